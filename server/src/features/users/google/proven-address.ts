import { audit } from '../../../platform/audit/audit';
import type { Db } from '../../../platform/db/database';
import { transact } from '../../../platform/db/transaction';
import { deleteEmailChange } from '../account/email-change-repository';
import { deleteAccountsOf, hasAccount } from '../accounts-repository';
import { deleteSessionsOf } from '../sessions-repository';
import { lockUserByEmail, updateUserRow } from '../users-repository';
import { deleteVerificationsOf } from '../verifications-repository';
import { GOOGLE } from './google-provider';

interface Proof {
  readonly email: string;
  /** Google's lasting id of the person. */
  readonly sub: string;
}

/** What a proof of an address meant for the account that has it. */
export type ProofEffect = 'nothing' | 'added' | 'reclaimed';

/**
 * Takes Google's word for who owns an address, before the library links or makes an account (decision 7).
 * An account that never proved the address may have been made by anybody: its password, its other ways in and its
 * sessions end here, and the rest of it goes to the owner. An account that did prove it is joined as it is.
 */
export function claimAddress(db: Db, { email, sub }: Proof): Promise<ProofEffect> {
  return transact(db, async (tx) => {
    if (await hasAccount(tx, GOOGLE, sub)) return 'nothing';
    // Locked, so that a sign-in with the old password waits, and then finds it gone.
    const user = await lockUserByEmail(tx, email);
    if (!user) return 'nothing';
    if (user.emailVerified) return 'added';
    await deleteAccountsOf(tx, user.id);
    await deleteSessionsOf(tx, user.id);
    await deleteEmailChange(tx, user.id);
    await deleteVerificationsOf(tx, user.id);
    await updateUserRow(tx, user.id, { emailVerified: true, image: null });
    await audit(tx, { actor: user.id, action: 'user.reclaim', target: user.id, detail: { by: GOOGLE } });
    return 'reclaimed';
  });
}
