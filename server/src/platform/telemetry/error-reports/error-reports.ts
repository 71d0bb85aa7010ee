import { currentScope } from '../scope';
import type { Answered } from './answered';
import type { ReportsOptions } from './client';

/** Time limit of the last reports, in milliseconds: an unreachable service must not delay a server's stop. */
const FLUSH_MS = 3_000;

interface Reports {
  fault(error: unknown, action: string | undefined): void;
  request(answered: Answered): void;
}

let reports: Reports | undefined;

export const isReporting = (): boolean => reports !== undefined;

/**
 * Reports an error to the error-reporting service, where one is configured.
 * @param action what was being done, as the log says it: never content
 */
export function reportFault(error: unknown, action?: string): void {
  reports?.fault(error, action);
}

/** Reports the time that a request took, for a share of the requests. */
export function reportRequest(answered: Answered): void {
  reports?.request(answered);
}

/**
 * Starts reports to the error-reporting service. Its client is only imported here, so that a server without one does not
 * load it.
 * @returns sends what waits and stops
 */
export async function startErrorReports(options: ReportsOptions): Promise<() => Promise<void>> {
  const { createClient } = await import('./client');
  const { captureFault, captureRequest, close } = createClient(options);
  const own: Reports = {
    fault(error, action) {
      const { requestId, runId, kind, provider } = currentScope();
      captureFault(error, { action, requestId: requestId ?? undefined, runId, kind, provider });
    },
    request: captureRequest,
  };
  reports = own;
  return async () => {
    if (reports === own) reports = undefined;
    await close(FLUSH_MS);
  };
}
