import { ENDINGS, HARMONY_ENDING, sortOf } from './marks';

/** What stands around a mark. */
interface Place {
  readonly isFenced: boolean;
  /** Its line so far. */
  readonly line: string;
  /** The mark, and what arrived after it. */
  readonly rest: string;
  /** Whether nothing more will arrive. */
  readonly last: boolean;
  /** Whether words of the answer were told since the last thoughts. */
  readonly said: boolean;
  /** Whether the answer has thoughts. */
  readonly found: boolean;
}

/**
 * What a mark means: `wait` until more arrived; a `word`; nothing to a reader (`drop`); thoughts begin; or everything
 * before it was thought (`retract`). `length`: characters of the mark.
 */
type Verdict =
  | 'wait'
  | 'word'
  | { readonly means: 'drop' | 'retract'; readonly length: number }
  | { readonly means: 'think'; readonly length: number; readonly until: RegExp };

/** Most characters from a head of the harmony format to its message. */
const HEAD_MAX = 200;
/** Most characters of thoughts between two lines of an answer: longer ones are text that names a mark. */
const INNER_MAX = 20_000;
const HEAD = /^<\|(?:start|channel)\|>[\s\S]*?<\|message\|>/i;
const OTHER_CHANNEL = /<\|channel\|>\s*(?!\s|final\b)/i;
const OPENING_QUOTE = /["'“‘„«(]$/;
const CLOSING_QUOTE = /^["'”’“»)]/;

/** Judges a mark by its place. */
export function judgeMark(mark: string, place: Place): Verdict {
  const { rest, said, found } = place;
  const { length } = mark;
  const sort = sortOf(mark);
  if (place.isFenced || sort === 'word') return 'word';
  const name = asName(rest.slice(length), sort === 'end', place);
  if (name !== 'no') return name;
  switch (sort) {
    case 'noise':
      return found ? { means: 'drop', length } : 'word';
    case 'end':
      return { means: 'retract', length };
    case 'head':
      return judgeHead(place);
    default:
      return judgeBeginning({ length, until: ENDINGS.get(mark.toLowerCase()) ?? HARMONY_ENDING }, said, place);
  }
}

function judgeBeginning(
  { length, until }: { length: number; until: RegExp },
  said: boolean,
  { line, rest, last }: Place,
): Verdict {
  if (said && line.trim() !== '') return 'word';
  if (said && !until.test(rest)) return last || rest.length > INNER_MAX ? 'word' : 'wait';
  return { means: 'think', length, until };
}

function judgeHead({ rest, last }: Place): Verdict {
  const head = HEAD.exec(rest)?.[0];
  if (!head || head.length > HEAD_MAX) return last || rest.length > HEAD_MAX ? 'word' : 'wait';
  const { length } = head;
  return OTHER_CHANNEL.test(head) ? { means: 'think', length, until: HARMONY_ENDING } : { means: 'retract', length };
}

/** Whether the text talks about the mark: in code, in quotes, or, for an end, between two words. */
function asName(after: string, isEnd: boolean, { line, last }: Place): 'no' | 'wait' | 'word' {
  const [restOfLine = '', ...more] = after.split('\n', 2);
  const isWhole = last || more.length > 0;
  const ticks = line.split('`').length - 1;
  if (ticks % 2 === 1) {
    if (restOfLine.includes('`')) return 'word';
    if (!isWhole) return 'wait';
  }
  const isBetween = isEnd && /\S[ \t]+$/.test(line);
  if (!isBetween && !OPENING_QUOTE.test(line)) return 'no';
  if (after.trim() === '' && !isWhole) return 'wait';
  if (OPENING_QUOTE.test(line) && CLOSING_QUOTE.test(after)) return 'word';
  return isBetween && /^[ \t]+\S|^[.,;:!?]/.test(after) ? 'word' : 'no';
}
