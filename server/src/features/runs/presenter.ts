import type { GeneratedImage } from '@flint/shared/contracts/generated-image';
import { isEnded, type Run } from '@flint/shared/contracts/runs';
import type { Storage } from '../../platform/storage/storage';
import type { AssetRow } from './runs-repository';
import type { RunRow } from './tables';

function toImage(asset: AssetRow, run: RunRow, storage: Storage): GeneratedImage {
  return {
    id: asset.id,
    url: storage.address(asset.storage_key),
    prompt: run.recipe.prompt,
    timestamp: asset.created_at.toISOString(),
    aspect_ratio: run.recipe.aspectRatio,
    style: run.recipe.style,
    model: run.recipe.model,
    seed: asset.seed,
    text_overlays: [],
    edited_url: null,
    type: 'generated',
    width: asset.width,
    height: asset.height,
    dominant_color: asset.dominant_color,
    content_type: asset.content_type,
    bytes: asset.bytes,
  };
}

/** A run as its owner sees it. `ahead` counts the runs before it while it waits. */
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
    images: assets.filter((asset) => asset.run_id === run.id).map((asset) => toImage(asset, run, storage)),
    message: run.message,
    errorCode: run.error_code,
    createdAt: run.created_at.toISOString(),
    startedAt: run.started_at?.toISOString() ?? null,
    finishedAt: run.finished_at?.toISOString() ?? null,
  };
}
