/** Forms of copy. */
export const FORMS = [
  ...['titles', 'hooks', 'captions', 'thread', 'bio', 'description', 'outline', 'script', 'hashtags', 'email'],
  ...['ideas', 'slogans', 'summary', 'shorten', 'lengthen', 'retone', 'improve', 'kit'],
] as const;
export type Form = (typeof FORMS)[number];

export const TONES = ['playful', 'professional', 'warm', 'bold', 'calm', 'casual'] as const;
export type Tone = (typeof TONES)[number];

export const PLATFORMS = [
  ...['instagram', 'tiktok', 'youtube', 'linkedin', 'x', 'facebook', 'pinterest', 'threads', 'podcast', 'blog'],
] as const;
export type Platform = (typeof PLATFORMS)[number];

/** The topic of a copy, ready to stand in a sentence. */
export interface Topic {
  /**
   * Grammatical shape. `one`: a countable thing; `things`: several; `matter`: an uncountable one; `event`: happens
   * once; `name`: a name of unknown kind; `activity`: "growing tomatoes"; `clause`: "why sleep matters".
   */
  readonly shape: 'one' | 'things' | 'matter' | 'event' | 'name' | 'activity' | 'clause';
  /** With its determiner: "our new cold brew coffee", "the coffee shop opening". */
  readonly full: string;
  /** In general: "cold brew coffee", "ceramics workshops". */
  readonly kind: string;
  /** As written, without a determiner: "vegan bakery in Leeds". */
  readonly bare: string;
  readonly plural: boolean;
  readonly kindPlural: boolean;
}

/** Everything that copy may use: only what the user wrote. */
export interface Brief {
  readonly form: Form;
  readonly count: number | undefined;
  /** Days that posts are asked for, one each: "a week of posts". */
  readonly days?: number | undefined;
  readonly platform: Platform | undefined;
  readonly tone: Tone | undefined;
  readonly topic: Topic | undefined;
  readonly audience: string | undefined;
  /** Sentences and fragments about the topic, as written. */
  readonly details: readonly string[];
  readonly keyphrases: readonly string[];
  /** The text to work on, for forms that need one. */
  readonly pasted: string | undefined;
}
