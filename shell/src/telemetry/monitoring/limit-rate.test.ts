import { createRateLimit } from './limit-rate';

const changes = (count: number, from: number, within: number) =>
  Array.from({ length: count }, (_, at) => ({ type: 3, timestamp: from + (at * within) / count }));
const kept = (events: { type: number }[]) => events.filter(({ type }) => type === 3).length;

test('of 1,000 changes within a second 300 are kept, also over the parts of a recording, and a drop is told once', () => {
  const limit = createRateLimit();
  const first = limit(changes(500, 0, 450));
  const second = limit(changes(500, 450, 450));
  expect([kept(first), kept(second)]).toEqual([300, 0]);
  expect([...first, ...second].filter(({ type }) => type === 5)).toMatchObject([
    { data: { payload: { category: 'replay.throttled' } } },
  ]);
});

test('no second has more than 300, wherever it begins', () => {
  const times = createRateLimit()(changes(3_000, 0, 3_000)).flatMap(({ type, timestamp }) =>
    type === 3 ? [timestamp] : [],
  );
  const most = Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + 1_000).length));
  expect(most).toBeLessThanOrEqual(300);
  expect(times.length).toBeGreaterThanOrEqual(900);
});

test('snapshots and what replay adds are kept', () => {
  const limit = createRateLimit();
  limit(changes(300, 0, 1));
  expect(
    limit([
      { type: 2, timestamp: 2 },
      { type: 4, timestamp: 2 },
      { type: 5, timestamp: 2 },
    ]),
  ).toHaveLength(3);
});
