import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { createWorkerPool } from './worker-pool';

export interface WorkerSlotOptions {
  /** Path or URL of the built worker. */
  workerFile: string | URL;
  /** Tasks run in parallel; each keeps one core busy. Default 1. */
  threads?: number;
}

export interface WorkOptions {
  /** The worker's export to call; default: its default export. */
  name?: string;
  signal?: AbortSignal | undefined;
  /** Receives a fraction from 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
}

/** The argument of a worker's export. */
export interface Work<T> {
  readonly task: T;
  /** Posts a fraction from 0 to 1 to the caller. */
  readonly progress: MessagePort;
}

export interface WorkerSlot {
  /**
   * Runs a task in a worker thread; tasks beyond `threads` wait in a queue.
   * @throws the worker's error, or an `AbortError`: a waiting task leaves the queue, a running worker is stopped
   */
  run<Answer>(task: object, options?: WorkOptions): Promise<Answer>;
  /** Stops the workers; pending tasks are rejected. */
  close(): Promise<void>;
}

/** Worker pool: keeps CPU-bound work off the event loop. A thread that is idle for 30 s ends. */
export function createWorkerSlot({ workerFile, threads = 1 }: WorkerSlotOptions): WorkerSlot {
  const pool = createWorkerPool({ workerFile, threads, idleMs: 30_000 });
  return {
    run: async (task, { name, signal, onProgress } = {}) => {
      const { port1, port2 } = new MessageChannel();
      port1.on('message', (fraction: number) => onProgress?.(fraction));
      const options = { transferList: [port2], ...(name && { name }), ...(signal && { signal }) };
      try {
        return await pool.run({ task, progress: port2 } satisfies Work<object>, options);
      } finally {
        port1.close();
      }
    },
    close: () => pool.close(),
  };
}
