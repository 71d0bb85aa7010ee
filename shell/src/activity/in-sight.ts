import { KINDS, type KindRow } from '@flint/shared/contracts/kinds';
import { pageOf } from '@flint/shared/contracts/routes';
import { resultHref } from '@flint/shared/contracts/run-href';
import type { Run } from '@flint/shared/contracts/runs';

/** A chain's parts are tools of any platform. */
const CHAINS = '/platform-tools/chains/';

/**
 * Whether the current page shows a run's end. Matches tools by their platform, because a tool's page may have a second
 * path.
 */
export function isInSight(run: Run, pathname: string): boolean {
  const page = pageOf(pathname)?.id;
  if (run.kind === 'steps' && run.recipe.chain) return resultHref(run).startsWith(`${pathname}?`);
  const { seenOn }: KindRow = KINDS[run.kind];
  if (page !== 'platformTool' || run.kind !== 'tool') return seenOn.some((id) => id === page);
  const href = resultHref(run);
  const platform = href.slice(0, href.lastIndexOf('/') + 1);
  return pathname.startsWith(platform) || pathname.startsWith(CHAINS);
}
