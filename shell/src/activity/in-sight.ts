import { KINDS, type KindRow } from '@flint/shared/contracts/kinds';
import { getHref, pageOf } from '@flint/shared/contracts/routes';
import { resultHref } from '@flint/shared/contracts/run-href';
import type { Run } from '@flint/shared/contracts/runs';

/** A chain's parts are tools of any platform. */
const CHAINS = '/platform-tools/chains/';

/** Where the user is. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
}

const tabOf = (search: string) => (new URLSearchParams(search).get('kind') === 'video' ? 'video' : 'image');

/** The run of an agent that its page shows. */
const shownRun = (search: string) => new URLSearchParams(search).get('run');

/**
 * Whether the current page shows a run's end. Matches tools by their platform, because a tool's page may have a second
 * path; the page of pictures and films shows one of them.
 */
export function isInSight(run: Run, { pathname, search }: Place): boolean {
  const page = pageOf(pathname)?.id;
  if (run.kind === 'steps' && run.recipe.chain) return resultHref(run).startsWith(`${pathname}?`);
  if (run.kind === 'steps' && (pathname === getHref(KINDS.steps.page, { id: run.id }) || shownRun(search) === run.id))
    return true;
  const { seenOn }: KindRow = KINDS[run.kind];
  if (page === 'falGenerator' && seenOn.includes(page)) return run.kind === tabOf(search);
  if (page !== 'platformTool' || run.kind !== 'tool') return seenOn.some((id) => id === page);
  const href = resultHref(run);
  const platform = href.slice(0, href.lastIndexOf('/') + 1);
  return pathname.startsWith(platform) || pathname.startsWith(CHAINS);
}
