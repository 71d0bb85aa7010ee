import { isForeign } from '../english/foreign';
import { isAllUnknown } from '../english/nonsense';
import { formIn } from './brief/asked';
import { talkFor } from './talk';
import { isQuestion } from './wish';

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

/** Orders to make something, and what may be ordered without naming a form. */
const MAKE =
  /^(?:please )?(?:(?:can|could|would|will) (?:you|u) (?:please )?)?(?:write|give|make|create|generate|draft|suggest|compose|produce|craft|design|build|prepare|provide|send|show)\b\s*(?:me\b|us\b)?\s*(.*)$/i;
const ANY_TEXT =
  /^(?:about|for|on)\b|^(?:it|them|this|that|these|those|more|another|\d+ more)\b|\b(?:something|anything|everything|content|copy|texts?|words|lines?|sentences?|phrases?|paragraphs?|messages?|marketing|campaigns?|promos?|announcements?|ads?|adverts?|videos?|reels?|shorts?|tiktoks?|podcasts?|episodes?|stor(?:y|ies)|carousels?|speech|launch)\b/i;
/** Orders to do something here, which is no text. */
const DO =
  /^(?:please )?(?:print|reveal|repeat|output|display|open|close|play|book|order|buy|delete|remove|publish|upload|download|remind|call|sing|dance|ignore|forget|disregard|pretend|log|sign|cancel|change|turn|set|connect|export|import|share|pay|refund|charge|schedule)\b(?:.*\b(?:me|my|it|this|that|them|account|credits?|library|subscription|password|settings|posts?)\b|\s*$)/i;
/** The same with things of theirs, which may be named like a form: "Delete my posts". */
const DO_HERE =
  /^(?:please )?(?:delete|publish|schedule|share|open|download|upload|export|remove|archive)\b (?:all )?(?:of )?(?:my|the|these|those|this|that|it|them)\b/i;
const TELL = /^(?:please )?(?:tell (?:me|us)|explain)\b/i;

const NO_FORM = 'That is nothing I can do: I only write texts of a few kinds, and this names none of them.';

/** Strips a greeting such as "Hello,". */
export const withoutGreeting = (text: string) =>
  text.trim().replace(/^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening))(?: there)?[\s,!.]+/i, '');

/** Refusal of a request that the copywriter cannot serve, with what it can do; undefined when it may try. */
export function refusalFor(message: string): string | undefined {
  const text = message.trim();
  const can = `What I can do: ${ABILITIES}.`;
  const talk = talkFor(text);
  if (talk) return `${talk}\n\n${can}`;
  if (isForeign(text)) return `I write in English only.\n\n${can}`;
  const [instruction = ''] = withoutGreeting(text).split('\n');
  const asked = formIn(instruction);
  const reason = REASONS.find(([words]) => words.test(instruction));
  if (reason && (!asked || reason === REASONS[0])) return `${reason[1]}\n\n${can}`;
  if (isQuestion(instruction) || (!asked && TELL.test(instruction)))
    return `I do not know facts, so I cannot answer that.\n\n${can}`;
  if (DO_HERE.test(instruction)) return `${NO_FORM}\n\n${can}`;
  if (formIn(text)) return undefined;
  const made = MAKE.exec(instruction)?.[1];
  if (DO.test(instruction) || (made !== undefined && !ANY_TEXT.test(made))) return `${NO_FORM}\n\n${can}`;
  if (isAllUnknown(instruction)) return NONSENSE;
  return undefined;
}

/** Answer to words that look typed at random. */
export const NONSENSE =
  'I do not know these words. If they are a name, say what you need and what it is, for example: “titles about Zyntra, a running app”.';

/** Answer to a request that names no topic. */
export const NO_TOPIC = `What is it about? Name the thing, who it is for, and a detail or two: I only use your own words. For example: “titles for a video about growing tomatoes on a balcony, for beginners”.`;

/** Most days of posts at once: more would repeat each other. */
export const DAYS_MAX = 7;

/** Answer to a plan of more days than can be told apart. */
export const TOO_MANY_DAYS = `I plan at most a week of posts at once: more would repeat each other. Ask for a week, or use the tool that plans ahead: [Content calendar builder](/platform-tools/x/content-calendar-builder).`;
