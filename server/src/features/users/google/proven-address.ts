import { audit } from '../../../platform/audit/audit';
import type { Db } from '../../../platform/db/database';
import { transact } from '../../../platform/db/transaction';
import { deleteEmailChange } from '../account/email-change-repository';
import { deleteAccountsOf, hasAccount } from '../accounts-repository';
import { deleteAllSessions } from '../sessions-repository';
import { lockUserByEmail, updateUserRow } from '../users-repository';
import { deleteVerificationsOf } from '../verifications-repository';
import { GOOGLE } from './google-provider';

interface Proof {
  readonly email: string;
  /** Google's permanent id of the user. */
  readonly sub: string;
}

/** What a proof changed on the account of its address. */
export type ProofEffect = 'nothing' | 'added' | 'reclaimed';

/**
 * Account pre-hijacking protection: accepts Google's proof of an address before better-auth links or creates an account
 * (decision 7). An account whose address was never verified may be an attacker's: its password, other sign-in methods
 * and sessions end, and the owner gets the rest. A verified account is joined unchanged.
 */
export function claimAddress(db: Db, { email, sub }: Proof): Promise<ProofEffect> {
  return transact(db, async (tx) => {
    if (await hasAccount(tx, GOOGLE, sub)) return 'nothing';
    // Row lock: a concurrent sign-in with the old password waits, then finds it gone.
    const user = await lockUserByEmail(tx, email);
    if (!user) return 'nothing';
    if (user.emailVerified) return 'added';
    await deleteAccountsOf(tx, user.id);
    await deleteAllSessions(tx, user.id);
    await deleteEmailChange(tx, user.id);
    await deleteVerificationsOf(tx, user.id);
    await updateUserRow(tx, user.id, { emailVerified: true, image: null });
    await audit(tx, { actor: user.id, action: 'user.reclaim', target: user.id, detail: { by: GOOGLE } });
    return 'reclaimed';
  });
}
