import { anItem } from '../../../testing/a-library';
import { moveFrom } from './moves';
import type { LayoutRow } from './rows';

const row = (from: number, ...widths: number[]): LayoutRow => ({
  kind: 'tiles',
  key: `row-${from}`,
  height: 200,
  tiles: widths.map((width, place) => ({ item: anItem(from + place), index: from + place, width })),
});
const day: LayoutRow = { kind: 'day', key: 'day', label: 'Today', height: 44 };
/** 0 1 2 / day / 3 4 / 5 6 7 */
const rows = [day, row(0, 100, 100, 200), day, row(3, 300, 100), row(5, 100, 100, 200)];
const press = (key: string, index: number, ctrlKey = false) => moveFrom(rows, index, { key, ctrlKey });

test.each([
  ['ArrowRight', 2, 3],
  ['ArrowRight', 7, undefined],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, undefined],
  ['ArrowDown', 0, 3],
  ['ArrowDown', 2, 4],
  ['ArrowDown', 4, 7],
  ['ArrowUp', 7, 4],
  ['ArrowUp', 1, undefined],
  ['PageDown', 0, 5],
  ['PageUp', 7, 2],
  ['Home', 6, 5],
  ['End', 5, 7],
  ['Tab', 1, undefined],
])('%s from %d moves to %s', (key, from, to) => {
  expect(press(key, from)).toBe(to);
});

test('with Ctrl, Home and End move to the first and the last', () => {
  expect(press('Home', 6, true)).toBe(0);
  expect(press('End', 1, true)).toBe(7);
});
