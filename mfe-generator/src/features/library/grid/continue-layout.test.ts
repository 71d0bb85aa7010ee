import { anItem } from '../../../testing/a-library';
import { continueLayout, type Layout } from './continue-layout';
import { layoutRows } from './rows';

const SHAPES = [
  [1024, 1024],
  [1280, 720],
  [720, 1280],
] as const;
/** Made every 40 minutes: some 36 a day. */
const items = Array.from({ length: 300 }, (_, place) => {
  const [width, height] = SHAPES[(place * 7) % 3]!;
  const item = anItem(place, { createdAt: new Date(2026, 10, 4, 11, -place * 40).toISOString() });
  return { ...item, image: { ...item.image, width, height } };
});
const size = { width: 1160, gap: 12 };
const at = (list: typeof items) => continueLayout(null, { items: list, ...size });
const fresh = (list: typeof items) => layoutRows(list, size);

test('page by page gives the same rows as all at once, wherever a page ends', () => {
  let layout: Layout | null = null;
  for (let length = 1; length <= items.length; length += 17) {
    const list = items.slice(0, length);
    layout = continueLayout(layout, { items: list, ...size });
    expect(layout.rows).toEqual(fresh(list));
  }
});

test.each([0, 1, 36, 150, 299])('the rows are the same when the picture at %d changes or goes', (place) => {
  const before = at(items);
  const marked = items.map((item, index) => (index === place ? { ...item, favourite: true } : item));
  expect(continueLayout(before, { items: marked, ...size }).rows).toEqual(fresh(marked));
  const less = items.filter((_, index) => index !== place);
  expect(continueLayout(before, { items: less, ...size }).rows).toEqual(fresh(less));
});

test('rows before the change are the same objects', () => {
  const before = at(items.slice(0, 200));
  const after = continueLayout(before, { items, ...size });
  const same = after.rows.filter((row, index) => row === before.rows[index]).length;
  expect(same).toBeGreaterThan(before.rows.length - 4);
});

test('another width recomputes all rows', () => {
  const rows = continueLayout(at(items), { items, width: 800, gap: 12 }).rows;
  expect(rows).toEqual(layoutRows(items, { width: 800, gap: 12 }));
});

test('an emptied list has no rows', () => {
  expect(continueLayout(at(items), { items: [], ...size }).rows).toEqual([]);
});
