import { getHref, type PageId } from '@flint/shared/contracts/routes';
import type { Run, RunKind, RunOf } from '@flint/shared/contracts/runs';

/** Where work of each kind is shown as it is made; all other work is found in the library. */
const PAGES: Partial<Record<RunKind, PageId>> = { image: 'generator', video: 'imageToVideo', music: 'musicGenerator' };

/** Where a run is shown: among the results of its kind, where the address brings it into sight. */
export function resultHref(run: Run): string {
  if (run.kind === 'tool') return toolHref(run);
  return `${getHref(PAGES[run.kind] ?? 'library')}#run-${run.id}`;
}

/** What a tool wrote is on its own page; a place that is written anew, beside what it is a place of. */
function toolHref({ id, recipe }: RunOf<'tool'>): string {
  const [platform, tool] = recipe.tool.split('/');
  return getHref('platformTool', { platform, tool, run: recipe.part?.of ?? id });
}
