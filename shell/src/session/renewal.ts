import { setRenewal } from '@flint/shared/api/renewal';
import { request } from '@flint/shared/api/request';
import type { Store } from '@flint/shared/contracts/remotes';
import { me, signOut, type User } from '@flint/shared/contracts/users';
import { sessionAtom, updateUser } from '@flint/shared/state/session';
import { atom } from 'jotai';

/** A user who has to sign in again to continue. */
export interface WantedRenewal {
  readonly user: User;
  /** `true` when the session was renewed. */
  readonly settle: (renewed: boolean) => void;
}

/** The pending renewal that the sign-in dialog is open for; null without one. */
export const renewalAtom = atom<WantedRenewal | null>(null);

/** Calls whose 401 answers whether there is a session: they need no renewal. */
const EXEMPT: ReadonlySet<string> = new Set([me.id, signOut.id]);

/**
 * Session renewal: asks the user to sign in again when the session has expired, with one dialog for all waiting calls.
 */
export function watchRenewal(store: Store): void {
  let underWay: Promise<boolean> | undefined;
  setRenewal((callId) => {
    const { user, status } = store.get(sessionAtom);
    if (EXEMPT.has(callId) || status !== 'authenticated' || !user) return Promise.resolve(false);
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
 * Whether this user has a session, perhaps from another tab. A session of another user reloads the page: no data of one
 * user is shown to, or sent as, another.
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
