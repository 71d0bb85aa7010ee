import { formatPosition, readPosition } from './position';

/** A line of a recording; times in seconds. */
export interface TimedLine {
  readonly start: number;
  /** End time, where captions have one. */
  readonly end?: number;
  readonly text: string;
}

const CLOCK = String.raw`(?:\d+:)?\d{1,2}:\d{2}(?:[.,]\d{1,3})?`;
/** SubRip and WebVTT (W3C): `00:00:01,500 --> 00:00:03,250`, with settings behind it in the latter. */
const CUE = new RegExp(`^(${CLOCK})\\s+-->\\s+(${CLOCK})(?:\\s.*)?$`);
/**
 * `0:00 text`, `[0:00] text`, `(0:00) - text`; a time alone, as in YouTube's transcripts, where the text follows below.
 */
const LINE = new RegExp(`^[\\[(]?(${CLOCK})[\\])]?(?:\\s*[-–—:|]\\s+|\\s+|$)(.*)$`);
/** Blocks of WebVTT without spoken text. */
const BLOCK = /^(?:WEBVTT|NOTE|STYLE|REGION)(?:\s|$)/;
/** Speaker, style and time tags inside a cue. */
const TAGS = /<\/?(?:[cibuv]|ruby|rt|lang|font|\d{1,2}:)[^>]*>/gi;

const ESCAPES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' };
const said = (text: string) =>
  text
    .replace(TAGS, '')
    .replace(/&(?:amp|lt|gt|nbsp);/g, (sign) => ESCAPES[sign] ?? sign)
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Parses the timed lines of a text, in order: SubRip, WebVTT, or lines that begin with a time. Text before the first
 * time is ignored; the result is empty without any time. Words that roll-up captions repeat are removed.
 */
export function parseTimedText(text: string): TimedLine[] {
  const lines: { start: number; end?: number; text: string }[] = [];
  let skips = false;
  let isCue = false;
  const rows = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  rows.forEach((raw, at) => {
    const row = raw.trim();
    const cue = CUE.exec(row);
    if (row === '' || BLOCK.test(row)) {
      skips = BLOCK.test(row);
      isCue = false;
      return;
    }
    if (cue) {
      const [, from = '', to = ''] = cue;
      lines.push({ start: readPosition(from), end: readPosition(to), text: '' });
      skips = false;
      isCue = true;
      return;
    }
    if (skips || (/^\d+$/.test(row) && CUE.test(rows[at + 1]?.trim() ?? ''))) return;
    const timed = isCue ? null : LINE.exec(row);
    const start = timed ? readPosition(timed[1] ?? '') : Number.NaN;
    if (timed && !Number.isNaN(start)) lines.push({ start, text: said(timed[2] ?? '') });
    else {
      const last = lines.at(-1);
      if (last) last.text = `${last.text} ${said(row)}`.trim();
    }
  });
  return unrolled(lines.filter((line) => line.text !== ''));
}

/** Removes the words that a roll-up caption repeats from the one before. */
function unrolled(lines: readonly TimedLine[]): TimedLine[] {
  const told: TimedLine[] = [];
  let before = '';
  for (const line of lines) {
    const isRolled = before !== '' && line.end !== undefined && line.text.startsWith(before);
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
