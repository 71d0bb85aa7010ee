import { isEnded } from '@flint/shared/contracts/runs';
import type { FastifyBaseLogger } from 'fastify';
import { audit } from '../../platform/audit/audit';
import type { Db } from '../../platform/db/database';
import { transact } from '../../platform/db/transaction';
import { AppError } from '../../platform/http/app-error';
import type { RunRow } from '../runs/tables';
import { Refused } from './refused';
import { answerRetry, findLatestRetry, findOpenRetries, insertRetry, lockRun } from './retries-repository';

const AT_ONCE = 20;

/**
 * Requests that an ended run is run again with the same recipe, at today's price, paid by its owner. A server carries
 * it out, because a run needs every service; without a running server it waits for the next start.
 * @param options.completed also a run that completed
 * @returns the request's id; idempotent until the request has been carried out
 * @throws Refused when it cannot be retried, with the reason
 */
export async function askForRetry(
  db: Db,
  runId: string,
  actor: string,
  { completed = false }: { completed?: boolean } = {},
): Promise<string> {
  return transact(db, async (tx) => {
    const run = await lockRun(tx, runId);
    assertRetriable(run, completed);
    const latest = await findLatestRetry(tx, runId);
    if (latest && latest.answered_at === null) return latest.id;
    if (latest?.status && !isEnded(latest.status))
      throw new Refused(`Run ${latest.new_run_id} is a retry of ${runId} and has not ended.`);
    const id = await insertRetry(tx, { runId, actor });
    await audit(tx, { actor, action: 'run.retry', target: runId, detail: { retry: id } });
    return id;
  });
}

function assertRetriable({ id, status, part_of }: RunRow, completed: boolean): void {
  if (part_of !== null) throw new Refused(`Run ${id} is a step of workflow ${part_of}: retry that.`);
  if (!isEnded(status)) throw new Refused(`Run ${id} has not ended.`);
  if (status === 'completed' && !completed)
    throw new Refused(`Run ${id} completed, and its owner would pay again. Add --completed to retry it all the same.`);
}

/**
 * Carries out operators' retries, as the product does when an owner presses Retry. Each request's id is the idempotency
 * key of its run, so a crash half-way, or two processes at once, make one run.
 * @param again starts a new run from an ended one's recipe
 */
export async function takeUpRetries(
  db: Db,
  again: (run: RunRow, key: string) => Promise<RunRow>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  for (const { id, run } of await findOpenRetries(db, AT_ONCE)) {
    try {
      const made = await again(run, id);
      await answerRetry(db, id, { new_run_id: made.id });
    } catch (error) {
      if (!(error instanceof AppError)) log.error({ err: error, runId: run.id }, 'retrying a run failed');
      const refused = error instanceof AppError ? error.message : 'It failed: the log of the server says why.';
      await answerRetry(db, id, { refused });
    }
  }
}
