import type { Form, Platform, Tone } from '../../spec/copy-brief';

/** Words of each form. Of several in a message the first counts: "hashtags for this caption". */
const FORM_WORDS: Readonly<Record<Exclude<Form, 'kit'>, RegExp>> = {
  summary: /\b(?:summar(?:y|ies|i[sz]e|i[sz]ing)|tl;?dr|key (?:points|takeaways)|boil (?:this|it) down|sum up)\b/i,
  shorten:
    /\b(?:shorten|(?:make|keep) (?:it|this|that|them) (?:\w+ )?(?:shorter|briefer|tighter)|(?:re-?write|rephrase|reword) (?:it|this|that|them) (?:\w+ )?(?:shorter|briefer|briefly|concisely)|shorter|more concise|condense|cut (?:it|this) down)\b/i,
  lengthen: /\b(?:lengthen|expand|elaborate|(?:make|write) (?:it|this|that) longer|longer version)\b/i,
  retone:
    /\b(?:re-?write|rephrase|reword|paraphrase|(?:make|turn) (?:it|this|that|them) (?:sound )?(?:more|less|into)|change the tone|more (?:playful|professional|formal|casual|friendly|warm|bold|calm|fun))\b/i,
  improve:
    /\b(?:improve|proof-?read|(?:polish|correct|fix|edit|clean up) (?:it|this|these|my|the|up)|better version)\b/i,
  titles: /\b(?:titles?|headlines?|subject lines?|headings)\b/i,
  hooks: /\b(?:hooks?|opening lines?|openers?|intro lines?)\b/i,
  thread: /\b(?:threads?|tweet ?storm)\b(?! (?:profile|bio|post|caption))/i,
  bio: /\b(?:bios?|about me|profile text)\b/i,
  hashtags: /\b(?:hash ?tags?)\b|(?:^|\s)#tags\b/i,
  outline: /\b(?:outlines?|blog (?:post|article)s?|articles?|table of contents|lesson plan)\b/i,
  script: /\b(?:scripts?|voice-?overs?|screenplay|talking points)\b/i,
  email: /\b(?:e-?mails?|newsletters?|letters?|cold outreach)\b/i,
  ideas:
    /\b(?:ideas?|brainstorm|content plan|content calendar|angles|topics|suggestions|what (?:should|can|could) (?:i|we) (?:post|make|film|write))\b/i,
  slogans: /\b(?:slogans?|tag ?lines?|mottos?|catch ?phrases?|straplines?|ad copy|calls? to action|ctas?)\b/i,
  description:
    /\b(?:descriptions?|describe|blurbs?|landing page|product page|about page|product copy|listing|show notes)\b/i,
  captions:
    /\b(?:captions?|posts?|tweets?|status update|announcement)\b|(?<=\b(?:days?|weeks?|fortnight|months?)(?:['’]s?)? (?:worth )?of (?:[\w-]+ ){0,3})content\b|\bcontent(?= for (?:\w+ ){0,3}(?:days|weeks?|month)\b)/i,
};

/** The form that a message asks for, and the position of its word; undefined when it names none. */
export function formIn(text: string): { readonly form: Form; readonly from: number; readonly to: number } | undefined {
  const found = Object.entries(FORM_WORDS).flatMap(([form, words]) => {
    const match = words.exec(text);
    return match ? [{ form: form as Form, from: match.index, to: match.index + match[0].length }] : [];
  });
  // "Brainstorm titles" is about titles, not about ideas.
  const isVerb = ({ from, to }: { from: number; to: number }) => /^brainstorm/i.test(text.slice(from, to));
  return found.sort((a, b) => Number(isVerb(a)) - Number(isVerb(b)) || a.from - b.from || b.to - a.to)[0];
}

/** Counting words beside a form: "title ideas" are titles. */
export const COUNTING = /^\s*(?:ideas?|options?|suggestions?|variations?|examples?)\b/i;

const NUMBERS = new Map(
  Object.entries({ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 }),
)
  .set('ten', 10)
  .set('dozen', 12);

/** Forms of which "a" asks for one piece, however many lines it has. */
const ONE_PIECE: ReadonlySet<Form> = new Set([
  'thread',
  'outline',
  'script',
  'ideas',
  'hashtags',
  'email',
  'description',
]);

/** The number of pieces asked for, among the words before the form. */
export function countIn(text: string, { form, from }: { form: Form; from: number }): number | undefined {
  const before = text.slice(0, from).split(/\s+/).filter(Boolean).slice(-5).reverse();
  for (const word of before) {
    const number = /^\d{1,2}$/.test(word) ? Number(word) : NUMBERS.get(word.toLowerCase());
    if (number === 1 && ONE_PIECE.has(form)) return undefined;
    if (number !== undefined && number > 0) return number;
  }
  return undefined;
}

const PLATFORM_WORDS: readonly (readonly [Platform, RegExp])[] = [
  ['instagram', /\b(?:instagram|insta|ig|reels?)\b/i],
  ['tiktok', /\btik ?tok\b/i],
  ['youtube', /\b(?:you ?tube|yt)\b/i],
  ['linkedin', /\blinked ?in\b/i],
  ['x', /\b(?:twitter|tweets?|tweet ?storm)\b|\b(?:on|for) X\b/],
  ['facebook', /\b(?:facebook|fb)\b/i],
  ['pinterest', /\b(?:pinterest|pins?)\b/i],
  ['threads', /\bThreads\b/],
  ['podcast', /\bpodcast (?:episode|title|description|script|intro)s?\b/i],
  ['blog', /\bblog\b/i],
];

export function platformIn(text: string): Platform | undefined {
  return PLATFORM_WORDS.find(([, words]) => words.test(text))?.[0];
}

const TONE_WORDS: readonly (readonly [Tone, RegExp])[] = [
  ['playful', /\b(?:playful|fun(?:ny)?|witty|humou?rous|cheeky|quirky|light-?hearted|catchy)\b/i],
  ['professional', /\b(?:professional|formal|corporate|serious|authoritative|polished)\b/i],
  ['warm', /\b(?:warm|friendly|heartfelt|kind|caring|personal|sincere|emotional)\b/i],
  ['bold', /\b(?:bold|punchy|edgy|daring|confident|energetic|exciting|urgent)\b/i],
  ['calm', /\b(?:calm|minimal(?:ist)?|elegant|luxur(?:y|ious)|sophisticated|soothing|poetic)\b/i],
  ['casual', /\b(?:casual|relaxed|informal|conversational|chatty|laid-?back)\b/i],
];

/** The tone asked for by name: "a playful tone", "make it warm", "Tone: bold", "catchy titles". */
export function toneIn(instruction: string): Tone | undefined {
  return TONE_WORDS.find(([, words]) => words.test(instruction))?.[0];
}
