import type { LibraryItem } from '@flint/shared/contracts/library';
import { formatDay, startOfDay } from '@flint/shared/ui/format-time';
import { faceOf } from '../face-of';

/** One item in its row. */
export interface Tile {
  readonly item: LibraryItem;
  /** Its index in the whole list, from 0. */
  readonly index: number;
  /** Pixels. */
  readonly width: number;
}

/** A row of the list: a day's heading, or pictures of one height. Heights in pixels, without the gap below. */
export type LayoutRow =
  | { readonly kind: 'day'; readonly key: string; readonly label: string; readonly height: number }
  | { readonly kind: 'tiles'; readonly key: string; readonly tiles: readonly Tile[]; readonly height: number };

export interface RowsOptions {
  /** Available width in pixels, at least 1. */
  width: number;
  gap: number;
  now?: Date;
  /** Index of the first picture to lay out; earlier ones are in rows already. */
  from?: number;
}

const DAY_HEIGHT = 44;

/** Target height of rows in pixels, for a list of this width. */
export function targetHeight(width: number): number {
  return width < 640 ? 184 : 216;
}

/** Justified layout: puts pictures, newest first, into full rows at their natural ratios, grouped by day. */
export function layoutRows(items: readonly LibraryItem[], options: RowsOptions): LayoutRow[] {
  const { width, gap, now = new Date(), from = 0 } = options;
  const rows: LayoutRow[] = [];
  for (let start = from; start < items.length; ) {
    const day = dayOf(items[start]);
    let end = start + 1;
    while (end < items.length && dayOf(items[end]) === day) end += 1;
    if (start === 0 || dayOf(items[start - 1]) !== day)
      rows.push({ kind: 'day', key: `day-${day}`, label: formatDay(new Date(day), now), height: DAY_HEIGHT });
    rows.push(...dayRows(items, start, end, width, gap));
    start = end;
  }
  return rows;
}

const dayOf = (item: LibraryItem | undefined) => (item ? startOfDay(new Date(item.createdAt)) : 0);

function dayRows(items: readonly LibraryItem[], start: number, end: number, width: number, gap: number): LayoutRow[] {
  const rows: LayoutRow[] = [];
  const target = targetHeight(width);
  for (let first = start; first < end; ) {
    const count = rowLength(items, first, end, width, gap, target);
    const last = first + count === end;
    rows.push(tileRow(items.slice(first, first + count), first, width, gap, last ? target : undefined));
    first += count;
  }
  return rows;
}

/** The number of pictures whose row height is closest to the target. */
function rowLength(
  items: readonly LibraryItem[],
  first: number,
  end: number,
  width: number,
  gap: number,
  target: number,
): number {
  let ratios = 0;
  let before = Number.POSITIVE_INFINITY;
  for (let count = 1; first + count <= end; count += 1) {
    ratios += ratioOf(items[first + count - 1]);
    const height = (width - gap * (count - 1)) / ratios;
    if (height <= target) return before - target < target - height ? count - 1 : count;
    before = height;
  }
  return end - first;
}

/** A row as wide as the list; the last of a day is not stretched above `limit`. */
function tileRow(items: readonly LibraryItem[], first: number, width: number, gap: number, limit?: number): LayoutRow {
  const room = width - gap * (items.length - 1);
  const ratios = items.reduce((sum, item) => sum + ratioOf(item), 0);
  const full = room / ratios;
  const stretched = limit === undefined || full <= limit;
  const height = Math.max(1, Math.round(stretched ? full : limit));
  let left = room;
  const tiles = items.map((item, place) => {
    const rest = stretched && place === items.length - 1;
    const tile = {
      item,
      index: first + place,
      width: rest ? left : Math.floor(ratioOf(item) * (stretched ? full : height)),
    };
    left -= tile.width;
    return tile;
  });
  return { kind: 'tiles', key: `tiles-${items[0]?.id}`, tiles, height };
}

/** Width divided by height; 1 where unknown. */
function ratioOf(item: LibraryItem | undefined): number {
  const { width, height } = item ? faceOf(item) : { width: 0, height: 0 };
  return width > 0 && height > 0 ? width / height : 1;
}
