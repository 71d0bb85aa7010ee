/** What copy can be asked for. */
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

/** What copy is about, ready to stand in a sentence. */
export interface Topic {
  /**
   * `one`: a counted thing; `things`: several; `matter`: an uncounted one; `event`: what happens or is there once;
   * `name`: whose kind nothing tells; `activity`: "growing tomatoes"; `clause`: "why sleep matters".
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

/** All that copy may use: nothing is in it that its reader did not write. */
export interface Brief {
  readonly form: Form;
  readonly count: number | undefined;
  readonly platform: Platform | undefined;
  readonly tone: Tone | undefined;
  readonly topic: Topic | undefined;
  readonly audience: string | undefined;
  /** Sentences and fragments about the topic, as written. */
  readonly details: readonly string[];
  readonly keyphrases: readonly string[];
  /** The text to work on, where the form works on one. */
  readonly pasted: string | undefined;
}
