import { getHref, type PageId } from '@flint/shared/contracts/routes';
import type { Run, RunKind } from '@flint/shared/contracts/runs';

/** Where work of each kind is shown as it is made; all other work is found in the library. */
const PAGES: Partial<Record<RunKind, PageId>> = { image: 'generator', video: 'imageToVideo', music: 'musicGenerator' };

/** Where a run is shown: among the results of its kind, where the address brings it into sight. */
export function resultHref({ id, kind }: Pick<Run, 'id' | 'kind'>): string {
  return `${getHref(PAGES[kind] ?? 'library')}#run-${id}`;
}
