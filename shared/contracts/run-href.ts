import { getHref, type PageId } from './routes';
import type { Recipes, RunKind } from './runs';

/** Pages that show work of these kinds; all other work is found in the library. */
const PAGES: Partial<Record<RunKind, PageId>> = { image: 'generator', video: 'imageToVideo', music: 'musicGenerator' };

interface RunRef {
  readonly kind: RunKind;
  readonly id: string;
  /** By which a run of an agent is shown with its agent, and one of a chain on the page of the chain. */
  readonly recipe?: Recipes[RunKind];
}

/** The URL where the result of a run is shown; a tool's result has an address of its own on the tool's page. */
export function runHref({ kind, id, recipe }: RunRef): string {
  const chain = recipe && 'chain' in recipe ? recipe.chain : undefined;
  if (chain) return getHref('platformTool', { platform: 'chains', tool: chain.id, run: id });
  const agentId = recipe && 'agentId' in recipe ? recipe.agentId : undefined;
  if (kind === 'steps') return agentId ? getHref('agent', { id: agentId, run: id }) : getHref('/jobs/:id', { id });
  return `${getHref(PAGES[kind] ?? 'library')}#run-${id}`;
}
