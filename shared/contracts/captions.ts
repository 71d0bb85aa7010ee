import type { Segment } from './speech';

/** Longest line and most lines of a caption (Netflix Timed Text Style Guide, English: 42 characters, two lines). */
export const CAPTION_LINE_MAX = 42;
export const CAPTION_LINES_MAX = 2;

/** A caption: one or two lines shown together, times in whole milliseconds from the start. */
export interface Caption {
  readonly startMs: number;
  readonly endMs: number;
  readonly lines: readonly string[];
}

/**
 * Splits segments into captions that fit a screen. A segment too long for one is divided in proportion to its letters,
 * because its words have no times. Captions are in order, have a duration, and do not overlap.
 */
export function toCaptions(segments: readonly Segment[]): Caption[] {
  const captions: Caption[] = [];
  let earliest = 0;
  for (const { start, end, text } of [...segments].sort((one, other) => one.start - other.start)) {
    const pages = pagesOf(text);
    const letters = pages.map((lines) => lines.join(' ').length);
    const total = letters.reduce((sum, count) => sum + count, 0);
    const from = Math.max(earliest, milliseconds(start));
    // Every caption needs a duration, even of a segment that another one covers.
    const length = Math.max(pages.length, milliseconds(end) - from);
    let said = 0;
    pages.forEach((lines, at) => {
      const startMs = Math.max(earliest, from + Math.floor((length * said) / total));
      said += letters[at] ?? 0;
      const endMs = Math.max(startMs + 1, from + Math.floor((length * said) / total));
      captions.push({ startMs, endMs, lines });
      earliest = endMs;
    });
  }
  return captions;
}

const milliseconds = (seconds: number) => Math.max(0, Math.round(seconds * 1000));

/** Splits a text into pages of lines that fit. */
function pagesOf(text: string): string[][] {
  const words = text.split(/\s+/).filter(Boolean).flatMap(inPieces);
  const pages: string[][] = [];
  while (words.length > 0) {
    const taken = words.splice(0, fitting(words));
    pages.push(balanced(taken));
  }
  return pages;
}

/** Splits a word longer than a line, because captions do not scroll. */
function inPieces(word: string): string[] {
  const letters = Array.from(word);
  const pieces: string[] = [];
  while (letters.length > 0) pieces.push(letters.splice(0, CAPTION_LINE_MAX).join(''));
  return pieces;
}

/** How many words fit on one page; fewer where a sentence ends in its second half. */
function fitting(words: readonly string[]): number {
  let count = 1;
  while (count < words.length && greedy(words.slice(0, count + 1)).length <= CAPTION_LINES_MAX) count += 1;
  if (count === words.length) return count;
  const sentence = words.slice(0, count).findLastIndex((word) => /[.!?…]["'”’)]?$/.test(word)) + 1;
  return sentence * 2 >= count ? sentence : count;
}

function greedy(words: readonly string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && width(longer) <= CAPTION_LINE_MAX) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Balances two lines: nearly equal lengths read faster than a full line and a rest. */
function balanced(words: readonly string[]): string[] {
  const whole = words.join(' ');
  if (width(whole) <= CAPTION_LINE_MAX) return [whole];
  const halves = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
    .filter((lines) => lines.every((line) => width(line) <= CAPTION_LINE_MAX));
  const gap = (lines: readonly string[]) => Math.abs(width(lines[0] ?? '') - width(lines[1] ?? ''));
  return halves.sort((one, other) => gap(one) - gap(other))[0] ?? greedy(words);
}

const width = (line: string) => Array.from(line).length;
