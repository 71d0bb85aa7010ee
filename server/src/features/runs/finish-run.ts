import type { Db } from '../../platform/db/database';
import { transact } from '../../platform/db/transaction';
import { announce } from '../../platform/runs/signals';
import { close } from '../credits/ledger';
import { findAssets } from './assets-repository';
import { type Ending, settle } from './outcome';
import { updateRun } from './runs-repository';
import { cancelParts, lockUnfinished } from './unfinished-repository';

/**
 * Ends a run and closes its hold in one transaction. Safe to repeat: only the first end counts.
 * What was delivered is read from what was kept, not from what anybody remembers. A step holds nothing of its own, and a
 * workflow that ends stops what is left of its steps.
 */
export async function finishRun(db: Db, runId: string, reason?: Ending['reason']): Promise<void> {
  await transact(db, async (tx) => {
    const run = await lockUnfinished(tx, runId);
    if (!run) return;
    const outcome = settle({
      kind: run.kind,
      asked: run.asked,
      // A run begun by an earlier release kept units without counting them.
      delivered: run.units ?? (await findAssets(tx, [runId])).filter(({ part_of }) => part_of === null).length,
      ...(run.earned === null ? {} : { accrued: run.earned }),
      price: run.price,
      isPart: run.part_of !== null,
      cancelled: run.cancel_requested_at !== null,
      ...(reason ? { reason } : {}),
    });
    if (run.part_of === null) await close(tx, runId, outcome.charged, outcome.message ?? run.title);
    await updateRun(tx, runId, {
      status: outcome.status,
      phase: outcome.status === 'completed' ? 'Done' : 'Ended',
      progress: null,
      charged: outcome.charged,
      message: outcome.message,
      error_code: outcome.errorCode,
      finished_at: new Date(),
    });
    await announce(tx, run);
    if (run.kind === 'workflow') for (const step of await cancelParts(tx, runId)) await announce(tx, step);
  });
}
