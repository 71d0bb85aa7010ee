/** Name of the diagnostics channel of worker threads that failed to start; it carries {@link WorkerFault}. */
export const WORKER_FAULTS = 'flint:worker-faults';

/** A thread that ended without a task of its own to fail, such as one whose file cannot be loaded. */
export interface WorkerFault {
  /** Name of the worker's file. */
  readonly file: string;
  readonly error: unknown;
}
