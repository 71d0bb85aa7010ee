import { setRenewal } from '@flint/shared/api/renewal';
import { request } from '@flint/shared/api/request';
import type { Store } from '@flint/shared/contracts/remotes';
import { me, signOut, type User } from '@flint/shared/contracts/users';
import { sessionAtom, updateUser } from '@flint/shared/state/session';
import { atom } from 'jotai';

/** Somebody who has to sign in again to go on. */
export interface WantedRenewal {
  readonly user: User;
  /** `true` when they did. */
  readonly settle: (renewed: boolean) => void;
}

/** What the sign-in dialog is open for; null while nobody is asked. */
export const renewalAtom = atom<WantedRenewal | null>(null);

/** Calls whose refusal says by itself who is signed in. */
const OWN_WORD: ReadonlySet<string> = new Set([me.id, signOut.id]);

/** Has whoever is signed in here sign in again when their session turns out to be over; one dialog for all calls. */
export function watchRenewal(store: Store): void {
  let underWay: Promise<boolean> | undefined;
  setRenewal((callId) => {
    const { user, status } = store.get(sessionAtom);
    if (OWN_WORD.has(callId) || status !== 'authenticated' || !user) return Promise.resolve(false);
    underWay ??= renew(store, user).finally(() => {
      underWay = undefined;
    });
    return underWay;
  });
}

async function renew(store: Store, user: User): Promise<boolean> {
  if (await isSignedIn(store, user)) return true;
  return new Promise((resolve) => {
    const settle = (renewed: boolean) => {
      store.set(renewalAtom, null);
      resolve(renewed);
    };
    store.set(renewalAtom, { user, settle });
  });
}

/**
 * Whether this user has a session, perhaps by another tab.
 * Somebody else's session gets a new page: nothing of one user is shown to, or sent as, another.
 */
export async function isSignedIn(store: Store, user: User, leave = () => window.location.reload()): Promise<boolean> {
  const found = await request(me, {}).then(
    (answer) => answer.user,
    () => null,
  );
  if (!found) return false;
  if (found.id !== user.id) {
    leave();
    return false;
  }
  updateUser(store, found);
  return true;
}
