import { fitsPage, toLines, toPages, toUnits, type Unit, unitsWidth } from './caption-pages';
import type { Segment } from './speech';

/** Shortest and longest time that a caption is shown, in milliseconds, where its words allow it. */
export const CAPTION_LEAST_MS = 700;
export const CAPTION_MOST_MS = 7_000;

/** A caption: one or two lines shown together, times in whole milliseconds from the start. */
export interface Caption {
  readonly startMs: number;
  readonly endMs: number;
  readonly lines: readonly string[];
}

interface Page {
  start: number;
  end: number;
  readonly units: readonly Unit[];
}

/**
 * Divides segments into captions that fit a screen. A segment too long for one is divided by the width of its words,
 * because they have no times. Captions are in order, have a duration, and do not overlap; those that would flash by take
 * time of the pauses around them, are joined with the next, or take time of it.
 * @param seconds length of the sound, within which the last ends
 */
export function toCaptions(segments: readonly Segment[], seconds = Number.POSITIVE_INFINITY): Caption[] {
  const last = Math.floor(seconds * 1000);
  const pages = spansOf(segments, last).flatMap(({ start, end, text }) => pagesIn(start, end, toUnits(text)));
  return lengthened(pages, last).map(({ start, end, units }) => ({
    startMs: start,
    endMs: Math.min(end, Math.max(start + 1, start + CAPTION_MOST_MS)),
    lines: toLines(units),
  }));
}

/** Segments with words, in order and without overlap; those that begin together share their time by their words. */
function spansOf(segments: readonly Segment[], last: number): Segment[] {
  const milliseconds = (time: number) => Math.min(Math.max(0, Math.round(time * 1000)), last);
  const sorted = segments
    .filter(({ text }) => text.trim() !== '')
    .map(({ start, end, text }) => {
      const [one, other] = [milliseconds(start), milliseconds(end)];
      return { start: Math.min(one, other), end: Math.max(one, other), text };
    })
    .sort((one, other) => one.start - other.start);
  const spans: Segment[] = [];
  for (let at = 0; at < sorted.length; ) {
    const { start } = sorted[at] as Segment;
    const count = sorted.slice(at).findIndex((segment) => segment.start !== start);
    const together = sorted.slice(at, count === -1 ? undefined : at + count);
    at += together.length;
    const next = sorted[at]?.start ?? last;
    const end = Math.min(next, Math.max(...together.map((segment) => segment.end)));
    spans.push(...shared(start, end, together));
  }
  return spans;
}

function shared<T extends { readonly text: string }>(start: number, end: number, parts: readonly T[]) {
  const widths = parts.map(({ text }) => unitsWidth(toUnits(text)));
  return divided(start, end, widths).map((times, at) => ({ ...times, text: parts[at]?.text ?? '' }));
}

/** Divides a time by weights, in whole milliseconds. */
function divided(start: number, end: number, weights: readonly number[]): { start: number; end: number }[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  let said = 0;
  return weights.map((weight) => {
    const from = start + Math.floor(((end - start) * said) / total);
    said += weight;
    return { start: from, end: start + Math.floor(((end - start) * said) / total) };
  });
}

function pagesIn(start: number, end: number, units: readonly Unit[]): Page[] {
  return pagesOver(start, end, toPages(units)).flatMap((page) => {
    const least = Math.ceil((page.end - page.start) / CAPTION_MOST_MS);
    return least > 1 ? pagesOver(page.start, page.end, toPages(page.units, least)) : [page];
  });
}

function pagesOver(start: number, end: number, pages: readonly Unit[][]): Page[] {
  return divided(start, end, pages.map(unitsWidth)).map((times, at) => ({ ...times, units: pages[at] ?? [] }));
}

function lengthened(pages: readonly Page[], last: number): Page[] {
  const joined = joinShort(takePauses(pages, last));
  takeFromNeighbours(joined, last);
  return joined;
}

/** Short ones last into the pause after them, then begin in the one before. */
function takePauses(pages: readonly Page[], last: number): Page[] {
  const longer: Page[] = [];
  for (const [at, { start, end, units }] of pages.entries()) {
    const free = pages[at + 1]?.start ?? last;
    const until = Math.max(end, Math.min(start + CAPTION_LEAST_MS, free));
    const from = Math.min(start, Math.max(until - CAPTION_LEAST_MS, longer.at(-1)?.end ?? 0));
    longer.push({ start: from, end: until, units });
  }
  return longer;
}

const isShort = ({ start, end }: Page) => end - start < CAPTION_LEAST_MS;

/** Joins a short one with its neighbour where both fit a screen and the time. */
function joinShort(pages: readonly Page[]): Page[] {
  const joined: Page[] = [];
  for (const page of pages) {
    const before = joined.at(-1);
    const [first, ...others] = page.units;
    const units =
      before && first ? [...before.units, { ...first, spaced: first.spaced || isSpaced(before) }, ...others] : [];
    const isNear = before && page.start - before.end < CAPTION_LEAST_MS && page.end - before.start <= CAPTION_MOST_MS;
    if (before && isNear && (isShort(before) || isShort(page)) && fitsPage(units))
      joined[joined.length - 1] = { start: before.start, end: page.end, units };
    else joined.push(page);
  }
  return joined;
}

/** Whether a space follows: the words of its script have some. */
const isSpaced = ({ units }: Page) => units.length < 2 || units.some(({ spaced }) => spaced);

/** Those that are short still take time of a neighbour that has some; each has a duration in the end. */
function takeFromNeighbours(pages: Page[], last: number): void {
  for (const [at, page] of pages.entries()) {
    const [before, after] = [pages[at - 1], pages[at + 1]];
    const lacking = () => CAPTION_LEAST_MS - (page.end - page.start);
    if (before && lacking() > 0 && before.end === page.start) {
      const spare = Math.min(lacking(), before.end - before.start - CAPTION_LEAST_MS);
      if (spare > 0) page.start = before.end -= spare;
    }
    if (after && lacking() > 0 && after.start === page.end) {
      const spare = Math.min(lacking(), after.end - after.start - CAPTION_LEAST_MS);
      if (spare > 0) page.end = after.start += spare;
    }
  }
  // Many words at one time: each is shown for a moment at least, the last within the sound.
  let earliest = 0;
  for (const page of pages) {
    page.start = Math.max(page.start, earliest);
    page.end = Math.max(page.end, page.start + 1);
    earliest = page.end;
  }
  let latest = last;
  for (const page of pages.toReversed()) {
    if (page.end <= latest) break;
    page.end = latest;
    page.start = Math.max(0, Math.min(page.start, latest - 1));
    latest = page.start;
  }
}
