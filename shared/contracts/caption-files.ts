import { readPosition } from './position';

/** A cue; times in seconds. */
interface Cue {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Who says it, where the file names them. */
  readonly speaker?: string;
}

/** SubRip and WebVTT (W3C): `00:00:01,500 --> 00:00:03,250`, with settings behind it in the latter. */
const TIMES = /^((?:\d+:)?\d{1,2}:\d{2}(?:[.,]\d{1,3})?)\s*-->\s*((?:\d+:)?\d{1,2}:\d{2}(?:[.,]\d{1,3})?)(?:\s.*)?$/;
/** Blocks of WebVTT that nobody sees. */
const UNSEEN = /^(?:NOTE|STYLE|REGION)(?:\s|$)/;

/** Whether the rows of a text are SubRip or WebVTT. */
export function isCaptions(rows: readonly string[]): boolean {
  return rows.some((row) => TIMES.test(row.trim()));
}

/**
 * Parses the cues of SubRip or WebVTT, in order, with their words as a player shows them. The row before the times of a
 * cue is its id, whatever it holds; rows within a cue are said, also those that begin as blocks do.
 */
export function parseCaptions(rows: readonly string[]): Cue[] {
  const isWebVtt = rows.find((row) => row.trim() !== '')?.startsWith('WEBVTT') ?? false;
  const cues: Cue[] = [];
  let open: { start: number; end: number; said: string[] } | undefined;
  let isUnseen = isWebVtt;
  const close = () => {
    if (open) cues.push(...cuesOf(open, isWebVtt));
    open = undefined;
  };
  rows.forEach((raw, at) => {
    const row = raw.trim();
    const [, from, to] = TIMES.exec(row) ?? [];
    const isId = TIMES.test(rows[at + 1]?.trim() ?? '');
    if (from !== undefined && to !== undefined) {
      close();
      open = { start: readPosition(from), end: readPosition(to), said: [] };
      isUnseen = false;
    } else if (row === '') {
      // SubRip of some programs has empty rows within a cue.
      if (isWebVtt) close();
      isUnseen = false;
    } else if (!(isId && isIdHere(row, rows[at - 1]))) {
      if (isWebVtt && !open) isUnseen ||= UNSEEN.test(row);
      if (!isUnseen) open?.said.push(raw);
    }
  });
  close();
  return cues.filter(({ text }) => text !== '');
}

/** Whether the row before some times is an id: one after an empty row, or a number where that is left out. */
const isIdHere = (row: string, before: string | undefined) => (before ?? '').trim() === '' || /^\d+$/.test(row);

/** A cue for each voice in it. */
function cuesOf({ start, end, said }: { start: number; end: number; said: string[] }, isWebVtt: boolean): Cue[] {
  const text = said.join('\n');
  if (!isWebVtt) return [{ start, end, text: shown(text.replace(SUBRIP_MARKS, '')) }];
  const [before = '', ...voices] = text.split(/<v(?:\.[^\s>]*)?(?=[\s>])/);
  const spoken = voices.map((voice): Cue => {
    const [, name = '', words = ''] = /^([^>]*)>?([\s\S]*)$/.exec(voice) ?? [];
    const speaker = shown(name);
    return { start, end, text: webVttWords(words), ...(speaker !== '' && { speaker }) };
  });
  return [{ start, end, text: webVttWords(before) }, ...spoken];
}

/** Every tag of WebVTT, known or not, and one that does not end, is shown by no player. */
const webVttWords = (text: string) => shown(text.replace(/<[^>]*(?:>|$)/g, ''));
/** What players read in SubRip: HTML of old, and positions of SubStation. Another `<` is a sign. */
const SUBRIP_MARKS = /<\/?(?:[bisu]|font|v|c|ruby|rt|lang)(?:[\s.][^>]*)?>|<(?:\d+:)?\d{2}:\d{2}\.\d{3}>|\{\\[^}]*\}/gi;

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', lrm: '\u200e', rlm: '\u200f' },
  ...{ hellip: '…', mdash: '—', ndash: '–', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', copy: '©' },
};

/** Decodes references, once, and joins rows. */
function shown(text: string): string {
  return text
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : whole;
    })
    .replace(/\s+/g, ' ')
    .trim();
}
