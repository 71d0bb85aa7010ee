import type { Db } from '../../platform/db/database';
import { announce } from '../../platform/runs/signals';
import { noteRunEvent } from '../../platform/telemetry/run-log';
import { finishRun } from './finish-run';
import type { ReadStepWords } from './keep-words';
import { refOf } from './run-ref';
import { findUnfinishedLeaves, requestCancel } from './unfinished-repository';

/**
 * Stops an unfinished run. A queued one ends at once; a running one is stopped by the process that works on it. A run of
 * steps stops its leaves, and ends at once when none is under way.
 * @param readWords reads what a run of steps gave by then
 */
export async function stopRun(db: Db, id: string, readWords?: ReadStepWords): Promise<void> {
  const asked = await requestCancel(db, id);
  if (asked) noteRunEvent(refOf(asked), { event: 'cancel_requested' });
  const leaves = asked?.kind === 'steps' ? await findUnfinishedLeaves(db, id) : [];
  for (const leaf of leaves) await stopRun(db, leaf.id);
  const atOnce = asked?.status === 'queued' || (asked?.kind === 'steps' && leaves.length === 0);
  if (atOnce)
    await finishRun(db, id, undefined, readWords && asked?.kind === 'steps' ? (tx) => readWords(tx, id) : undefined);
  else if (asked) await announce(db, asked);
}
