import { parseTimedText, type TimedLine } from '../contracts/timed-text';
import { RULES } from './limits/limits';

const FEWEST = RULES['youtube.chapters.count'].min;
const SHORTEST = RULES['youtube.chapters.length'].min;

/** Whole seconds at which lines begin, the first at 0, each at least a chapter's minimum after the previous. */
export function chapterStarts(lines: readonly TimedLine[], shortest: number = SHORTEST): number[] {
  const starts = lines.length > 0 ? [0] : [];
  for (const second of lines.map(({ start }) => Math.floor(start)).sort((a, b) => a - b))
    if ((starts.at(-1) ?? 0) + shortest <= second) starts.push(second);
  return starts;
}

/** Why a transcript gives no chapters, as a message; undefined where it does. */
export function timedFault(text: string): string | undefined {
  const lines = parseTimedText(text);
  if (lines.length === 0)
    return 'There are no times in it. Paste SubRip, WebVTT, or lines that begin with a time, such as 0:00.';
  if (chapterStarts(lines).length >= FEWEST) return undefined;
  return `Too short: ${FEWEST} chapters of ${SHORTEST} seconds need lines that begin at ${SHORTEST * (FEWEST - 1)} seconds and later.`;
}
