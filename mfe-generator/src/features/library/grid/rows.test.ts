import { anItem } from '../../../testing/a-library';
import { faceOf } from '../face-of';
import { type LayoutRow, layoutRows, targetHeight } from './rows';

const now = new Date(2026, 10, 4, 12);
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
const sized = (place: number, width: number, height: number, createdAt = at(4, 10)) => {
  const item = anItem(place, { createdAt });
  return { ...item, image: { ...item.image, width, height } };
};
const SHAPES = [
  [1024, 1024],
  [1280, 720],
  [720, 1280],
] as const;
const many = Array.from({ length: 400 }, (_, place) => {
  const [width, height] = SHAPES[(place * 7) % 3]!;
  return sized(place, width, height, new Date(2026, 10, 4, 11, -place * 9).toISOString());
});

const tileRows = (rows: LayoutRow[]) => rows.filter((row) => row.kind === 'tiles');
const widthOf = (row: { tiles: readonly { width: number }[] }, gap: number) =>
  row.tiles.reduce((sum, tile) => sum + tile.width, 0) + gap * (row.tiles.length - 1);

test('pictures are grouped by the day they were made, newest first', () => {
  const rows = layoutRows([sized(1, 1, 1), sized(2, 1, 1, at(3, 23)), sized(3, 1, 1, at(1, 9))], {
    width: 1000,
    gap: 12,
    now,
  });
  expect(rows.map((row) => (row.kind === 'day' ? row.label : row.tiles.map(({ index }) => index)))).toEqual([
    'Today',
    [0],
    'Yesterday',
    [1],
    expect.stringMatching(/^Sunday.* 1 November$/),
    [2],
  ]);
});

test.each([358, 720, 1160, 1500])('at %d px every row is full, keeps ratios and is near the target height', (width) => {
  const gap = 12;
  const rows = layoutRows(many, { width, gap, now });
  expect(tileRows(rows).flatMap((row) => row.tiles.map(({ index }) => index))).toEqual(many.map((_, index) => index));
  for (const [place, row] of rows.entries()) {
    if (row.kind !== 'tiles') continue;
    const lastOfDay = rows[place + 1]?.kind !== 'tiles';
    if (lastOfDay) expect(widthOf(row, gap)).toBeLessThanOrEqual(width);
    else expect(widthOf(row, gap)).toBe(width);
    expect(row.height).toBeLessThan(targetHeight(width) * 2);
    expect(row.height).toBeGreaterThan(targetHeight(width) / 2);
    for (const { item, width: drawn } of row.tiles)
      expect(Math.abs(drawn / row.height - faceOf(item).width / faceOf(item).height)).toBeLessThan(0.06);
  }
});

test('a single picture is not stretched to the width of the list', () => {
  const [, row] = layoutRows([sized(1, 1280, 720)], { width: 1400, gap: 12, now });
  expect(row).toMatchObject({ height: targetHeight(1400), tiles: [{ width: 384 }] });
});

test('a picture without a size counts as a square', () => {
  const [, row] = layoutRows([sized(1, 0, 0)], { width: 800, gap: 12, now });
  expect(row).toMatchObject({ height: 216, tiles: [{ width: 216 }] });
});

test('every row has its own key', () => {
  const keys = layoutRows(many, { width: 1160, gap: 12, now }).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
