import { emit } from '@flint/shared/api/bus';
import { request } from '@flint/shared/api/request';
import { endOtherSessions, endSession, listSessions, type SessionInfo } from '@flint/shared/contracts/sessions';
import { useCallback, useEffect, useState } from 'react';

/** The user's sessions, read when the page opens and after each one that ended. */
export function useSessions() {
  const [sessions, setSessions] = useState<readonly SessionInfo[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState<string | null>(null);

  const load = useCallback(async (signal?: AbortSignal) => {
    try {
      setSessions((await request(listSessions, {}, { signal })).sessions);
      setFailure(null);
    } catch (error) {
      if (!signal?.aborted) setFailure(error);
    }
  }, []);
  useEffect(() => {
    const abort = new AbortController();
    void load(abort.signal);
    return () => abort.abort();
  }, [load]);

  const act = async (what: string, call: () => Promise<unknown>, done: string) => {
    setBusy(what);
    try {
      await call();
      emit('toast', { text: done });
      await load();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(null);
    }
  };

  return {
    sessions,
    failure,
    /** The id of the session that is being ended, or `others`. */
    busy,
    end: (id: string) => act(id, () => request(endSession, { params: { id } }), 'Signed out there.'),
    endOthers: () => act('others', () => request(endOtherSessions, {}), 'Every other browser is signed out.'),
    reload: () => void load(),
  };
}
