import { planEdit } from '../editing/reading/plan-edit';

/** Intent detection by fixed patterns: an action that the user's message asks for. */
export interface ProposedAction {
  readonly kind: 'image' | 'video' | 'brand' | 'edit' | 'upscale' | 'cutout' | 'template' | 'agent';
  readonly input: Readonly<Record<string, unknown>>;
  /** Text shown beside the card. */
  readonly words: string;
}

const ASK = String.raw`^\s*(?:please\s+|(?:can|could|would) you\s+(?:please\s+)?)?`;
const MAKE = String.raw`${ASK}(?:make|create|generate|draw|paint|produce|design|film)\s+(?:me\s+)?`;
const COUNT = String.raw`(?:(?<count>one|two|three|four|[1-4]|an?|some)\s+)?`;
const ADJECTIVES = String.raw`(?<adjectives>(?:[a-z-]+\s+){0,3}?)`;
const PICTURE = new RegExp(
  `${MAKE}${COUNT}${ADJECTIVES}(?:pictures?|images?|photos?|illustrations?|drawings?|posters?)\\s+(?:of|showing|with|about|for)\\s+(?<what>.+)$`,
  'is',
);
const FILM = new RegExp(
  `${MAKE}(?:an?\\s+)?(?:(?<seconds>\\d{1,2})[- ]?(?:s|sec|seconds?)\\s+)?${ADJECTIVES}(?:videos?|films?|clips?|reels?)\\s+(?:of|showing|with|about|for)\\s+(?<what>.+)$`,
  'is',
);
/** Matches a request for a picture or film without a subject. */
const BARE = new RegExp(
  `${MAKE}${COUNT}${ADJECTIVES}(?:pictures?|images?|photos?|illustrations?|drawings?|posters?|videos?|films?|clips?|reels?)(?:\\s+for me)?[\\s.!?]*$`,
  'i',
);
const TONE =
  /\b(?:set|change|make)\s+(?:the\s+|my\s+|our\s+)?(?:brand(?:'s|’s)?\s+)?tone(?: of voice)?(?:\s+of\s+(?:the|my|our)\s+brand)?\s+(?:in)?to\s+["“]?(?<tone>[^"”\n.]{2,200})/i;
const THE_PICTURE = String.raw`(?:it|this|that|(?:the|this|that|my)\s+(?:picture|image|photo|illustration|drawing|poster))`;
const CUTOUT = new RegExp(
  `${ASK}(?:(?:remove|delete|erase|cut\\s+out)\\s+(?:the|its)\\s+background|cut\\s+(?:it|this|the\\s+\\w+)\\s+out)\\b`,
  'i',
);
const UPSCALE = new RegExp(`${ASK}(?:(?:upscale|enlarge)\\b|make\\s+${THE_PICTURE}\\s+(?:bigger|larger)\\b)`, 'i');
const FOUR_TIMES = /\b(?:4\s?x|x\s?4|four times)\b|4\s?×/i;
const EDIT = new RegExp(`${ASK}(?:edit|retouch)\\s+${THE_PICTURE}[\\s:,]+(?:to\\s+(?:be\\s+)?)?(?<what>.+)$`, 'is');

const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 };
const RATIO = /\b(16:9|9:16|4:5|1:1)\b/;
const PROMPT_MAX = 1500;

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.?!]+$/, '')
    .slice(0, PROMPT_MAX);

/** Whether a message asks for a picture or film without saying what it shows. */
export const lacksSubject = (words: string): boolean => BARE.test(words);

