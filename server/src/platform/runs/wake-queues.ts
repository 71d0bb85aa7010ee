import type { FastifyBaseLogger } from 'fastify';
import type { QueueRunner } from './queue-runner';

/** Least time between two polls of a queue, in milliseconds: under load one poll claims the orders of several calls. */
const GAP_MS = 20;
/**
 * Further polls after a wake, in milliseconds: the database announces the end of a workflow before the engine has counted
 * it out here, so that the first poll may find no room.
 */
const ECHOES_MS = [150, 1_000];
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
  const echoes = new Map<string, NodeJS.Timeout[]>();
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

  /** Plans a poll, and one more if one is under way, which plans its successor by the interval alone. */
  function ask(name: string): void {
    waiting.add(name);
    plan(name);
  }

  /** Plans the further polls anew, so that they follow the latest wake. */
  function echo(name: string): void {
    for (const timer of echoes.get(name) ?? []) clearTimeout(timer);
    echoes.set(
      name,
      ECHOES_MS.map((ms) => setTimeout(ask, ms, name).unref()),
    );
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
        ask(name);
        echo(name);
      }
    },
    stop() {
      clearInterval(watching);
      for (const timer of [...echoes.values()].flat()) clearTimeout(timer);
      runner.runQueuePoll = poll;
    },
  };
}
