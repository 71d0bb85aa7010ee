import { ApiError } from '@flint/shared/api/api-error';
import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { readShared, type SharedConversation } from '@flint/shared/contracts/conversations';
import { useCallback, useEffect, useState } from 'react';

interface State {
  readonly shared: SharedConversation | null;
  readonly error: string | null;
  /** Whether the link leads nowhere, and never will again. */
  readonly missing: boolean;
}
const UNREAD: State = { shared: null, error: null, missing: false };

/** What a shared link shows, read when it is opened. */
export function useShared(token: string): State & { reload: () => void } {
  const [state, setState] = useState(UNREAD);
  const read = useCallback(
    (signal?: AbortSignal) => {
      setState(UNREAD);
      request(readShared, { params: { token } }, { signal }).then(
        (shared) => setState({ ...UNREAD, shared }),
        (failure: unknown) => {
          if (signal?.aborted) return;
          const missing = failure instanceof ApiError && failure.status === 404;
          setState({ ...UNREAD, error: toMessage(failure), missing });
        },
      );
    },
    [token],
  );
  useEffect(() => {
    const leaving = new AbortController();
    read(leaving.signal);
    return () => leaving.abort();
  }, [read]);
  return { ...state, reload: () => read() };
}
