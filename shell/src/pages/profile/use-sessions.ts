import { emit } from '@flint/shared/api/bus';
import { request } from '@flint/shared/api/request';
import { endOtherSessions, endSession, listSessions } from '@flint/shared/contracts/sessions';
import { callResource } from '@flint/shared/state/resource';
import { reload } from '@flint/shared/state/resources';
import { useResource } from '@flint/shared/state/use-resource';
import { useStore } from 'jotai';
import { useState } from 'react';

const SESSIONS = callResource(listSessions, {});

/** The user's sessions, read when the page opens and after each one that ended. */
export function useSessions() {
  const store = useStore();
  const sessions = useResource(SESSIONS);
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState<string | null>(null);

  const act = async (what: string, call: () => Promise<unknown>, done: string) => {
    setBusy(what);
    try {
      await call();
      setFailure(null);
      emit('toast', { text: done });
      await reload(store, SESSIONS);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(null);
    }
  };

  return {
    sessions: sessions.data?.sessions,
    failure: failure ?? sessions.error,
    /** The id of the session being ended, or `others`. */
    busy,
    end: (id: string) => act(id, () => request(endSession, { params: { id } }), 'Signed out there.'),
    endOthers: () => act('others', () => request(endOtherSessions, {}), 'Every other browser is signed out.'),
    reload: sessions.reload,
  };
}
