import { getHref, type PageId } from '@flint/shared/contracts/routes';
import type { Run, RunKind, RunOf } from '@flint/shared/contracts/runs';

/** Pages that show work of these kinds; all other work is found in the library. */
const PAGES: Partial<Record<RunKind, PageId>> = { image: 'generator', video: 'imageToVideo', music: 'musicGenerator' };

/** The URL where a run's result is shown. */
export function resultHref(run: Run): string {
  if (run.kind === 'tool') return toolHref(run);
  return `${getHref(PAGES[run.kind] ?? 'library')}#run-${run.id}`;
}

/** A tool's result is on the tool's own page; a rewritten part of an answer is shown with that answer. */
function toolHref({ id, recipe }: RunOf<'tool'>): string {
  const [platform, tool] = recipe.tool.split('/');
  return getHref('platformTool', { platform, tool, run: recipe.part?.of ?? id });
}
