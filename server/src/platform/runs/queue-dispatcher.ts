import pLimit from 'p-limit';

/** Queues polled at once. Each poll takes one of the workflow engine's connections. */
const LANES = 3;
/** Least time between two polls of a queue, in milliseconds: under load one poll claims the orders of several calls. */
const GAP_MS = 20;
/**
 * Polls after a wake, in milliseconds. The later ones are for claims that met contention: the engine skips them without
 * a word, and the process that was in the way announces nothing.
 */
const POLLS_MS = [0, 40, 200];
/** How often queues with waiting work are polled without any wake, in milliseconds: notifications can be lost. */
const SAFETY_MS = 5_000;

/** A queue of the workflow engine, as it is polled. */
export interface PolledQueue {
  readonly name: string;
  /** Claims and starts work for which there is room, once; `signal` ends its waiting for a database that is away. */
  poll(signal: AbortSignal): Promise<void>;
  /** The work of this queue that this process does, each as a promise of the moment at which its place is free. */
  running(): readonly Promise<unknown>[];
}

export interface QueueDispatcher {
  /**
   * Polls a queue soon. Without a name all of them, after the connection that announces queues was away: polls that wait
   * for the database begin anew.
   */
  wake(name?: string): void;
  stop(): Promise<void>;
}

/**
 * Polls queues when they have work or room: when woken, when work of this process ends, and those in which work waits at
 * the start and every five seconds. All times are monotonic, so that a clock that is set back delays nothing.
 * @param findWaiting names of the queues in which work waits: one question where each poll is four statements
 */
export function dispatchQueues(
  queues: readonly PolledQueue[],
  findWaiting: () => Promise<readonly string[]>,
): QueueDispatcher {
  const lanes = pLimit(LANES);
  const pollers = new Map(queues.map((queue) => [queue.name, startPolling(queue, lanes)]));
  const wakeAll = () => {
    for (const poller of pollers.values()) poller.wake();
  };
  findWaiting().then((names) => {
    for (const name of names) pollers.get(name)?.wake();
  }, wakeAll);
  const safety = setInterval(async () => {
    // While the database is away the question fails; the connection that announces queues wakes all of them afterwards.
    for (const name of await findWaiting().catch(() => [])) pollers.get(name)?.look();
  }, SAFETY_MS);
  return {
    wake(name) {
      if (name !== undefined) return pollers.get(name)?.wake();
      for (const poller of pollers.values()) poller.renew();
    },
    async stop() {
      clearInterval(safety);
      await Promise.all([...pollers.values()].map((poller) => poller.stop()));
    },
  };
}

function startPolling(queue: PolledQueue, lanes: <T>(work: () => Promise<T>) => Promise<T>) {
  const watched = new WeakSet<Promise<unknown>>();
  let due: readonly number[] = [];
  let polledAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let polling: Promise<void> | undefined;
  let abort = new AbortController();
  let stopped = false;

  /** Sets the timer of the next poll; while one is under way, its end does. */
  function plan(): void {
    clearTimeout(timer);
    if (polling || stopped || due.length === 0) return;
    const next = Math.max(polledAt + GAP_MS, Math.min(...due));
    timer = setTimeout(() => {
      polling = lanes(poll).finally(() => {
        polling = undefined;
        plan();
      });
    }, next - performance.now());
  }

  async function poll(): Promise<void> {
    if (stopped) return;
    polledAt = performance.now();
    due = due.filter((at) => at > polledAt);
    abort = new AbortController();
    // The engine reports its own errors.
    await queue.poll(abort.signal).catch(() => undefined);
    for (const work of queue.running()) wakeAtTheEndOf(work);
  }

  function wakeAtTheEndOf(work: Promise<unknown>): void {
    if (watched.has(work)) return;
    watched.add(work);
    void work.then(wake, wake);
  }

  function wake(): void {
    const now = performance.now();
    due = POLLS_MS.map((ms) => now + ms);
    plan();
  }

  return {
    wake,
    /** Polls once, soon. */
    look() {
      due = [performance.now(), ...due];
      plan();
    },
    renew() {
      abort.abort();
      wake();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      abort.abort();
      await polling;
    },
  };
}
