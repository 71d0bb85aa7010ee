import { fetchBrowserErrors } from '@flint/shared/api/releases';
import type { Environment } from '@flint/shared/contracts/boot';
import type { BrowserErrorGroup } from '@flint/shared/contracts/browser-errors';
import { useCallback, useEffect, useState } from 'react';

/** How many groups are shown: those seen last. More would cost the control plane more than one question may. */
const FIRST = 50;

/** Errors that pages of an environment reported; null until they are known. */
export function useBrowserErrors(environment: Environment) {
  const [groups, setGroups] = useState<readonly BrowserErrorGroup[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  const load = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const found = await fetchBrowserErrors({ environment, first: FIRST }, signal);
        if (signal?.aborted) return;
        setGroups(found);
        setFailure(null);
      } catch (error) {
        if (!signal?.aborted) setFailure(error);
      }
    },
    [environment],
  );
  useEffect(() => {
    const abort = new AbortController();
    setGroups(null);
    void load(abort.signal);
    return () => abort.abort();
  }, [load]);

  return { groups, failure, reload: () => void load() };
}
