import type { Db } from '../../platform/db/database';
import { transact } from '../../platform/db/transaction';
import { announce } from '../../platform/runs/signals';
import { recordRunEvent } from '../../platform/telemetry/run-log';
import { inScope } from '../../platform/telemetry/scope';
import { close } from '../credits/ledger';
import { findAssets } from './assets-repository';
import { keepWords, type ReadWords } from './keep-words';
import { type Ending, settle } from './outcome';
import { paysItself } from './pays-itself';
import { refOf } from './run-ref';
import { updateRun } from './runs-repository';
import { cancelParts, lockUnfinished, sumLeaves } from './unfinished-repository';

/**
 * Ends a run and closes its hold in one transaction. Idempotent: only the first end counts.
 * The delivered units are read from the database, never from a process's memory. A step of a workflow has no hold of
 * its own, and a workflow that ends stops its unfinished steps. Words that it delivered become an item of the library.
 * @param readWords reads the words of a run of steps
 */
export async function finishRun(
  db: Db,
  runId: string,
  reason?: Ending['reason'],
  readWords?: ReadWords,
): Promise<void> {
  await transact(db, async (tx) => {
    const run = await lockUnfinished(tx, runId);
    if (!run) return;
    const ref = refOf(run);
    // A run begun by an earlier release stored units without counting them.
    const delivered = run.units ?? (await findAssets(tx, [runId])).filter(({ part_of }) => part_of === null).length;
    const accrued = run.kind === 'steps' ? await sumLeaves(tx, runId) : run.earned;
    const outcome = settle({
      kind: run.kind,
      asked: run.asked,
      delivered,
      ...(accrued === null ? {} : { accrued }),
      price: run.price,
      isPart: run.part_of !== null || run.leaf_of !== null,
      cancelled: run.cancel_requested_at !== null,
      ...(reason ? { reason } : {}),
    });
    const { status, charged } = outcome;
    if (paysItself(run)) {
      await inScope({ ...ref }, () => close(tx, runId, charged, outcome.message ?? run.title));
      const event = charged > 0 ? 'settled' : 'refunded';
      recordRunEvent(tx, ref, { event, charged, returned: run.price - charged });
    }
    const finishedAt = new Date();
    await updateRun(tx, runId, {
      status,
      phase: status === 'completed' ? 'Done' : 'Ended',
      progress: null,
      charged,
      message: outcome.message,
      error_code: outcome.errorCode,
      finished_at: finishedAt,
    });
    const ms = finishedAt.getTime() - run.created_at.getTime();
    if (delivered > 0) await keepWords(tx, run, charged, readWords);
    const reasonCode = outcome.errorCode ?? (delivered < run.asked ? (reason?.code ?? null) : null);
    recordRunEvent(tx, ref, { event: 'ended', kind: run.kind, status, reason: reasonCode, charged, delivered, ms });
    await announce(tx, run);
    if (run.leaf_of !== null) await announce(tx, { id: run.leaf_of, user_id: run.user_id });
    if (run.kind === 'workflow') for (const step of await cancelParts(tx, runId)) await announce(tx, step);
  });
}
