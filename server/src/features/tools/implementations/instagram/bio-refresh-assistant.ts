import { capital, sentence } from '@flint/engines/english/words';
import type { InputOf } from '@flint/shared/tools/fields';
import { bioRefreshAssistant as definition } from '@flint/shared/tools/instagram/bio-refresh-assistant';
import { writingTool } from '../../implementation';
import { uniqueBy } from '../craft/unique-by';
import { fitted, selfLines } from './bio-lines';
import { reviewOf } from './bio-review';

type Input = InputOf<(typeof definition)['inputs']>;

/** Separators in a bio: line breaks, points, bars and emoji. */
const SEPARATORS =
  /\s*(?:\n|[•·|✦✧]|(?:\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\uFE0F|\u200D|\p{Emoji_Modifier})*)+\s*/u;
const HASHTAGS = /[#＃][\p{L}\p{N}_]+/gu;
const EMPTY = /^(?:welcome to (?:my|our) (?:page|profile|account|world)|official (?:page|account)|follow me)[.! ]*$/i;
const NEXT = /link|↓|\bdms?\b|\bbook\b|\bshop\b|\border\b|below|https?:|www\./i;

/** Hands and arrows that point to the link; the call to action follows them. */
const POINTING = /(?:👇|⬇|↓)(?:\uFE0F|\p{Emoji_Modifier})*\s*/gu;

/** Splits a bio into statements, without hashtags and stock phrases. */
function piecesOf(bio: string): string[] {
  const pieces = bio
    .replace(POINTING, '↓ ')
    .split(SEPARATORS)
    .map((piece) =>
      piece
        .replace(HASHTAGS, '')
        .replace(/\s{2,}/g, ' ')
        .trim(),
    );
  return pieces.filter((piece) => /\p{L}|\p{N}/u.test(piece) && !EMPTY.test(piece)).map(capital);
}

export const bioRefreshAssistant = writingTool({
  definition,
  guide: `You refresh profiles without making them somebody else's. First judge the bio as it is, as a visitor with three seconds would: what they do, who it is for, what speaks for them, where they are, what to do next, how it uses its room. Quote the words you judge. Then the versions, from the smallest change to a new start: each keeps every word of "keep", uses what "topic" says has changed, and ends with "next" where it is given. At most three lines, one thought a line; no hashtags, no rows of emoji, no "welcome to my page". "change" says in one sentence what you did and why. Nothing that neither the old bio nor the form says.`,
  write(input, kit) {
    const pieces = piecesOf(input.bio);
    const versions = versionsOf(input, pieces, input.topic ? selfLines(input.topic, kit.sentences) : []);
    const different = uniqueBy(versions, ({ bio }) => bio);
    const order = kit.random.chance(0.5) ? different : [...different.slice(0, 1), ...different.slice(1).reverse()];
    return { versions: order.slice(0, input.count), review: reviewOf(input.bio, pieces, input.audience) };
  },
});

function versionsOf({ bio, audience, proof, keep, next }: Input, pieces: readonly string[], news: readonly string[]) {
  const own = pieces.filter((piece) => !NEXT.test(piece));
  const [first = news[0] ?? bio.trim(), second = ''] = own;
  const [fresh = second, other = ''] = news;
  const end = next
    ? /[↓👇]/u.test(next)
      ? next
      : `${capital(next)} ↓`
    : (pieces.find((piece) => NEXT.test(piece)) ?? '');
  const whom = audience && `For ${audience}`;
  const kept = (between: string, ...said: string[]) => {
    const whole = said.join(' ').toLowerCase();
    const lost = keep.filter((word) => word !== '' && !whole.includes(word.toLowerCase()));
    const [head = '', ...rest] = said.filter(Boolean);
    return fitted([[...lost, head].filter(Boolean).join(' · '), ...rest], between);
  };
  const smallest = /[#＃]/.test(bio)
    ? 'Your first line stays; hashtags make room for the rest.'
    : 'Your first line stays, and what is new stands below it.';
  const beside = (...said: string[]) => said.filter(Boolean).join(' · ');
  return [
    {
      bio: kept('\n', first, fresh, end),
      change: smallest,
    },
    { bio: kept('\n', fresh, beside(first, whom), end), change: 'Begins with what has changed.' },
    { bio: whom && kept('\n', beside(whom, first), fresh, end), change: 'Says first who it is for.' },
    {
      bio: kept('\n', proof, beside(first, fresh), end),
      change: proof ? 'Begins with what speaks for you.' : 'Two lines: what you do, and what is next.',
    },
    {
      bio: kept(' ', sentence(first), fresh && sentence(fresh), end),
      change: 'Reads as one breath, without line breaks.',
    },
    { bio: kept('\n', beside(first, other || second), end), change: 'Short: what you are, and what to do next.' },
  ];
}
