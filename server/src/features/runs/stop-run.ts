import type { Db } from '../../platform/db/database';
import { announce } from '../../platform/runs/signals';
import { noteRunEvent } from '../../platform/telemetry/run-log';
import { finishRun } from './finish-run';
import { refOf } from './run-ref';
import { requestCancel } from './unfinished-repository';

/** Stops a run that has not ended. What has not begun ends at once; the process that works on a run stops that one. */
export async function stopRun(db: Db, id: string): Promise<void> {
  const asked = await requestCancel(db, id);
  if (asked) noteRunEvent(refOf(asked), { event: 'cancel_requested' });
  if (asked?.status === 'queued') await finishRun(db, id);
  else if (asked) await announce(db, asked);
}
