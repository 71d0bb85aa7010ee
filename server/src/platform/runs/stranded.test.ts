import { watchStranded } from './stranded';

let now = 0;
const running = new Set<string>();
const strandedOf = () =>
  watchStranded(
    (id) => running.has(id),
    () => now,
  );

beforeEach(() => {
  now = 0;
  running.clear();
});

test('a workflow that is claimed and idle is found after five seconds, not before', () => {
  const stranded = strandedOf();
  expect(stranded(['a'])).toEqual([]);
  now = 5_000;
  expect(stranded(['a'])).toEqual([]);
  now = 5_001;
  expect(stranded(['a'])).toEqual(['a']);
});

test('one that runs, or ran meanwhile, is not', () => {
  const stranded = strandedOf();
  expect(stranded(['a', 'b'])).toEqual([]);
  running.add('a');
  now = 3_000;
  expect(stranded(['a', 'b'])).toEqual([]);
  running.clear();
  now = 6_000;
  expect(stranded(['a', 'b'])).toEqual(['b']);
});
