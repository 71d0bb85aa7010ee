import { setRenewal } from '@flint/shared/api/renewal';
import type { Store } from '@flint/shared/contracts/remotes';
import { me, signOut } from '@flint/shared/contracts/users';
import { sessionAtom } from '@flint/shared/state/session';

const loadRenew = () => import(/* webpackChunkName: "renewal-dialog" */ './renew');

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
    underWay ??= loadRenew()
      .then(({ renew }) => renew(store, user))
      .finally(() => {
        underWay = undefined;
      });
    return underWay;
  });
}
