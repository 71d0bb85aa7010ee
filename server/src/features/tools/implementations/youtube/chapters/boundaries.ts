import type { TimedLine } from '@flint/shared/contracts/timed-text';
import { chapterStarts } from '@flint/shared/tools/timed-fault';

/** Lines before and after a place that are compared: about half a minute of speech each. */
const WINDOW = 6;
/** A pause as long as this, in seconds, counts like a change of half of the words. */
const LONG_PAUSE = 2;
const FEWEST = 3;
const YOUTUBE_SHORTEST = 10;

/** What people say when something new begins. */
const BEGINS =
  /^(?:(?:ok(?:ay)?|alright|all right|right|so|and|now|well)[,.]?\s+)*(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|next|now|then|finally|lastly|let['’]?s|moving on|step|number|on to|another|to (?:sum up|finish|begin)|in (?:the end|conclusion))\b/i;

const COMMON = new Set(
  'a about after again all also an and any are as at be because been before but by can could did do does down for from get go going got had has have he her here him his how i if in into is it its just know like little look make me more much my no not now of on one or our out over really right see she so some that the their them then there these they thing things this to too up us very want was we well were what when where which while who will with would yeah you your'.split(
    ' ',
  ),
);

/** The words of a text that say what it is about, without plurals and tenses as far as endings tell. */
export function stemsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? [];
  return words
    .filter((word) => word.length > 2 && !COMMON.has(word))
    .map((word) => word.replace(/(?:ing|ed|es|s)$/, ''));
}

function countsOf(lines: readonly TimedLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const stem of lines.flatMap(({ text }) => stemsOf(text))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

/** How alike two stretches of speech are: the cosine of their words, 0 to 1. */
function likeness(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let shared = 0;
  for (const [stem, count] of one) shared += count * (other.get(stem) ?? 0);
  const size = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((sum, n) => sum + n * n, 0);
  return shared === 0 ? 0 : shared / Math.sqrt(size(one) * size(other));
}

/** How much speaks for something new at a line: other words, a pause before it, words that say so. */
function novelty(lines: readonly TimedLine[], at: number): number {
  const before = lines.slice(Math.max(0, at - WINDOW), at);
  const after = lines.slice(at, at + WINDOW);
  const line = lines[at];
  const last = lines[at - 1];
  if (!line || !last) return 0;
  const pause = last.end === undefined ? 0 : Math.min(1, Math.max(0, line.start - last.end) / LONG_PAUSE);
  const ended = /[.!?…]["”’)]?$/.test(last.text) ? 0.1 : 0;
  return 1 - likeness(countsOf(before), countsOf(after)) + pause / 2 + (BEGINS.test(line.text) ? 0.45 : 0) + ended;
}

/**
 * Where chapters begin: the places where the words of a transcript change most (after Hearst, "TextTiling", 1997),
 * each at least `least` seconds from the next.
 * @param lines in order of time
 * @returns positions in `lines`, the first 0; as many as three wherever YouTube's ten seconds allow that
 */
export function chapterBoundaries(lines: readonly TimedLine[], count: number, least: number): number[] {
  const startOf = (at: number) => (at === 0 ? 0 : Math.floor(lines[at]?.start ?? 0));
  const end = lines.reduce((last, line) => Math.max(last, line.end ?? line.start), 0);
  const chosen = [0];
  const byNovelty = lines
    .map((_, at) => ({ at, score: novelty(lines, at) }))
    .slice(1)
    .sort((a, b) => b.score - a.score || a.at - b.at);
  const fits = (at: number, gap: number) => chosen.every((other) => Math.abs(startOf(at) - startOf(other)) >= gap);
  for (const { at } of byNovelty) {
    if (chosen.length >= count) break;
    // What is left after the last one is a chapter too.
    if (fits(at, least) && end - startOf(at) >= Math.min(least, YOUTUBE_SHORTEST)) chosen.push(at);
  }
  if (chosen.length >= FEWEST) return chosen.sort((a, b) => a - b);
  const starts = new Set(chapterStarts(lines));
  const possible = lines.flatMap((_, at) => (starts.delete(startOf(at)) ? [at] : []));
  return possible.slice(0, count);
}
