import type { LayoutRow, Tile } from './rows';

/** Rows that a page key moves by. */
const PAGE_ROWS = 4;

type TilesRow = Extract<LayoutRow, { kind: 'tiles' }>;

/** The index that a key moves to from `index`; undefined for other keys. */
export function moveFrom(
  rows: readonly LayoutRow[],
  index: number,
  {
    key,
    ctrlKey = false,
    metaKey = false,
  }: Pick<KeyboardEvent, 'key'> & Partial<Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>>,
): number | undefined {
  const lines = rows.filter((row): row is TilesRow => row.kind === 'tiles');
  const at = lines.findIndex(({ tiles }) => tiles.some((tile) => tile.index === index));
  const line = lines[at];
  if (!line) return undefined;
  const all = ctrlKey || metaKey;
  switch (key) {
    case 'ArrowRight':
      return exists(lines, index + 1);
    case 'ArrowLeft':
      return exists(lines, index - 1);
    case 'ArrowDown':
      return below(lines, at, index, 1);
    case 'ArrowUp':
      return below(lines, at, index, -1);
    case 'PageDown':
      return below(lines, at, index, PAGE_ROWS);
    case 'PageUp':
      return below(lines, at, index, -PAGE_ROWS);
    case 'Home':
      return (all ? lines[0] : line)?.tiles[0]?.index;
    case 'End':
      return (all ? lines.at(-1) : line)?.tiles.at(-1)?.index;
    default:
      return undefined;
  }
}

function exists(lines: readonly TilesRow[], index: number): number | undefined {
  const last = lines.at(-1)?.tiles.at(-1)?.index ?? -1;
  return index >= 0 && index <= last ? index : undefined;
}

/** The item below (or above) the middle of this one, some rows away, limited to the outermost row. */
function below(lines: readonly TilesRow[], at: number, index: number, by: number): number | undefined {
  const target = Math.min(lines.length - 1, Math.max(0, at + by));
  if (target === at) return undefined;
  const middle = middles(lines[at]?.tiles ?? []).find((tile) => tile.index === index)?.middle ?? 0;
  const candidates = middles(lines[target]?.tiles ?? []);
  return candidates.sort((a, b) => Math.abs(a.middle - middle) - Math.abs(b.middle - middle))[0]?.index;
}

function middles(tiles: readonly Tile[]) {
  let left = 0;
  return tiles.map(({ index, width }) => {
    left += width;
    return { index, middle: left - width / 2 };
  });
}
