import { throttle } from './throttle';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function counted() {
  let done = 0;
  let everyMs = 10_000;
  const work = throttle(
    async () => {
      done += 1;
    },
    () => everyMs,
  );
  return { ...work, done: () => done, pace: (ms: number) => (everyMs = ms) };
}

test('many requests are one run, and a later request is not dropped', async () => {
  const work = counted();
  for (let request = 0; request < 5; request++) work.request();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(work.done()).toBe(1);
  work.request();
  await work.flush();
  expect(work.done()).toBe(2);
});

test('a shorter interval brings the run forward, and repeated requests never postpone it', async () => {
  const work = counted();
  work.request();
  work.pace(2_000);
  for (let call = 0; call < 4; call++) {
    work.reschedule();
    await jest.advanceTimersByTimeAsync(500);
  }
  expect(work.done()).toBe(1);
});
