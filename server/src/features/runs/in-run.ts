import type { Db } from '../../platform/db/database';
import { inScope } from '../../platform/telemetry/scope';
import { refOf } from './run-ref';
import { findOrigin } from './runs-repository';

/** Does a workflow's work in the scope of its run, so that every step logs whose it is and which request ordered it. */
export async function inRun<T>(db: Db, runId: string, work: () => Promise<T>): Promise<T> {
  const run = await findOrigin(db, runId);
  return run ? inScope({ ...refOf(run) }, work) : work();
}
