import { request } from '@flint/shared/api/request';
import type { Store } from '@flint/shared/contracts/remotes';
import { me, type User } from '@flint/shared/contracts/users';
import { updateUser } from '@flint/shared/state/session';
import { renewalAtom } from './wanted-renewal';

/** Asks the user to sign in again, unless another tab has done so. @returns whether the session was renewed */
export async function renew(store: Store, user: User): Promise<boolean> {
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
