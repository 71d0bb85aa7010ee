import { LibraryQuery } from '@flint/shared/contracts/library';
import { countFilters, NO_FILTERS, readFilters, toLibraryQuery, writeFilters } from './filters';

const COLLECTION = '6f0c1d0e-1111-4222-8333-444455556666';
const read = (query: string) => readFilters(new URLSearchParams(query));

test('a URL without filters requests everything', () => {
  expect(read('')).toEqual(NO_FILTERS);
  expect(toLibraryQuery(NO_FILTERS)).toEqual({});
  expect(countFilters(NO_FILTERS)).toBe(0);
});

test('filters written to a URL are parsed back', () => {
  const filters = {
    q: 'red boat',
    kind: 'image',
    model: 'fal-ai/flux/dev',
    ratio: '16:9',
    style: 'sketch',
    run: COLLECTION,
    brand: COLLECTION,
    from: '2026-11-01',
    to: '2026-11-03',
    favourite: true,
    collection: COLLECTION,
    deleted: true,
  };
  const address = writeFilters(new URLSearchParams(), filters);
  expect(readFilters(address)).toEqual(filters);
  expect(countFilters(filters)).toBe(12);
  expect(countFilters(filters, ['from', 'to'])).toBe(2);
  expect(LibraryQuery.safeParse(toLibraryQuery(filters)).success).toBe(true);
});

test.each(['kind=film', 'from=yesterday', 'to=2026-13-40', 'collection=1', 'favourite=yes', 'deleted=1', 'q=%20'])(
  '%s is ignored',
  (query) => {
    expect(read(query)).toEqual(NO_FILTERS);
  },
);

test('days are whole days in the viewer’s time zone', () => {
  const query = toLibraryQuery({ ...NO_FILTERS, from: '2026-11-03', to: '2026-11-03' });
  expect(query).toEqual({
    from: new Date(2026, 10, 3).toISOString(),
    to: new Date(2026, 10, 3, 23, 59, 59, 999).toISOString(),
  });
});

test('a change keeps the other filters, removes empty ones, and closes the open item', () => {
  const next = writeFilters(new URLSearchParams('q=boat&ratio=1%3A1&item=7'), { ratio: '', favourite: true });
  expect(next.toString()).toBe('q=boat&favourite=true');
});

test('a search is truncated to the API’s limit', () => {
  expect(read(`q=${'a'.repeat(300)}`).q).toHaveLength(200);
});
