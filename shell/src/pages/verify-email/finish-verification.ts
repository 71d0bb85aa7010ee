import { emit } from '@flint/shared/api/bus';
import { request } from '@flint/shared/api/request';
import type { CallBody } from '@flint/shared/contracts/call';
import { verifyEmailCode } from '@flint/shared/contracts/email-verification';
import type { Store } from '@flint/shared/contracts/remotes';
import { creditsAtom, fetchBalance } from '@flint/shared/state/credits';
import { sessionAtom, updateUser } from '@flint/shared/state/session';
import { formatCredits } from '@flint/shared/ui/format-number';

/**
 * Verifies an address by its code. Announces the credits that the signed-in user gained, as the server counts them.
 * @throws ApiError when the code is refused.
 */
export async function finishVerification(store: Store, body: CallBody<typeof verifyEmailCode>): Promise<void> {
  const { user } = await request(verifyEmailCode, { body });
  if (user === undefined || store.get(sessionAtom).user?.id !== user.id) return;
  const before = store.get(creditsAtom).balance ?? 0;
  await fetchBalance(store, { force: true });
  const gained = (store.get(creditsAtom).balance ?? 0) - before;
  emit('toast', { text: `Address verified.${gained > 0 ? ` ${formatCredits(gained)} added.` : ''}` });
  updateUser(store, user);
}
