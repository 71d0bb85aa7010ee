import type { bioRefreshAssistant } from '@flint/shared/tools/instagram/bio-refresh-assistant';
import { PROFILE_LINES } from '@flint/shared/tools/instagram/profile-lines';
import type { OutputOf } from '@flint/shared/tools/shape';

type Point = OutputOf<(typeof bioRefreshAssistant)['output']>['review'][number];

const NEXT = /link|↓|👇|⬇|\bdms?\b|messages?\b|book\b|shop\b|order|below|https?:|www\.|e-?mail/i;
const WHOM =
  /\bfor (?!(?:the|a|an|now|fun|years?|collabs?|collaborations?|work|bookings?|business|enquiries|inquiries|more|hire|sale|promo|prices?|details)\b)\p{L}+|\bhelping\b|\bi help\b|\bwe help\b/iu;
const PLACE = /📍|\b(?:in|from|near|based in) \p{Lu}\p{L}+/u;
const PROOF = /\p{N}|award|since|featured|certified|published/iu;
const HASHTAG = /[#＃][\p{L}\p{N}_]+/u;
const WELCOME = /welcome to (?:my|our)|official (?:page|account)|dreamer|living my best|just a (?:girl|guy|person)/i;

const quoted = (text: string) => `“${text}”`;

/** Review of a bio, by word patterns. @param pieces its statements */
export function reviewOf(bio: string, pieces: readonly string[], audience: string): Point[] {
  const [first = bio] = pieces;
  const isFor = WHOM.test(bio) || (audience !== '' && bio.toLowerCase().includes(audience.toLowerCase()));
  const points: Point[] = [
    NEXT.test(bio)
      ? { aspect: 'next', verdict: 'there', note: 'It says what to do next.' }
      : {
          aspect: 'next',
          verdict: 'missing',
          note: 'Nothing says what a visitor can do next: no link, no date, no message.',
        },
    WELCOME.test(first)
      ? {
          aspect: 'what',
          verdict: 'vague',
          note: `${quoted(first)} could be anybody. Say what you do in the words people look for.`,
        }
      : {
          aspect: 'what',
          verdict: 'there',
          note: `It begins with ${quoted(first)}: keep it first if that is what you do.`,
        },
    isFor
      ? { aspect: 'whom', verdict: 'there', note: 'It says who it is for.' }
      : { aspect: 'whom', verdict: 'missing', note: 'Who it is for is not said.' },
    PROOF.test(bio)
      ? { aspect: 'proof', verdict: 'there', note: 'Something speaks for you besides yourself.' }
      : {
          aspect: 'proof',
          verdict: 'missing',
          note: 'Nothing shows why to believe it: a year, a place you were in, a number you can stand by.',
        },
    PLACE.test(bio)
      ? { aspect: 'place', verdict: 'there', note: 'It says where you are.' }
      : { aspect: 'place', verdict: 'missing', note: 'Where you are is not said. Leave it so if it does not matter.' },
    roomOf(bio),
  ];
  // The patterns are for Latin script only.
  const told = /\p{Script=Latin}/u.test(bio)
    ? points
    : points.filter(({ aspect }) => aspect === 'what' || aspect === 'room');
  const weight = { missing: 0, vague: 1, there: 2 };
  return told.sort((a, b) => weight[a.verdict] - weight[b.verdict]);
}

function roomOf(bio: string): Point {
  if (HASHTAG.test(bio))
    return { aspect: 'room', verdict: 'vague', note: 'Its hashtags take characters and lead away from your page.' };
  if (bio.split('\n').length > PROFILE_LINES)
    return { aspect: 'room', verdict: 'vague', note: 'It has more lines than a profile shows before "more".' };
  return { aspect: 'room', verdict: 'there', note: 'It fits, and no character goes into hashtags.' };
}
