import type { Db } from '../../platform/db/database';
import { announce } from '../../platform/runs/signals';
import { noteRunEvent } from '../../platform/telemetry/run-log';
import { finishRun } from './finish-run';
import { refOf } from './run-ref';
import { requestCancel } from './unfinished-repository';

/** Stops an unfinished run. A queued one ends at once; a running one is stopped by the process that works on it. */
export async function stopRun(db: Db, id: string): Promise<void> {
  const asked = await requestCancel(db, id);
  if (asked) noteRunEvent(refOf(asked), { event: 'cancel_requested' });
  if (asked?.status === 'queued') await finishRun(db, id);
  else if (asked) await announce(db, asked);
}
