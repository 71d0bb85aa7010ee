import { getHref } from '@flint/shared/contracts/routes';
import type { Run } from '@flint/shared/contracts/runs';

/** Where a run is shown: among the results, which bring it into sight. */
export function resultHref(run: Pick<Run, 'id'>): string {
  return `${getHref('generator')}#run-${run.id}`;
}
