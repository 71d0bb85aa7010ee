import { READER_ASKS_MS } from '../../platform/runs/signals';
import { createPersistInterval } from './persist-interval';

/** Milliseconds since the answer began. */
const at = (ms: number) => jest.mocked(performance.now).mockReturnValue(1_000 + ms);
const begin = (writing = 1) => {
  jest.spyOn(performance, 'now').mockReturnValue(1_000);
  return createPersistInterval(() => writing);
};
/** Long after the last announcement of a reader. */
const UNREAD_MS = 5_000;

test('the first words, and a reader that announces itself, get the short interval', () => {
  const pace = begin();
  expect(pace.everyMs()).toBe(80);
  at(UNREAD_MS);
  expect(pace.everyMs()).toBeGreaterThanOrEqual(500);
  pace.read();
  expect(pace.everyMs()).toBe(80);
});

test('a reader that misses one announcement is still counted', () => {
  const pace = begin();
  at(READER_ASKS_MS * 2);
  expect(pace.everyMs()).toBe(80);
});

test.each([
  [1, 500, 1_500],
  [50, 4_000, 12_000],
  [500, 4_000, 12_000],
])('%i answers without remote readers are persisted every %i to %i ms, with jitter', (writing, ...[least, most]) => {
  const pace = begin(writing);
  at(UNREAD_MS);
  const times = Array.from({ length: 200 }, pace.everyMs);
  for (const ms of times) {
    expect(ms).toBeGreaterThanOrEqual(least);
    expect(ms).toBeLessThanOrEqual(most);
  }
  expect(new Set(times).size).toBeGreaterThan(100);
});

test('many answers that are being read are persisted a little more seldom', () => {
  expect(begin(50).everyMs()).toBe(2_000);
});
