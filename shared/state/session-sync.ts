import { on } from '../api/bus';
import type { Store } from '../contracts/remotes';
import { initializeSession, sessionAtom } from './session';

const CHANNEL = 'flint:session';

interface SessionMessage {
  /** The user who signed in; null after a sign-out. */
  userId: string | null;
}

/**
 * Session synchronisation among tabs by BroadcastChannel: a sign-out in one tab signs out the others, a sign-in is
 * noticed by signed-out tabs.
 * @param leave discards the page and its data when another user has signed in elsewhere
 * @returns stops the synchronisation
 */
export function syncSession(store: Store, leave: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  const announce = (userId: string | null) => channel.postMessage({ userId } satisfies SessionMessage);
  let announced: string | undefined;

  channel.onmessage = ({ data }: MessageEvent<SessionMessage>) => {
    const { user, status } = store.get(sessionAtom);
    const isSignedOut = status === 'unauthenticated' || status === 'error';
    if (data.userId === null ? status === 'authenticated' : isSignedOut) void initializeSession(store);
    else if (status === 'authenticated' && data.userId !== user?.id) leave();
  };
  const stops = [
    on('signedOut', () => {
      announced = undefined;
      announce(null);
    }),
    store.sub(sessionAtom, () => {
      const { user, status } = store.get(sessionAtom);
      if (status !== 'authenticated' || !user || user.id === announced) return;
      announced = user.id;
      announce(user.id);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    channel.close();
  };
}
