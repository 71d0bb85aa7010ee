import type { commentResponder } from '@flint/shared/tools/instagram/comment-responder';
import type { OutputOf } from '@flint/shared/tools/shape';

export type Kind = OutputOf<(typeof commentResponder)['output']>['replies'][number]['kind'];

/** Patterns of each kind; the first match decides. */
const SIGNS: readonly (readonly [Kind, RegExp])[] = [
  [
    'spam',
    /\b(?:promote (?:it|this|your)|dm (?:to|for) (?:collab|promo|feature)|collab with us|check (?:out )?(?:my|our) (?:page|profile|bio)|follow (?:me|us) (?:back|for)|f4f|l4l|crypto|forex|earn \$?\d|https?:\/\/|free followers|brand ambassador)\b/i,
  ],
  [
    'complaint',
    /\b(?:disappoint\w*|broken?|broke|chipped|chip|cracked|damaged|refund|never (?:arrived|came|got)|(?:nothing|hasn['’]?t|has not|didn['’]?t|did not|haven['’]?t|have not) (?:arrived?|come|received?|got|shown up)|where is my (?:order|parcel|package)|still waiting|rip[- ]?off|rude|terrible|awful|worst|scam|unhappy|not happy|too expensive|overpriced|wrong (?:size|colou?r|item|order))\b|:\(|😡|😠|👎/i,
  ],
  ['question', /[?？]|^(?:how|what|where|when|why|who|which|do|does|did|can|could|is|are|will|would|price|cost)\b/i],
  [
    'friend',
    /^(?:@[\w.]+[\s,&]*)+(?:(?:and|we|you|us|look|this|need|these|for|let['’]?s|omg|yes|go|see)\b[\s\w'’]*)?\p{Extended_Pictographic}*[.!]*$/iu,
  ],
  [
    'praise',
    /\b(?:love|loving|beautiful|gorgeous|stunning|amazing|awesome|great|unreal|perfect|wow|nice|lovely|incredible|fantastic|brilliant|obsessed|goals|best|well done|congrat\w*|thank(?:s| you)|so good|cute|pretty|need (?:this|these|one)|want (?:this|these|one))\b|❤|😍|🔥|👏|💛|💙|🥰|🙌/iu,
  ],
];

/** Classifies a comment by word patterns. */
export function kindOf(comment: string): Kind {
  if (!/[\p{L}\p{N}]/u.test(comment)) return /👎|😡|😠/u.test(comment) ? 'complaint' : 'praise';
  return SIGNS.find(([, sign]) => sign.test(comment))?.[0] ?? 'story';
}

const JUDGING =
  /^(?:amazing|beautiful|great|gorgeous|stunning|lovely|best|nice|awesome|perfect|cool|unreal|incredible|pretty|cute|favou?rite|new|good|such|more|many)$/i;
const EMPTY =
  /^(?:love|job|thing|things|thanks|thank|god|omg|post|wow|day|work|way|lot|one|ones|guys|people|congrats|goals|perfect|beautiful|gorgeous|stunning|amazing|please|yes|time|question|hi|hello|hey)$/i;

/** The subject a comment names, without its judgement; empty when it names none. */
export function thingIn(phrases: readonly string[]): string {
  const things = phrases.map((phrase) => phrase.split(' ').filter((word) => !JUDGING.test(word)));
  const found = things.find((words) => words.length > 0 && !EMPTY.test(words.at(-1) ?? ''));
  return found?.join(' ').toLowerCase() ?? '';
}
