import { createRequire } from 'node:module';

/** A queue as the workflow engine's runner polls it; times are milliseconds of `Date.now()`. */
export interface QueueState {
  readonly queue: { readonly name: string };
  nextPollAt: number;
}

/** What Flint needs of the workflow engine's queue runner: its schedule, and a way to end its sleep. */
export interface QueueRunner {
  readonly states: ReadonlyMap<string, QueueState>;
  /** One poll of a queue; `wake` ends the sleep of the runner's loop. */
  runQueuePoll(executor: unknown, state: QueueState, inFlight: unknown, wake: () => void): Promise<void>;
  /** Reads which queues there are. */
  refreshDbQueues(executor: unknown, now: number): Promise<void>;
}

/**
 * The workflow engine's queue runner, which the engine does not export. Its version is pinned.
 * @throws Error when another version of the engine has no such runner
 */
export function queueRunner(): QueueRunner {
  const require = createRequire(import.meta.url);
  const fromEngine = createRequire(require.resolve('@dbos-inc/dbos-sdk'));
  const { wfQueueRunner: runner } = fromEngine('./wfqueue.js') as { wfQueueRunner?: Partial<QueueRunner> };
  const { states, runQueuePoll, refreshDbQueues } = runner ?? {};
  if (!(states instanceof Map) || typeof runQueuePoll !== 'function' || typeof refreshDbQueues !== 'function')
    throw new Error('This version of the workflow engine has no queue runner that can be woken.');
  return runner as QueueRunner;
}
