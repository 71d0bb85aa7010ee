import { request } from '@flint/shared/api/request';
import { type DashboardSummary, dashboardSummary } from '@flint/shared/contracts/dashboard';
import { useCallback, useEffect, useState } from 'react';

export type Summary =
  | { status: 'loading' }
  | { status: 'ready'; summary: DashboardSummary }
  | { status: 'failed'; error: unknown };

/** The dashboard's data, asked for when the page is opened, and again by `retry`. */
export function useSummary(): [Summary, retry: () => void] {
  const [state, setState] = useState<Summary>({ status: 'loading' });
  const ask = useCallback((signal?: AbortSignal) => {
    setState({ status: 'loading' });
    request(dashboardSummary, { query: {} }, { signal }).then(
      ({ summary }) => setState({ status: 'ready', summary }),
      (error: unknown) => {
        if (!signal?.aborted) setState({ status: 'failed', error });
      },
    );
  }, []);

  useEffect(() => {
    const abort = new AbortController();
    ask(abort.signal);
    return () => abort.abort();
  }, [ask]);

  return [state, () => ask()];
}
