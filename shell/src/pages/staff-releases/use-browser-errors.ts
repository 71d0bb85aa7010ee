import { fetchBrowserErrors } from '@flint/shared/api/releases';
import type { Environment } from '@flint/shared/contracts/boot';
import type { BrowserErrorGroup } from '@flint/shared/contracts/browser-errors';
import type { Resource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';

/** Number of groups shown, last seen first: limited by the control plane's query cost. */
const FIRST = 50;

const errorsOf = (environment: Environment): Resource<readonly BrowserErrorGroup[]> => ({
  key: `browser errors ${environment}`,
  read: ({ signal }) => fetchBrowserErrors({ environment, first: FIRST }, signal),
});

/** Browser errors of an environment; undefined until they are known. */
export function useBrowserErrors(environment: Environment) {
  const { data: groups, error: failure, reload } = useResource(errorsOf(environment));
  return { groups, failure, reload };
}
