import { request } from '@flint/shared/api/request';
import { type Account, readAccount } from '@flint/shared/contracts/account';
import { useCallback, useEffect, useState } from 'react';

/** How the user gets in; read when the page opens and after every change. What was read stays in sight meanwhile. */
export function useAccount() {
  const [account, setAccount] = useState<Account | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const load = useCallback((signal?: AbortSignal) => {
    setFailure(null);
    return request(readAccount, {}, { signal }).then(setAccount, (error: unknown) => {
      if (!signal?.aborted) setFailure(error);
    });
  }, []);
  useEffect(() => {
    const abort = new AbortController();
    void load(abort.signal);
    return () => abort.abort();
  }, [load]);
  return { account, failure, reload: () => void load() };
}
