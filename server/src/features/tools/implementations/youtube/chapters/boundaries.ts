import type { TimedLine } from '@flint/shared/contracts/timed-text';
import { chapterStarts } from '@flint/shared/tools/timed-fault';

/** Window: lines before and after a position that are compared, about half a minute of speech each. */
const WINDOW = 6;
/** A pause of this length, in seconds, weighs as much as a change of half of the words. */
const LONG_PAUSE = 2;
const FEWEST = 3;
const YOUTUBE_SHORTEST = 10;

/** Phrases that start a new topic. */
const BEGINS =
  /^(?:(?:ok(?:ay)?|alright|all right|right|so|and|now|well)[,.]?\s+)*(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|next|now|then|finally|lastly|let['’]?s|moving on|step|number|on to|another|to (?:sum up|finish|begin)|in (?:the end|conclusion))\b/i;

const COMMON = new Set(
  'a about after again all also an and any are as at be because been before but by can could did do does down for from get go going got had has have he her here him his how i if in into is it its just know like little look make me more much my no not now of on one or our out over really right see she so some that the their them then there these they thing things this to too up us very want was we well were what when where which while who will with would yeah you your'.split(
    ' ',
  ),
);

/** Stems of a text's content words, by simple suffix stripping. */
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

/** Cosine similarity of two stretches' word counts, 0 to 1. */
function likeness(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let shared = 0;
  for (const [stem, count] of one) shared += count * (other.get(stem) ?? 0);
  const size = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((sum, n) => sum + n * n, 0);
  return shared === 0 ? 0 : shared / Math.sqrt(size(one) * size(other));
}

/** Novelty score of a line: changed words, a pause before it, a topic-starting phrase. */
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
 * Text segmentation (after Hearst, "TextTiling", 1997): chapters start where the words of a transcript change most,
 * each at least `least` seconds from the next.
 * @param lines in order of time
 * @returns indexes of `lines`, the first 0; at least three where YouTube's minimum of ten seconds permits
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
    // The rest after the last boundary is a chapter too.
    if (fits(at, least) && end - startOf(at) >= Math.min(least, YOUTUBE_SHORTEST)) chosen.push(at);
  }
  if (chosen.length >= FEWEST) return chosen.sort((a, b) => a - b);
  const starts = new Set(chapterStarts(lines));
  const possible = lines.flatMap((_, at) => (starts.delete(startOf(at)) ? [at] : []));
  return possible.slice(0, count);
}
