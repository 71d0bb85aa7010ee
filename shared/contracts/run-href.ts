import { KINDS, type RunKind } from './kinds';
import { isFromPicture } from './recipes/editing';
import { getHref } from './routes';
import type { Recipes, Run, RunOf } from './runs';

interface RunRef {
  readonly kind: RunKind;
  readonly id: string;
  /** By which a run of an agent is shown with its agent, and one of a chain on the page of the chain. */
  readonly recipe?: Recipes[RunKind];
}

/** The URL of a run: on the page that keeps its kind's results, else in the library. */
export function runHref({ kind, id, recipe }: RunRef): string {
  const chain = recipe && 'chain' in recipe ? recipe.chain : undefined;
  if (chain) return getHref('platformTool', { platform: 'chains', tool: chain.id, run: id });
  const agentId = recipe && 'agentId' in recipe ? recipe.agentId : undefined;
  const { page, opensOnPage } = KINDS[kind];
  if (kind === 'steps') return agentId ? getHref('agent', { id: agentId, run: id }) : getHref(page, { id });
  return `${getHref(opensOnPage ? page : 'library')}#run-${id}`;
}

/** The URL where a run's result is shown: a picture made from a picture with its details, a tool's on its own page. */
export function resultHref(run: Run): string {
  if (run.kind === 'tool') return toolHref(run);
  const [picture] = isFromPicture(run.recipe) ? run.images : [];
  return picture ? getHref('library', { item: picture.id }) : runHref(run);
}

/** A rewritten part of an answer is shown with that answer. */
function toolHref({ id, recipe }: RunOf<'tool'>): string {
  const [platform, tool] = recipe.tool.split('/');
  return getHref('platformTool', { platform, tool, run: recipe.part?.of ?? id });
}
