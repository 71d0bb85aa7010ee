import { createMemoryCounter } from './counter';

const BUDGET = { name: 'test', points: 2, perSeconds: 60 };

test('a counter allows its points, then reports the seconds to wait', async () => {
  const counter = createMemoryCounter(BUDGET);
  expect(await counter.hit('a')).toMatchObject({ allowed: true, left: 1 });
  expect(await counter.hit('a')).toMatchObject({ allowed: true, left: 0 });
  expect(await counter.hit('a')).toEqual({ allowed: false, left: 0, retryAfterSeconds: 60 });
});

test('keys do not share a budget', async () => {
  const counter = createMemoryCounter(BUDGET);
  await counter.hit('a');
  await counter.hit('a');
  expect(await counter.hit('b')).toMatchObject({ allowed: true, left: 1 });
});

test('an event can be undone and a key reset', async () => {
  const counter = createMemoryCounter(BUDGET);
  await counter.hit('a');
  await counter.hit('a');
  await counter.undo('a');
  expect(await counter.hit('a')).toMatchObject({ allowed: true, left: 0 });
  await counter.reset('a');
  expect(await counter.hit('a')).toMatchObject({ allowed: true, left: 1 });
});
