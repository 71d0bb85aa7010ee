import { getHref, type PageId } from './routes';
import type { RunKind } from './runs';

/** Pages that show work of these kinds; all other work is found in the library. */
const PAGES: Partial<Record<RunKind, PageId>> = { image: 'generator', video: 'imageToVideo', music: 'musicGenerator' };

/** The URL where the result of a run is shown; a tool's result has an address of its own on the tool's page. */
export function runHref({ kind, id }: { readonly kind: RunKind; readonly id: string }): string {
  if (kind === 'steps') return getHref('/jobs/:id', { id });
  return `${getHref(PAGES[kind] ?? 'library')}#run-${id}`;
}
