import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { WORKER_FAULTS, type WorkerFault } from '@flint/engines/spec/worker-fault';
import type { FastifyBaseLogger } from 'fastify';

const REMEDY =
  'Install this release again, whole, and see that the machine has memory left. The next order tries anew.';

/** Logs a line for each worker thread that could not be started. @returns what ends it */
export function logWorkerFaults(log: Pick<FastifyBaseLogger, 'error'>): () => void {
  const receive = (message: unknown) => {
    const { file, error } = message as WorkerFault;
    log.error({ err: error, worker: file, remedy: REMEDY }, `the worker ${file} could not be started: its orders fail`);
  };
  subscribe(WORKER_FAULTS, receive);
  return () => void unsubscribe(WORKER_FAULTS, receive);
}
