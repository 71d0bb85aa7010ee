import { fileURLToPath } from 'node:url';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';

export interface WorkerSlotOptions {
  /** The built worker. */
  workerFile: string | URL;
  /** Works done at once; each keeps one core busy. One unless told. */
  threads?: number;
}

export interface WorkOptions {
  /** The worker's export to call; its default unless told. */
  name?: string;
  signal?: AbortSignal | undefined;
  /** Told a fraction from 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
}

/** What the worker is called with. */
export interface Work<T> {
  readonly task: T;
  /** Takes a fraction from 0 to 1. */
  readonly progress: MessagePort;
}

export interface WorkerSlot {
  /**
   * Has a task worked on in a thread; tasks beyond the threads wait in line.
   * @throws the worker's error, or an `AbortError`: a waiting task leaves the line, a running worker is stopped
   */
  run<Answer>(task: object, options?: WorkOptions): Promise<Answer>;
  /** Stops the workers; pending tasks are rejected. */
  close(): Promise<void>;
}

/** Keeps pure computing off the event loop; a thread that has nothing to do for half a minute goes away. */
export function createWorkerSlot({ workerFile, threads = 1 }: WorkerSlotOptions): WorkerSlot {
  const pool = new Piscina({
    filename: workerFile instanceof URL ? fileURLToPath(workerFile) : workerFile,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 30_000,
  });
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
    close: () => pool.destroy(),
  };
}
