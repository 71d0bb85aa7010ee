import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { WORKER_FAULTS, type WorkerFault } from '@flint/engines/spec/worker-fault';
import { redactSecrets } from '@flint/shared/contracts/redact-error';
import { type LogFn, type Logger, pino } from 'pino';
import { reportFault } from './error-reports/error-reports';
import { serializeRequest } from './logged-request';

/** pino's number of the level `error`. */
const ERROR = 50;
/** Most causes of an error that are logged. */
const CAUSES = 4;
/**
 * Fields of an error that are logged beside its message: names and codes. Others may contain a request, such as a
 * prompt.
 */
const KEPT = ['code', 'kind', 'status', 'statusCode', 'diagnostic', 'constraint', 'table', 'column'] as const;

/** The process's log. Requests and errors are written by allow-list serializers. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    hooks: { logMethod },
    serializers: { req: serializeRequest, err: (error: unknown) => serializeError(error) },
  });
}

/** Reports what is logged as an error to the error-reporting service too: one place for all of the server's faults. */
function logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn, level: number): void {
  const [about, action] = args as unknown[];
  if (level >= ERROR && typeof about === 'object' && about !== null && 'err' in about)
    reportFault(about.err, typeof action === 'string' ? action : undefined);
  method.apply(this, args);
}

/** Allow-list serializer of errors: type, message, stack and codes, without the secrets of URLs and headers. */
export function serializeError(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, cause } = error;
  const message = redactSecrets(error.message);
  const stack = error.stack && redactSecrets(error.stack);
  const known = Object.fromEntries(
    KEPT.flatMap((key) => {
      const value = (error as unknown as Record<string, unknown>)[key];
      return typeof value === 'string' || typeof value === 'number' ? [[key, value]] : [];
    }),
  );
  const because = cause instanceof Error && depth < CAUSES && { cause: serializeError(cause, depth + 1) };
  return { type: error.constructor.name || name, message, stack, ...known, ...because };
}

/** What staff does about a worker that could not be started. */
const REMEDY =
  'Install this release again, whole, and see that the machine has memory left. The next order tries anew.';

/** Logs a line for each worker thread that could not be started. @returns what ends it */
export function logWorkerFaults(log: Pick<Logger, 'error'>): () => void {
  const receive = (message: unknown) => {
    const { file, error } = message as WorkerFault;
    log.error({ err: error, worker: file, remedy: REMEDY }, `the worker ${file} could not be started: its orders fail`);
  };
  subscribe(WORKER_FAULTS, receive);
  return () => void unsubscribe(WORKER_FAULTS, receive);
}
