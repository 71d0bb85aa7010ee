import { eastAsianWidth } from 'get-east-asian-width';
import { splitGraphemes } from './graphemes';

/** Longest line, in columns, and most lines of a caption (Netflix Timed Text Style Guide: 42 letters, two lines). */
export const CAPTION_LINE_MAX = 42;
export const CAPTION_LINES_MAX = 2;

/** What is not divided: a word with its punctuation. */
export interface Unit {
  readonly text: string;
  readonly width: number;
  /** Whether a space stands before it. */
  readonly spaced: boolean;
}

const words = new Intl.Segmenter(undefined, { granularity: 'word' });
/** Scripts without spaces between words, and emoji: a line may end between two of them. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}\p{Extended_Pictographic}、。，．！？：；]/u;
const OPENING = /^[\p{Ps}\p{Pi}]+$/u;
const CLOSING = /^(?:[\p{Pe}\p{Pf}、。，．！？：；ー々ゝヽっゃゅょッャュョ…‥]|\p{M})/u;
const SENTENCE_END = /[.!?…。！？؟۔।။][\p{Pe}\p{Pf}"']*$/u;

/** Divides a text where a line may end: at spaces, and between words of scripts that write none. */
export function toUnits(text: string): Unit[] {
  const units: { text: string; spaced: boolean }[] = [];
  let spaced = true;
  for (const { segment } of words.segment(text.trim())) {
    const last = units.at(-1);
    if (segment.trim() === '') {
      spaced = true;
      continue;
    }
    // A run of emoji is one segment, which may end between any two.
    const pieces = /^[\p{Extended_Pictographic}\p{M}\p{Cf}\p{Emoji_Modifier}]+$/u.test(segment)
      ? splitGraphemes(segment)
      : [segment];
    for (const [at, piece] of pieces.entries()) {
      const before = units.at(-1) ?? last;
      const isApart = spaced || (before && mayPart(before.text, piece));
      if (before && !isApart) before.text += piece;
      else units.push({ text: piece, spaced: at === 0 && spaced && units.length > 0 });
      spaced = false;
    }
  }
  return units.flatMap(({ text: whole, spaced: isSpaced }) =>
    inLines(whole).map((piece, at) => ({ text: piece, width: displayWidth(piece), spaced: isSpaced && at === 0 })),
  );
}

function mayPart(before: string, after: string): boolean {
  const [first = ''] = splitGraphemes(after);
  const last = splitGraphemes(before).at(-1) ?? '';
  if (OPENING.test(last) || CLOSING.test(first)) return false;
  return UNSPACED.test(last) || UNSPACED.test(first);
}

/** Divides a word wider than a line between graphemes, because captions do not scroll. */
function inLines(word: string): string[] {
  if (displayWidth(word) <= CAPTION_LINE_MAX) return [word];
  const pieces: string[] = [];
  let open = '';
  for (const grapheme of splitGraphemes(word)) {
    if (open !== '' && displayWidth(open + grapheme) > CAPTION_LINE_MAX) {
      pieces.push(open);
      open = '';
    }
    open += grapheme;
  }
  return [...pieces, open];
}

/** The columns of units in a line. */
export const unitsWidth = (units: readonly Unit[]) =>
  units.reduce((sum, { width, spaced }, at) => sum + width + (at > 0 && spaced ? 1 : 0), 0);

const lineOf = (units: readonly Unit[]) =>
  units.map(({ text, spaced }, at) => (at > 0 && spaced ? ` ${text}` : text)).join('');

/** Whether units fit on one page. */
export const fitsPage = (units: readonly Unit[]) => greedy(units).length <= CAPTION_LINES_MAX;

/**
 * Divides units into pages of lines that fit, ending with sentences where that leaves no page half empty.
 * @param least fewest pages, of about equal width; fewer where there are fewer units
 */
export function toPages(units: readonly Unit[], least = 1): Unit[][] {
  const most = least > 1 ? unitsWidth(units) / least : Number.POSITIVE_INFINITY;
  const pages: Unit[][] = [];
  for (let at = 0; at < units.length; at += pages.at(-1)?.length ?? 1) {
    pages.push(units.slice(at, at + fitting(units.slice(at), most)));
  }
  return pages;
}

function fitting(units: readonly Unit[], most: number): number {
  let count = 1;
  while (count < units.length) {
    const more = units.slice(0, count + 1);
    if (!fitsPage(more) || unitsWidth(more) - (more.at(-1)?.width ?? 0) / 2 > most) break;
    count += 1;
  }
  if (count === units.length) return count;
  const sentence = units.slice(0, count).findLastIndex(({ text }) => SENTENCE_END.test(text)) + 1;
  return sentence * 2 >= count ? sentence : count;
}

function greedy(units: readonly Unit[]): Unit[][] {
  const lines: Unit[][] = [];
  for (const unit of units) {
    const last = lines.at(-1);
    if (last && unitsWidth([...last, unit]) <= CAPTION_LINE_MAX) last.push(unit);
    else lines.push([unit]);
  }
  return lines;
}

/** The lines of a page, nearly equal in width: they read faster than a full line and a rest. */
export function toLines(page: readonly Unit[]): string[] {
  if (unitsWidth(page) <= CAPTION_LINE_MAX) return [lineOf(page)];
  const halves = page.slice(1).map((_, at) => [page.slice(0, at + 1), page.slice(at + 1)] as const);
  const gap = ([one, other]: readonly [readonly Unit[], readonly Unit[]]) =>
    Math.abs(unitsWidth(one) - unitsWidth(other));
  const fitting = halves.filter((lines) => lines.every((line) => unitsWidth(line) <= CAPTION_LINE_MAX));
  return ([...fitting].sort((one, other) => gap(one) - gap(other))[0] ?? greedy(page)).map(lineOf);
}

const PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
/** Signs that stand beside the letter they belong to (Thai and Lao AM). */
const BESIDE = /[\u0e33\u0eb3]$/u;
const UNSEEN = /^[\p{Cc}\p{Cf}\p{M}]+$/u;

/** Columns that a text takes: a full-width letter and an emoji take two. */
export function displayWidth(text: string): number {
  return splitGraphemes(text).reduce((sum, grapheme) => sum + graphemeWidth(grapheme), 0);
}

function graphemeWidth(grapheme: string): number {
  if (UNSEEN.test(grapheme)) return 0;
  if (PICTURE.test(grapheme) && !/^[\d#*©®™]$/u.test(grapheme)) return 2;
  return eastAsianWidth(grapheme.codePointAt(0) ?? 0) + (grapheme.length > 1 && BESIDE.test(grapheme) ? 1 : 0);
}
