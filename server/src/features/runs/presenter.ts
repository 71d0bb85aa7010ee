import { isEnded, type Run } from '@flint/shared/contracts/runs';
import type { Storage } from '../../platform/storage/storage';
import { toImage } from './image-presenter';
import type { AssetRow } from './runs-repository';
import type { RunRow } from './tables';

/** A run as its owner sees it, without the pictures deleted since. `ahead` counts the runs before it while it waits. */
export function toRun(run: RunRow, assets: readonly AssetRow[], ahead: number | null, storage: Storage): Run {
  const ended = isEnded(run.status);
  return {
    id: run.id,
    kind: run.kind,
    status: run.status,
    progress: ended ? null : run.progress,
    phase: run.cancel_requested_at && !ended ? 'Stopping' : run.phase,
    ahead: run.status === 'queued' ? ahead : null,
    recipe: run.recipe,
    servedBy: run.served_by,
    price: run.price,
    charged: run.charged,
    returned: run.charged === null ? null : run.price - run.charged,
    images: assets
      .filter((asset) => asset.run_id === run.id && !asset.deleted_at)
      .map((asset) => toImage(asset, run, storage)),
    message: run.message,
    errorCode: run.error_code,
    createdAt: run.created_at.toISOString(),
    startedAt: run.started_at?.toISOString() ?? null,
    finishedAt: run.finished_at?.toISOString() ?? null,
  };
}
