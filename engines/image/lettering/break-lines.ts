/** Length from which a word may be broken anywhere, characters: no line can hold it. */
const LONGEST_WORD = 18;

export interface BreakAt {
  /** Width of a word, in any unit. */
  width: (word: string) => number;
  /** Width of a space, in the same unit. */
  space: number;
}

interface Part {
  text: string;
  /** Whether it continues the word before, without a space. */
  joins: boolean;
}

/** Balanced line breaking: at most `count` lines that minimise the sum of squared widths. */
export function breakLines(text: string, count: number, { width, space }: BreakAt): string[] {
  const parts = text.split(' ').flatMap(chop);
  const total = Math.min(count, parts.length);
  const ends = endsOf(parts, width, space);
  const wide = (from: number, to: number) => (ends[to] ?? 0) - (ends[from] ?? 0) - (from > 0 ? space : 0);
  let best = new Map<number, { cost: number; starts: number[] }>([[0, { cost: 0, starts: [] }]]);
  for (let line = 0; line < total; line += 1) {
    const next = new Map<number, { cost: number; starts: number[] }>();
    for (const [from, { cost, starts }] of best) {
      for (let to = from + 1; to <= parts.length - (total - line - 1); to += 1) {
        const grown = cost + wide(from, to) ** 2;
        if (grown < (next.get(to)?.cost ?? Number.POSITIVE_INFINITY))
          next.set(to, { cost: grown, starts: [...starts, from] });
      }
    }
    best = next;
  }
  const starts = best.get(parts.length)?.starts ?? [0];
  return starts.map((from, line) => joined(parts.slice(from, starts[line + 1] ?? parts.length)));
}

/** End position of each part on one long line; the first entry is the start. */
function endsOf(parts: readonly Part[], width: (word: string) => number, space: number): number[] {
  const ends = [0];
  parts.forEach(({ text, joins }, index) => {
    ends.push((ends[index] ?? 0) + (index === 0 || joins ? 0 : space) + width(text));
  });
  return ends;
}

const joined = (parts: readonly Part[]) =>
  parts.map(({ text, joins }, index) => (index === 0 || joins ? text : ` ${text}`)).join('');

/** Splits a word into parts that may stand on lines of their own. */
function chop(word: string): Part[] {
  const marks = Array.from(word);
  const count = Math.ceil(marks.length / LONGEST_WORD);
  const size = Math.ceil(marks.length / Math.max(1, count));
  return Array.from({ length: count }, (_, index) => ({
    text: marks.slice(index * size, (index + 1) * size).join(''),
    joins: index > 0,
  }));
}
