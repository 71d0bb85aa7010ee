import { isCaptions, parseCaptions } from './caption-files';
import { formatPosition, readPosition } from './position';

/** A line of a recording; times in seconds. */
export interface TimedLine {
  readonly start: number;
  /** End time, where captions have one. */
  readonly end?: number;
  /** Who says it, where captions name them. */
  readonly speaker?: string;
  readonly text: string;
}

const CLOCK = String.raw`(?:\p{Nd}+:)?\p{Nd}{1,2}:\p{Nd}{2}(?:[.,]\p{Nd}{1,3})?`;
/**
 * `0:00 text`, `[0:00] text`, `(0:00) - text`; a time alone, as in YouTube's transcripts, where the text follows below.
 */
const LINE = new RegExp(`^[\\[(]?(${CLOCK})[\\])]?(?:\\s*[\\-–—:|]\\s+|\\s+|$)(.*)$`, 'u');

/**
 * Parses the timed lines of a text, in order: SubRip, WebVTT, or lines that begin with a time. Text before the first
 * time is ignored; the result is empty without any time. Words that roll-up captions repeat are removed.
 */
export function parseTimedText(text: string): TimedLine[] {
  const rows = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const lines = isCaptions(rows) ? parseCaptions(rows) : parseLines(rows);
  return unrolled(lines.filter((line) => line.text !== ''));
}

function parseLines(rows: readonly string[]): TimedLine[] {
  const lines: { start: number; text: string }[] = [];
  for (const row of rows) {
    const timed = LINE.exec(row.trim());
    const start = timed ? readPosition(timed[1] ?? '') : Number.NaN;
    const last = lines.at(-1);
    if (timed && !Number.isNaN(start)) lines.push({ start, text: oneLine(timed[2] ?? '') });
    else if (last) last.text = oneLine(`${last.text} ${row}`);
  }
  return lines;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
/** What a caption adds after the words that it repeats begins with no part of a word. */
const WORD_GOES_ON = /^[\p{L}\p{M}\p{N}]/u;

/** Removes the words that a roll-up caption repeats from the one before. */
function unrolled(lines: readonly TimedLine[]): TimedLine[] {
  const told: TimedLine[] = [];
  let before = '';
  for (const line of lines) {
    const isRepeated = before !== '' && line.end !== undefined && line.text.startsWith(before);
    const isRolled = isRepeated && !WORD_GOES_ON.test(line.text.slice(before.length));
    const text = isRolled ? line.text.slice(before.length).trim() : line.text;
    before = line.text;
    if (text !== '') told.push({ ...line, text });
  }
  return told;
}

/** Formats lines as YouTube's descriptions and Flint's tools take them: `0:00 text`. */
export function toTimedText(lines: readonly Pick<TimedLine, 'start' | 'text'>[]): string {
  return lines.map(({ start, text }) => `${formatPosition(start)} ${text}`).join('\n');
}

/** Parses chapters from a description as YouTube does: times at the start of lines. */
export function chaptersIn(text: string): TimedLine[] {
  return text.split(/\r\n?|\n/).flatMap((row) => {
    const [, clock = '', title = ''] = LINE.exec(row.trim()) ?? [];
    const start = readPosition(clock);
    return Number.isNaN(start) || title === '' ? [] : [{ start, text: title }];
  });
}
