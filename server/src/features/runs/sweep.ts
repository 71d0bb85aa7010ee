import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../platform/db/database';
import { finishRun } from './finish-run';
import { findStale } from './queue-repository';
import type { RunRow } from './tables';

/** Grace period in seconds, in which the process that created a run normally hands it to the queue. */
const GRACE_SECONDS = 3;

/**
 * Sweeps stale runs: a paid run that was never queued is queued; one whose durable workflow ended without ending it is
 * closed, and its credits return.
 * @param start hands a run to its queue
 */
export async function sweepRuns(db: Db, start: (run: RunRow) => Promise<void>, log: FastifyBaseLogger): Promise<void> {
  for (const run of await findStale(db, GRACE_SECONDS)) {
    try {
      if (run.workflow === 'missing') {
        log.warn({ runId: run.id }, 'starting a paid run that had no workflow');
        await start(run);
      } else {
        log.error({ runId: run.id }, 'closing a run whose workflow ended without it');
        await finishRun(db, run.id, { code: 'provider_failed', words: 'The work was interrupted.' });
      }
    } catch (error) {
      log.error({ err: error, runId: run.id }, 'sweeping a run failed');
    }
  }
}
