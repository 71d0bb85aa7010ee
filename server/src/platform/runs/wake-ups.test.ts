import { wakeUps } from './wake-ups';

const LONG_MS = 60_000;

function open(patience = LONG_MS) {
  const listeners = new Set<() => void>();
  const abort = new AbortController();
  const turns = wakeUps(
    (wake) => {
      listeners.add(wake);
      return () => void listeners.delete(wake);
    },
    () => patience,
    abort.signal,
  );
  const call = () => {
    for (const listener of listeners) listener();
  };
  return { turns, call, abort, listeners };
}

test('wakeUps yields at once, then once for each call', async () => {
  const { turns, call, abort } = open();
  expect(await turns.next()).toMatchObject({ done: false });
  const second = turns.next();
  call();
  expect(await second).toMatchObject({ done: false });
  abort.abort();
});

test('wakeUps coalesces calls while the consumer is busy', async () => {
  const { turns, call, abort } = open();
  await turns.next();
  call();
  call();
  expect(await turns.next()).toMatchObject({ done: false });
  const third = turns.next();
  abort.abort();
  expect(await third).toMatchObject({ done: true });
});

test('wakeUps yields after `patience` without a call', async () => {
  const { turns, abort } = open(1);
  await turns.next();
  expect(await turns.next()).toMatchObject({ done: false });
  abort.abort();
});

test('wakeUps unsubscribes and clears its timer when the consumer leaves', async () => {
  const { turns, abort, listeners } = open();
  await turns.next();
  expect(listeners.size).toBe(1);
  const next = turns.next();
  abort.abort();
  await next;
  expect(listeners.size).toBe(0);
});
