import { TRANSACTION_LIMIT } from '@flint/shared/contracts/credits';
import {
  allRunEvents,
  cancelRun,
  getRun,
  isEnded,
  LATEST_RUNS,
  listRuns,
  type RunEvent,
  type RunsEvent,
  retryRun,
  runEvents,
} from '@flint/shared/contracts/runs';
import { AppError } from '../../platform/http/app-error';
import { listLimit } from '../../platform/http/list-limit';
import { type Route, route } from '../../platform/http/route';
import { each, RESUME_AFTER_MS, sendEvents } from '../../platform/http/send-events';
import { takeStreamPlace } from '../../platform/http/stream-places';
import type { Runs } from './runs-service';
import type { RunRow } from './tables';

/** Lifetime of an event stream, in ms: clients reconnect, so that a revoked session stops receiving after this time. */
const STREAM_LIFE_MS = 300_000;

/** `again` starts a new run from an ended one's recipe; the feature of its kind provides it. */
export function runRoutes(deps: {
  runs: Runs;
  again: (run: RunRow, key: string | undefined) => Promise<RunRow>;
  stopping: AbortSignal;
}): Route[] {
  const { runs } = deps;
  return [
    route(listRuns, async ({ viewer, query }) => {
      const { kind, beforeId } = query;
      const before = query.before ? new Date(query.before) : undefined;
      const limit = listLimit(query.limit, LATEST_RUNS, TRANSACTION_LIMIT);
      return { runs: await runs.list(viewer.user.id, { limit, before, beforeId, kind }) };
    }),
    route(allRunEvents, async ({ viewer, request, reply }) =>
      sendEvents<RunsEvent>(request, reply, {
        place: takeStreamPlace(viewer.user.id, reply),
        stopping: AbortSignal.any([deps.stopping, AbortSignal.timeout(STREAM_LIFE_MS)]),
        source: each((signal) => runs.followAll(viewer.user.id, signal)),
        isEnd: () => false,
        resume: () => ({ runs: [], resume: { path: allRunEvents.path, afterMs: RESUME_AFTER_MS } }),
      }),
    ),
    route(getRun, async ({ viewer, params }) => ({
      run: await runs.present(await runs.own(viewer.user.id, params.id)),
    })),
    route(runEvents, async ({ viewer, params, request, reply }) => {
      const place = takeStreamPlace(viewer.user.id, reply);
      const row = await runs.own(viewer.user.id, params.id);
      const now = await runs.present(row);
      const path = runEvents.path.replace('{id}', row.id);
      return sendEvents<RunEvent>(request, reply, {
        ...{ place, stopping: deps.stopping },
        source: each((signal) => runs.follow(row.id, signal, true)),
        isEnd: ({ status }) => isEnded(status),
        resume: (last = now) => ({ ...last, resume: { path, afterMs: RESUME_AFTER_MS } }),
      });
    }),
    route(cancelRun, async ({ viewer, params }) => ({ run: await runs.cancel(viewer.user.id, params.id) })),
    route(retryRun, async ({ viewer, params, idempotencyKey }) => {
      const ended = await runs.own(viewer.user.id, params.id);
      if (!isEnded(ended.status)) throw new AppError('conflict', 'This run has not ended yet. Cancel it first.');
      return { run: await runs.present(await deps.again(ended, idempotencyKey)) };
    }),
  ];
}
