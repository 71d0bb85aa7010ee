import { type PageId, pageOf } from '@flint/shared/contracts/routes';
import type { Run, RunKind } from '@flint/shared/contracts/runs';
import { resultHref } from './result-href';

/** Pages that show runs of these kinds when they end. */
const SHOWN: Partial<Record<PageId, readonly RunKind[]>> = {
  generator: ['image'],
  falGenerator: ['image'],
  imageToVideo: ['video'],
  musicGenerator: ['music'],
  playground: ['chat', 'speech', 'transcript', 'workflow'],
  contentReverseEngineer: ['prompt'],
  viewspark: ['chat', 'image', 'video', 'tool'],
};

/** A chain's parts are tools of any platform. */
const CHAINS = '/platform-tools/chains/';

/**
 * Whether the current page shows a run's end. Matches tools by their platform, because a tool's page may have a second
 * path.
 */
export function isInSight(run: Run, pathname: string): boolean {
  const page = pageOf(pathname)?.id as PageId | undefined;
  if (run.kind === 'steps' && run.recipe.chain) return resultHref(run).startsWith(`${pathname}?`);
  if (page !== 'platformTool' || run.kind !== 'tool') return page !== undefined && !!SHOWN[page]?.includes(run.kind);
  const href = resultHref(run);
  const platform = href.slice(0, href.lastIndexOf('/') + 1);
  return pathname.startsWith(platform) || pathname.startsWith(CHAINS);
}
