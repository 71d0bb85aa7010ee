import { on } from '../api/bus';
import type { Store } from '../contracts/remotes';
import { creditsAtom, dispatchCredits, fetchBalance, resetCredits } from './credits';
import { sessionAtom } from './session';

const CHANNEL = 'flint:credits';

interface CreditsMessage {
  userId: string | null;
  balance: number;
  held: number;
  at: number;
}

/**
 * Synchronises the balance: reads it again on `creditsChanged`, clears it when the viewer changes, and shares each
 * fetched balance with the other tabs by BroadcastChannel.
 * @returns stops the synchronisation
 */
export function syncCredits(store: Store): () => void {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  const stops = [
    on('creditsChanged', ({ balance }) => {
      const state = store.get(creditsAtom);
      if (balance !== undefined) store.set(creditsAtom, { ...state, balance });
      void fetchBalance(store, { force: true });
    }),
    store.sub(sessionAtom, () => clearForOtherUser(store)),
    shareBalance(store, channel),
  ];
  return () => {
    for (const stop of stops) stop();
    channel?.close();
  };
}

/** Privacy: clears the balance when another user signs in, so that it is never shown to them. */
function clearForOtherUser(store: Store): void {
  const { user, status } = store.get(sessionAtom);
  const { userId } = store.get(creditsAtom);
  const settled = status === 'authenticated' || status === 'unauthenticated';
  if (settled && userId !== null && userId !== user?.id) resetCredits(store);
}

function shareBalance(store: Store, channel: BroadcastChannel | undefined): () => void {
  if (!channel) return () => undefined;
  let newest = store.get(creditsAtom).lastFetched ?? 0;
  channel.onmessage = ({ data }: MessageEvent<CreditsMessage>) => {
    if (data.userId !== (store.get(sessionAtom).user?.id ?? null) || data.at <= newest) return;
    newest = data.at;
    dispatchCredits(store, { type: 'balance/fulfilled', payload: data });
  };
  return store.sub(creditsAtom, () => {
    const { userId, balance, held, lastFetched } = store.get(creditsAtom);
    if (balance === null || lastFetched === null || lastFetched <= newest) return;
    newest = lastFetched;
    channel.postMessage({ userId, balance, held, at: lastFetched } satisfies CreditsMessage);
  });
}
