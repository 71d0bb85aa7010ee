import { request } from '../api/request';
import type { Store } from '../contracts/remotes';
import * as calls from '../contracts/runs';
import { putRuns } from './runs';

/**
 * Requests the cancellation of a run.
 * @throws as `request`
 */
export async function cancelRun(store: Store, runId: string): Promise<void> {
  const { run } = await request(calls.cancelRun, { params: { id: runId } });
  putRuns(store, [run]);
}
