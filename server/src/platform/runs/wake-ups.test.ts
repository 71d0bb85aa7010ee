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

test('it looks at once, then once for each call', async () => {
  const { turns, call, abort } = open();
  expect(await turns.next()).toMatchObject({ done: false });
  const second = turns.next();
  call();
  expect(await second).toMatchObject({ done: false });
  abort.abort();
});

test('calls that come while the reader is busy count as one', async () => {
  const { turns, call, abort } = open();
  await turns.next();
  call();
  call();
  expect(await turns.next()).toMatchObject({ done: false });
  const third = turns.next();
  abort.abort();
  expect(await third).toMatchObject({ done: true });
});

test('without a call it looks anyway after its patience', async () => {
  const { turns, abort } = open(1);
  await turns.next();
  expect(await turns.next()).toMatchObject({ done: false });
  abort.abort();
});

test('nothing is held once the reader left', async () => {
  const { turns, abort, listeners } = open();
  await turns.next();
  expect(listeners.size).toBe(1);
  const next = turns.next();
  abort.abort();
  await next;
  expect(listeners.size).toBe(0);
});
