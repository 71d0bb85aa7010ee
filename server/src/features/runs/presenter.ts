import type { RunKind } from '@flint/shared/contracts/kinds';
import type { PictureRecipe } from '@flint/shared/contracts/recipes/editing';
import { isEnded, type Recipes, type Run } from '@flint/shared/contracts/runs';
import type { Storage } from '../../platform/storage/storage';
import { toImage } from './image-presenter';
import { toMedia } from './media-presenter';
import { type AssetRow, type FileRow, isPicture, type RunRow } from './tables';

const isFile = (asset: AssetRow): asset is FileRow => !isPicture(asset);

/** Presents a run to its owner, without deleted files. `ahead`: the number of runs before it while it waits. */
export function toRun(run: RunRow, assets: readonly AssetRow[], ahead: number | null, storage: Storage): Run {
  const ended = isEnded(run.status);
  const { kind, recipe: shown } = shownAs(run);
  const own = assets.filter((asset) => asset.run_id === run.id);
  const gone = new Set(own.filter((asset) => asset.deleted_at).map(({ id }) => id));
  // The parts of a deleted file, such as stems, are deleted with it.
  const kept = own.filter(({ id, part_of }) => !gone.has(part_of ?? id));
  return {
    id: run.id,
    kind,
    title: run.title,
    status: run.status,
    progress: ended ? null : run.progress,
    phase: run.cancel_requested_at && !ended ? 'Stopping' : run.phase,
    ahead: run.status === 'queued' ? ahead : null,
    recipe: shown,
    servedBy: run.served_by,
    ...(run.api_key_name && { apiKey: run.api_key_name }),
    price: run.price,
    charged: run.charged,
    // A run of steps holds nothing itself: its leaves return what they held. Of a workflow it is what it cost less.
    returned: run.charged === null ? null : kind === 'steps' ? 0 : run.price - run.charged,
    images: kept.filter(isPicture).map((asset) => {
      // Only a workflow's pictures have a recipe of their own.
      const recipe = (asset.recipe ?? run.recipe) as PictureRecipe;
      return toImage(asset, { recipe, servedBy: run.served_by }, storage);
    }),
    media: kept.filter(isFile).map((asset) => toMedia(asset, storage)),
    output: run.output,
    message: run.message,
    errorCode: run.error_code,
    createdAt: run.created_at.toISOString(),
    startedAt: run.started_at?.toISOString() ?? null,
    finishedAt: run.finished_at?.toISOString() ?? null,
  } as Run;
}

/** Kind and recipe of a run as calls show them: a workflow is a run of steps in the database. */
function shownAs(run: Pick<RunRow, 'kind' | 'recipe'>): { kind: RunKind; recipe: Recipes[RunKind] } {
  const { kind, recipe } = run as RunRow;
  const workflow = kind === 'steps' ? recipe.workflow : undefined;
  return workflow ? { kind: 'workflow', recipe: workflow } : { kind, recipe };
}
