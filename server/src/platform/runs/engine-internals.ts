import { createRequire } from 'node:module';
import type { WorkflowQueue } from '@dbos-inc/dbos-sdk';

/** Queue of the workflow engine on which it puts resumed workflows. */
const RESUMED = '_dbos_internal_queue';

interface Running {
  readonly queueName?: string;
  /** Resolves after the engine has counted the workflow out, however it ended. */
  readonly promise: Promise<unknown>;
}

interface SystemDatabase {
  readonly runningWorkflowMap: ReadonlyMap<string, readonly Running[]>;
  checkForRunningWorkflow(workflowId: string): boolean;
}

interface Executor {
  readonly systemDatabase: SystemDatabase;
}

interface QueueRunner {
  getInternalQueue(name: string): WorkflowQueue | undefined;
  pollQueue(executor: Executor, queue: WorkflowQueue): Promise<unknown>;
  stop(): void;
}

/** How often the engine looks for workflows past their deadline; read before each look. */
interface TimeoutConfig {
  pollingIntervalMs: number;
}

type WithRetriesUntil = <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T>;

/** What Flint uses of the workflow engine beside its exports. */
export interface EngineInternals {
  readonly resumedQueue: WorkflowQueue;
  /** Ends the engine's own polling of all queues. */
  stopPolling(): void;
  /** Sets how often the engine looks for workflows past their deadline, in milliseconds. */
  lookForDeadlinesEvery(ms: number): void;
  /**
   * Claims and starts the workflows of a queue for which there is room, once. A claim that meets contention is skipped
   * in silence.
   * @param signal ends the repetitions, with backoff of up to a minute, while the database is away
   */
  poll(queue: WorkflowQueue, signal: AbortSignal): Promise<void>;
  /** The workflows of a queue that this process runs, each as a promise of the moment at which its place is free. */
  running(queueName: string): readonly Promise<unknown>[];
  isRunning(workflowId: string): boolean;
}

/**
 * The only place that reaches into the workflow engine. The package's version is pinned, and the test of this file fails
 * when another version differs.
 * @throws Error when the engine is not started, or its version has no such parts
 */
export function engineInternals(): EngineInternals {
  const { runner, executor, withRetriesUntil, timeouts } = read();
  if (!executor) throw new Error('The workflow engine is not started.');
  const { systemDatabase } = executor;
  const resumedQueue = runner.getInternalQueue(RESUMED);
  if (!resumedQueue || !(systemDatabase.runningWorkflowMap instanceof Map)) throw unfit('queues');
  return {
    resumedQueue,
    stopPolling: () => runner.stop(),
    lookForDeadlinesEvery(ms) {
      timeouts.pollingIntervalMs = ms;
    },
    async poll(queue, signal) {
      await withRetriesUntil(signal, () => runner.pollQueue(executor, queue));
    },
    running: (queueName) =>
      [...systemDatabase.runningWorkflowMap.values()]
        .flat()
        .filter((workflow) => workflow.queueName === queueName)
        .map(({ promise }) => promise),
    isRunning: (workflowId) => systemDatabase.checkForRunningWorkflow(workflowId),
  };
}

function read() {
  const require = createRequire(import.meta.url);
  const fromEngine = createRequire(require.resolve('@dbos-inc/dbos-sdk'));
  const { wfQueueRunner: runner } = fromEngine('./wfqueue.js') as { wfQueueRunner?: QueueRunner };
  const { runWithAbortableDbRetries: withRetriesUntil } = fromEngine('./context.js') as {
    runWithAbortableDbRetries?: WithRetriesUntil;
  };
  const { DBOSExecutor } = fromEngine('./dbos-executor.js') as { DBOSExecutor?: { globalInstance?: Executor } };
  const { workflowTimeoutConfig: timeouts } = fromEngine('./workflow_management.js') as {
    workflowTimeoutConfig?: TimeoutConfig;
  };
  if (![runner?.pollQueue, runner?.stop, runner?.getInternalQueue].every((part) => typeof part === 'function'))
    throw unfit('queue runner');
  if (typeof withRetriesUntil !== 'function') throw unfit('retries that can be ended');
  if (typeof timeouts?.pollingIntervalMs !== 'number') throw unfit('interval of deadlines');
  return { runner: runner as QueueRunner, executor: DBOSExecutor?.globalInstance, withRetriesUntil, timeouts };
}

const unfit = (part: string) =>
  new Error(`This version of the workflow engine has other ${part}: see engine-internals.ts.`);
