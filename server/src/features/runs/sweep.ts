import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../platform/db/database';
import { finishRun } from './finish-run';
import { findStale } from './runs-repository';
import type { RunRow } from './tables';

/** Grace period in seconds, in which the process that created a run normally hands it to the queue. */
const GRACE_SECONDS = 3;

/** The queue behind all runs. */
export interface RunQueue {
  start(run: RunRow): Promise<void>;
  state(runId: string): Promise<'unknown' | 'live' | 'ended'>;
}

/**
 * Sweeps stale runs: a paid run that was never queued is queued; one whose durable workflow ended without ending it is
 * closed, and its credits return.
 */
export async function sweepRuns(db: Db, queue: RunQueue, log: FastifyBaseLogger): Promise<void> {
  for (const run of await findStale(db, GRACE_SECONDS)) {
    try {
      await sweepRun(db, queue, run, log);
    } catch (error) {
      log.error({ err: error, runId: run.id }, 'sweeping a run failed');
    }
  }
}

async function sweepRun(db: Db, queue: RunQueue, run: RunRow, log: FastifyBaseLogger): Promise<void> {
  const state = await queue.state(run.id);
  if (state === 'unknown') {
    log.warn({ runId: run.id }, 'starting a paid run that had no workflow');
    await queue.start(run);
  } else if (state === 'ended') {
    log.error({ runId: run.id }, 'closing a run whose workflow ended without it');
    await finishRun(db, run.id, { code: 'provider_failed', words: 'The work was interrupted.' });
  }
}
