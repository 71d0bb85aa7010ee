import type { Store } from '@flint/shared/contracts/remotes';
import { creditsAtom, fetchBalance } from '@flint/shared/state/credits';
import { initializeSession, sessionAtom } from '@flint/shared/state/session';

/** Starts reading the session, unless it is known or being read. */
export function startSession(store: Store): void {
  if (store.get(sessionAtom).status === 'idle') void initializeSession(store);
}

/** Waits for the session and returns its user. */
export async function knownUser(store: Store) {
  startSession(store);
  await settled(store, sessionAtom, ({ status }) => status !== 'idle' && status !== 'loading');
  return store.get(sessionAtom).user;
}

/** Waits for the spendable credits; null when they cannot be read. */
export async function knownBalance(store: Store): Promise<number | null> {
  await fetchBalance(store);
  const { balance, error } = store.get(creditsAtom);
  return error === null ? balance : null;
}

function settled<Value>(
  store: Store,
  atom: Parameters<typeof store.get<Value>>[0],
  done: (value: Value) => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!done(store.get(atom))) return;
      stop();
      resolve();
    };
    const stop = store.sub(atom, check);
    check();
  });
}
