import { dispatchQueues, type PolledQueue } from './queue-dispatcher';

/** Times of polls, in milliseconds since the start. */
let polls: number[];
let work: Promise<void>[];
let signals: AbortSignal[];
/** What the database says when asked which queues have waiting work. */
let findWaiting: jest.Mock<Promise<string[]>, []>;

beforeEach(() => {
  jest.useFakeTimers();
  polls = [];
  work = [];
  signals = [];
  findWaiting = jest.fn(async () => [] as string[]).mockResolvedValueOnce(['drawing']);
});
afterEach(() => jest.useRealTimers());

function open(poll: () => Promise<void> = async () => undefined) {
  const since = performance.now();
  const queue: PolledQueue = {
    name: 'drawing',
    async poll(signal) {
      polls.push(Math.round(performance.now() - since));
      signals.push(signal);
      await poll();
    },
    running: () => work,
  };
  return dispatchQueues([queue], findWaiting);
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

function deferred() {
  let resolve = () => {};
  let reject = (_error: Error) => {};
  const promise = new Promise<void>((...ends) => {
    [resolve, reject] = ends;
  });
  return { promise, resolve, reject };
}

/** A poll that waits until it is told to end. */
function slowPoll() {
  const { promise, resolve } = deferred();
  return { poll: () => promise, end: resolve };
}

test('a queue in which work waits is polled at the start, after 40 and 200 ms, and then every five seconds', async () => {
  const dispatcher = open();
  await pass(5_300);
  findWaiting.mockResolvedValue(['drawing', 'a queue of another release']);
  await pass(10_000);
  findWaiting.mockResolvedValue(['music']);
  await pass(10_000);
  expect(polls).toEqual([0, 40, 200, 10_001, 15_001]);
  await dispatcher.stop();
});

test('a start polls no queue in which nothing waits, and every queue when the database does not say', async () => {
  findWaiting = jest.fn(async () => ['music']);
  const idle = open();
  await pass(1_000);
  expect(polls).toEqual([]);
  await idle.stop();

  findWaiting = jest.fn(() => Promise.reject(new Error('no database')));
  const unsure = open();
  await pass(1_000);
  expect(polls).toEqual([0, 40, 200]);
  await unsure.stop();
});

test('a database that does not say what waits is asked again', async () => {
  findWaiting.mockRejectedValueOnce(new Error('no database')).mockResolvedValue(['drawing']);
  const dispatcher = open();
  await pass(10_300);
  expect(polls.slice(3)).toEqual([10_001]);
  await dispatcher.stop();
  await pass(10_000);
  expect(findWaiting).toHaveBeenCalledTimes(3);
});

test('a wake polls at once, and again after 40 and 200 ms', async () => {
  const dispatcher = open();
  await pass(1_000);
  dispatcher.wake('drawing');
  await pass(1_000);
  expect(polls.slice(3)).toEqual([1_000, 1_040, 1_200]);
  await dispatcher.stop();
});

test('wakes that follow each other within 20 ms are one poll', async () => {
  const dispatcher = open();
  await pass(1_000);
  for (let wakes = 0; wakes < 20; wakes++) {
    dispatcher.wake('drawing');
    await pass(1);
  }
  await pass(1_000);
  expect(polls.slice(3)).toEqual([1_000, 1_020, 1_059, 1_219]);
  await dispatcher.stop();
});

test('the end of work that a poll has started polls again, however it ended', async () => {
  const ends = [deferred(), deferred()] as const;
  work = ends.map(({ promise }) => promise);
  const dispatcher = open();
  await pass(1_000);
  ends[0].resolve();
  await pass(1_000);
  ends[1].reject(new Error('it failed'));
  await pass(1_000);
  expect(polls.slice(3)).toEqual([1_000, 1_040, 1_200, 2_000, 2_040, 2_200]);
  await dispatcher.stop();
});

test('a wake during a poll is a further poll, after it', async () => {
  const slow = slowPoll();
  const dispatcher = open(slow.poll);
  await pass(30);
  dispatcher.wake('drawing');
  await pass(470);
  expect(polls).toEqual([0]);
  slow.end();
  await pass(100);
  expect(polls).toEqual([0, 500]);
  await dispatcher.stop();
});

test('a poll that fails is followed by others', async () => {
  const dispatcher = open(() => Promise.reject(new Error('no database')));
  await pass(250);
  expect(polls).toEqual([0, 40, 200]);
  await dispatcher.stop();
});

test('a wake of all queues ends the retries of a poll under way; a wake of another queue does nothing', async () => {
  const slow = slowPoll();
  const dispatcher = open(slow.poll);
  await pass(30);
  dispatcher.wake('music');
  expect(signals[0]?.aborted).toBe(false);
  dispatcher.wake();
  expect(signals[0]?.aborted).toBe(true);
  slow.end();
  await dispatcher.stop();
});

test('a stop waits for the poll under way, and is the last of them', async () => {
  const slow = slowPoll();
  const dispatcher = open(slow.poll);
  await pass(30);
  let isStopped = false;
  const stopping = dispatcher.stop().then(() => {
    isStopped = true;
  });
  await pass(10);
  expect(signals[0]?.aborted).toBe(true);
  expect(isStopped).toBe(false);
  slow.end();
  await stopping;
  await pass(20_000);
  expect(polls).toEqual([0]);
});
