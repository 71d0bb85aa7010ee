import { on } from '@flint/shared/api/bus';
import type { Store } from '@flint/shared/contracts/remotes';
import { me } from '@flint/shared/contracts/users';
import { initializeSession, sessionAtom } from '@flint/shared/state/session';

/**
 * Notices a session that ended elsewhere: a call is refused for want of one while somebody counts as signed in.
 * The session is asked for again, and the guards act on the answer. Returns the way to stop.
 */
export function watchSession(store: Store): () => void {
  return on('authError', ({ callId }) => {
    if (callId !== me.id && store.get(sessionAtom).status === 'authenticated') void initializeSession(store);
  });
}
