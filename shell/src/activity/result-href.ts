import { isFromPicture } from '@flint/shared/contracts/recipes/editing';
import { getHref } from '@flint/shared/contracts/routes';
import { runHref } from '@flint/shared/contracts/run-href';
import type { Run, RunOf } from '@flint/shared/contracts/runs';

/** The URL where a run's result is shown. */
export function resultHref(run: Run): string {
  if (run.kind === 'tool') return toolHref(run);
  const [picture] = isFromPicture(run.recipe) ? run.images : [];
  return picture ? getHref('library', { item: picture.id }) : runHref(run);
}

/** A tool's result is on the tool's own page; a rewritten part of an answer is shown with that answer. */
function toolHref({ id, recipe }: RunOf<'tool'>): string {
  const [platform, tool] = recipe.tool.split('/');
  return getHref('platformTool', { platform, tool, run: recipe.part?.of ?? id });
}
