import type { RunRef } from '../../platform/telemetry/run-event';
import type { RunRow } from './tables';

/** The ids that a run's events are logged with. */
export function refOf({ id, user_id, request_id }: Pick<RunRow, 'id' | 'user_id' | 'request_id'>): RunRef {
  return { runId: id, userId: user_id, requestId: request_id };
}
