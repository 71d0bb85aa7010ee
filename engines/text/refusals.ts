import { formIn } from './brief/asked';

const ABILITIES =
  'titles, hooks, captions, threads, bios, descriptions, outlines, scripts, hashtags, emails, slogans and lists of ideas about something you name; and I can summarise, shorten, proofread or change the tone of a text you paste';

const REASONS: readonly (readonly [RegExp, string])[] = [
  [
    /\btranslat(?:e|ion|ing)\b|\b(?:in|into|to) (?:spanish|french|german|italian|portuguese|chinese|japanese|arabic|hindi|russian|polish|dutch|turkish|korean)\b/i,
    'I cannot translate: I know English words, not what they mean in another language.',
  ],
  [
    /\b(?:python|javascript|typescript|java|sql|html|css|c\+\+|regex|bash)\b.*|\b(?:write|fix|debug|explain) (?:a |the |this |some |my )?(?:code|function|bug|program|query)\b/i,
    'I cannot write or read code.',
  ],
  [
    /\b(?:calculate|compute|solve|what is|how much is)\b[^\n]*\d|\d\s*[-+*/×÷^%]\s*\d/i,
    'I cannot do sums, and I never invent a number.',
  ],
  [
    /\b(?:poems?|songs?|lyrics|short stor(?:y|ies)|novel|essay|jokes?|haiku|cover letter|resume|cv|contract|business plan)\b/i,
    'That is a form I cannot write well, so I would rather not try.',
  ],
];

const QUESTION =
  /^(?:who|whom|whose|what|when|where|why|which|how|is|are|was|were|do|does|did|can|could|should|will|would)\b[^\n]*\?\s*$/i;
const WISH = /^(?:can|could|will|would) (?:you|i get|i have|we get)\b/i;
const GREETING = /^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening)|test|ping)[\s!.,]*$/i;
const THANKS = /^(?:(?:many )?thanks?(?: you)?(?: (?:so|very) much)?|ok(?:ay)?|great|perfect|cool|nice)[\s!.,]*$/i;

const FOREIGN = new Set(
  'el la los las una para con por que qué como une les des pour avec dans est und der die das ein eine für mit ist nicht uma não com os gli il per che di een het voor met naar som och att'.split(
    ' ',
  ),
);
const ENGLISH = new Set(
  'the a an and of to for in on with my our your is are about me write make this that it i we you please new'.split(
    ' ',
  ),
);

/** Language detection: whether a message is in a language without templates. */
function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  if (letters.length > 3 && latin.length < letters.length * 0.7) return true;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (set: ReadonlySet<string>) => words.filter((word) => set.has(word)).length;
  return words.length > 3 && count(FOREIGN) > count(ENGLISH);
}

/** Strips a greeting such as "Hello,". */
export const withoutGreeting = (text: string) =>
  text.trim().replace(/^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening))(?: there)?[\s,!.]+/i, '');

/** Refusal of a request that the copywriter cannot serve, with what it can do; undefined when it may try. */
export function refusalFor(message: string): string | undefined {
  const text = message.trim();
  const can = `What I can do: ${ABILITIES}.`;
  if (GREETING.test(text))
    return `Hello! Name something and what you need, for example: “five Instagram captions about our new cold brew coffee, for young remote workers”.\n\n${can}`;
  if (THANKS.test(text)) return 'You are welcome. Name the next thing whenever you like.';
  if (isForeign(text)) return `I write in English only.\n\n${can}`;
  const [instruction = ''] = withoutGreeting(text).split('\n');
  const asked = formIn(instruction);
  const reason = REASONS.find(([words]) => words.test(instruction));
  if (reason && (!asked || reason === REASONS[0])) return `${reason[1]}\n\n${can}`;
  if (!asked && QUESTION.test(instruction) && !WISH.test(instruction)) {
    return `I do not know facts, so I cannot answer that.\n\n${can}`;
  }
  return undefined;
}

/** Answer to a request that names no topic. */
export const NO_TOPIC = `What is it about? Name the thing, who it is for, and a detail or two: I only use your own words. For example: “titles for a video about growing tomatoes on a balcony, for beginners”.`;