/** Reads an action from a user's own message; undefined where no pattern matches, which is the usual case. */
export function actionIn(words: string): ProposedAction | undefined {
  const ratio = RATIO.exec(words)?.[1];
  const shape = ratio && { aspect_ratio: ratio };
  const film = FILM.exec(words)?.groups;
  if (film?.what) {
    const seconds = film.seconds && { duration: Number(film.seconds) };
    const prompt = tidy(`${film.adjectives ?? ''}${film.what}`);
    return { kind: 'video', input: { prompt, ...shape, ...seconds }, words: 'That can be filmed.' };
  }
  const picture = PICTURE.exec(words)?.groups;
  if (picture?.what) {
    const { count = '', adjectives = '', what } = picture;
    const many = NUMBERS[count.toLowerCase()] ?? (Number(count) || 1);
    const input = { prompt: tidy(`${adjectives}${what}`), num_images: many, ...shape };
    return { kind: 'image', input, words: 'That can be drawn.' };
  }
  const tone = TONE.exec(words)?.groups?.tone;
  return tone && /\bbrand\b/i.test(words)
    ? { kind: 'brand', input: { tone: tidy(tone) }, words: 'That can be written into your brand profile.' }
    : undefined;
}

/** Templates by what people call them, and the field that takes what it is for. */
export const NAMED_TEMPLATES: readonly { readonly id: string; readonly called: string; readonly field: string }[] = [
  { id: 'launch-kit', called: 'launch kit', field: 'topic' },
  { id: 'thumbnail-abc', called: 'thumbnails', field: 'topic' },
  { id: 'channel-branding', called: 'channel branding', field: 'topic' },
  { id: 'quote-cards', called: 'quote cards?', field: 'thought' },
  { id: 'event-kit', called: 'event kit', field: 'topic' },
  { id: 'ad-set', called: '(?:ad set|set of ads)', field: 'topic' },
  { id: 'weekly-recap', called: 'weekly recap', field: 'topic' },
  { id: 'course-outline', called: 'course outline', field: 'topic' },
];

/** Reads a run of a template from a user's own message. */
export function templateIn(words: string): ProposedAction | undefined {
  for (const { id, called, field } of NAMED_TEMPLATES) {
    const asked = new RegExp(
      `${MAKE}(?:(?:an?|the|my|some|three|\\d)\\s+)?${called}\\s+(?:of|about|for|on|with|from)\\s+(?<what>.+)$`,
      'is',
    ).exec(words);
    const what = asked?.groups?.what;
    if (what !== undefined)
      return {
        ...{ kind: 'template', input: { template: id, inputs: { [field]: tidy(what) } } },
        words: 'There is a template for that.',
      };
  }
  return undefined;
}

const CALLED = 'If one of your agents has that name, its card stands below.';
const AGENT = new RegExp(
  `${ASK}(?:run|start|use)\\s+(?:my\\s+|the\\s+)?agent\\s+(?<called>["“][^"”]{1,100}["”]|.{1,100}?)(?:\\s+(?:about|for|on|with)\\s+(?<what>.+))?[\\s.!?]*$`,
  'is',
);

/** Reads a run of an agent, by its name, from a user's own message. */
export function agentIn(words: string): ProposedAction | undefined {
  const { called, what } = AGENT.exec(words)?.groups ?? {};
  if (!called) return undefined;
  const agent = called.replace(/^["“]|["”]$/g, '');
  return { kind: 'agent', input: { agent, ...(what && { about: tidy(what) }) }, words: CALLED };
}

/** As `actionIn`, for a picture of the conversation that is to be changed. */
export function editIn(words: string): ProposedAction | undefined {
  if (CUTOUT.test(words)) return { kind: 'cutout', input: {}, words: 'The background can be removed.' };
  if (UPSCALE.test(words)) {
    const factor = FOUR_TIMES.test(words) ? 4 : 2;
    return { kind: 'upscale', input: { factor }, words: 'That can be enlarged.' };
  }
  const { steps, ignored } = planEdit(words);
  const asked = EDIT.exec(words)?.groups?.what ?? (steps.length > 0 && ignored.length === 0 ? words : undefined);
  if (asked === undefined) return undefined;
  return { kind: 'edit', input: { prompt: tidy(asked) }, words: 'That can be edited.' };
}
