import type { FastifyBaseLogger } from 'fastify';
import type { QueueRunner } from './queue-runner';

/** Least time between two polls of a queue, in milliseconds: under load one poll claims the orders of several calls. */
const GAP_MS = 20;
const WATCH_MS = 1_000;
/** A poll planned further ahead than any interval was planned before the clock was set back. */
const FURTHEST_MS = 60_000;

export interface QueueWakes {
  /** Polls a queue, or all of them, at once, or as soon as the poll in flight ends. */
  wake(queue?: string): void;
  stop(): void;
}

/**
 * Wakes the queue runner for a queue with work, so that its own polls are only a safety net and may be rare. The
 * runner plans by the wall clock, its polls as well as when it reads which queues there are: when the clock is set back,
 * it would sleep until the old time comes again. So its plans are watched by a monotonic timer.
 */
export function wakeQueues(runner: QueueRunner, log: Pick<FastifyBaseLogger, 'warn'>): QueueWakes {
  const waiting = new Set<string>();
  const polledAt = new Map<string, number>();
  const poll = runner.runQueuePoll.bind(runner);
  let wakeLoop = () => {};
  let engine: unknown;

  /** Plans the next poll of a queue; one that the runner does not know yet stays in `waiting`. */
  function plan(name: string): void {
    const state = runner.states.get(name);
    if (!state) return;
    const since = performance.now() - (polledAt.get(name) ?? Number.NEGATIVE_INFINITY);
    state.nextPollAt = Date.now() + Math.max(0, GAP_MS - since);
    wakeLoop();
  }

  runner.runQueuePoll = async (executor, state, inFlight, wake) => {
    const { name } = state.queue;
    wakeLoop = wake;
    engine = executor;
    waiting.delete(name);
    polledAt.set(name, performance.now());
    await poll(executor, state, inFlight, wake);
    if (waiting.has(name)) plan(name);
  };

  async function watch(): Promise<void> {
    const late = [...runner.states].filter(([, state]) => state.nextPollAt > Date.now() + FURTHEST_MS);
    if (late.length > 0) log.warn('the clock was set back: queues are polled now');
    // Reports its own errors.
    if (engine && [...waiting].some((name) => !runner.states.has(name)))
      await runner.refreshDbQueues(engine, Date.now());
    for (const name of new Set([...late.map(([queue]) => queue), ...waiting])) plan(name);
  }
  const watching = setInterval(watch, WATCH_MS);

  return {
    wake(queue) {
      for (const name of queue === undefined ? runner.states.keys() : [queue]) {
        waiting.add(name);
        plan(name);
      }
    },
    stop() {
      clearInterval(watching);
      runner.runQueuePoll = poll;
    },
  };
}
