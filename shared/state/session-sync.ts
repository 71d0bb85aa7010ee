import { on } from '../api/bus';
import type { Store } from '../contracts/remotes';
import { initializeSession, sessionAtom } from './session';

const CHANNEL = 'flint:session';

interface Told {
  /** Who signed in; null when somebody signed out. */
  userId: string | null;
}

/**
 * The tabs of a browser have one session: signing out in one signs out the others, signing in is noticed where
 * nobody is. `leave` drops a page whose user another has taken the place of, with everything it knows.
 * Returns the way to stop.
 */
export function syncSession(store: Store, leave: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  const tell = (userId: string | null) => channel.postMessage({ userId } satisfies Told);
  let told: string | undefined;

  channel.onmessage = ({ data }: MessageEvent<Told>) => {
    const { user, status } = store.get(sessionAtom);
    const isNobody = status === 'unauthenticated' || status === 'error';
    if (data.userId === null ? status === 'authenticated' : isNobody) void initializeSession(store);
    else if (status === 'authenticated' && data.userId !== user?.id) leave();
  };
  const stops = [
    on('signedOut', () => {
      told = undefined;
      tell(null);
    }),
    store.sub(sessionAtom, () => {
      const { user, status } = store.get(sessionAtom);
      if (status !== 'authenticated' || !user || user.id === told) return;
      told = user.id;
      tell(user.id);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    channel.close();
  };
}
