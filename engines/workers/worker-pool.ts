import { channel } from 'node:diagnostics_channel';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { ProviderError } from '../spec/provider-error';
import { WORKER_FAULTS, type WorkerFault } from '../spec/worker-fault';

export interface WorkerPoolOptions {
  /** Path or URL of the built worker. */
  readonly workerFile: string | URL;
  /** Tasks run in parallel; each keeps one core busy. Default 1. */
  readonly threads?: number | undefined;
  /** After how many milliseconds an idle thread ends. */
  readonly idleMs: number;
}

type TaskOptions = NonNullable<Parameters<Piscina['run']>[1]>;

export interface WorkerPool {
  /**
   * Runs a task in a thread; tasks beyond `threads` wait in a queue.
   * @throws the worker's error, an `AbortError`, or ProviderError `not_installed` when no thread could be started
   */
  run<Answer>(task: unknown, options?: TaskOptions): Promise<Answer>;
  /** Stops the threads; pending tasks are rejected. */
  close(): Promise<void>;
}

const NOT_STARTED = 'The part of this server that makes this could not be started.';
const faults = channel(WORKER_FAULTS);

/**
 * Threads for CPU-bound work (Piscina), started when there is a task. A thread whose file cannot be loaded fails before
 * it takes a task: Piscina leaves the task waiting and emits `error`, which would end the process. Here the waiting
 * tasks are rejected, the error goes to a diagnostics channel, and the next task starts new threads.
 */
export function createWorkerPool({ workerFile, threads = 1, idleMs }: WorkerPoolOptions): WorkerPool {
  const filename = workerFile instanceof URL ? fileURLToPath(workerFile) : workerFile;
  const broken = new WeakMap<Piscina, unknown>();
  let current: Piscina | undefined;

  const open = (): Piscina => {
    const pool = new Piscina({ filename, minThreads: 0, maxThreads: threads, idleTimeout: idleMs });
    pool.on('error', (error: unknown) => {
      faults.publish({ file: basename(filename), error } satisfies WorkerFault);
      // Threads that are left take the tasks that wait.
      if (pool.threads.length > 0) return;
      broken.set(pool, error);
      if (current === pool) current = undefined;
      void pool.destroy();
    });
    return pool;
  };

  return {
    async run(task, options) {
      current ??= open();
      const pool = current;
      try {
        return await pool.run(task, options);
      } catch (error) {
        if (!broken.has(pool)) throw error;
        const diagnostic = `${basename(filename)}: ${String(broken.get(pool))}`;
        throw new ProviderError('not_installed', { message: NOT_STARTED, diagnostic });
      }
    },
    async close() {
      await current?.destroy();
    },
  };
}
