import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../platform/db/database';
import { finishRun } from './finish-run';
import { findStale } from './runs-repository';
import type { RunRow } from './tables';

/** Old enough that whoever wrote the run has had time to hand it to the queue. */
const GRACE_SECONDS = 3;

interface Workflow {
  start(run: { id: string; userId: string; servedBy: string }): Promise<void>;
  knows(runId: string): Promise<boolean>;
  hasEnded(runId: string): Promise<boolean>;
}

/**
 * Asks what became of every unfinished run: one that was paid but never queued is queued, one whose workflow
 * ended without ending it is closed and its credits return.
 */
export async function sweepRuns(db: Db, workflow: Workflow, log: FastifyBaseLogger): Promise<void> {
  for (const run of await findStale(db, GRACE_SECONDS)) {
    try {
      await sweepRun(db, workflow, run, log);
    } catch (error) {
      log.error({ err: error, runId: run.id }, 'sweeping a run failed');
    }
  }
}

async function sweepRun(db: Db, workflow: Workflow, run: RunRow, log: FastifyBaseLogger): Promise<void> {
  if (!(await workflow.knows(run.id))) {
    log.warn({ runId: run.id }, 'starting a paid run that had no workflow');
    await workflow.start({ id: run.id, userId: run.user_id, servedBy: run.served_by });
  } else if (await workflow.hasEnded(run.id)) {
    log.error({ runId: run.id }, 'closing a run whose workflow ended without it');
    await finishRun(db, run.id, { code: 'provider_failed', words: 'The work was interrupted.' });
  }
}
