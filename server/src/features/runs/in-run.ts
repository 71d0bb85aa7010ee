import type { Db } from '../../platform/db/database';
import { whenDatabaseIsBack } from '../../platform/db/database-away';
import { inScope } from '../../platform/telemetry/scope';
import { span } from '../../platform/telemetry/tracing';
import { refOf } from './run-ref';
import { findOrigin } from './runs-repository';

/** Runs a workflow's work in the scope of its run, so that every step is logged with run, user and request id. */
export async function inRun<T>(db: Db, runId: string, work: () => Promise<T>): Promise<T> {
  const run = await whenDatabaseIsBack(() => findOrigin(db, runId));
  if (!run) return work();
  const { id, kind, request_id: requestId, traceparent: parent } = run;
  const attributes = { 'flint.run_id': id, 'flint.kind': kind, ...(requestId && { 'flint.request_id': requestId }) };
  return inScope({ ...refOf(run), kind }, () =>
    span({ name: `run ${kind}`, kind: 'consumer', attributes, parent }, work),
  );
}
