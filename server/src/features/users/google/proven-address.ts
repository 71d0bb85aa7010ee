import { sql } from 'kysely';
import { audit } from '../../../platform/audit/audit';
import type { Db } from '../../../platform/db/database';
import { transact } from '../../../platform/db/transaction';
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
    const known = await tx
      .selectFrom('account')
      .select('id')
      .where('providerId', '=', GOOGLE)
      .where('accountId', '=', sub)
      .executeTakeFirst();
    if (known) return 'nothing';
    // Locked, so that a sign-in with the old password waits, and then finds it gone.
    const user = await tx
      .selectFrom('user')
      .select(['id', 'emailVerified'])
      .where('email', '=', email)
      .forUpdate()
      .executeTakeFirst();
    if (!user) return 'nothing';
    if (user.emailVerified) return 'added';
    await tx.deleteFrom('account').where('userId', '=', user.id).execute();
    await tx.deleteFrom('session').where('userId', '=', user.id).execute();
    await tx.deleteFrom('email_change').where('user_id', '=', user.id).execute();
    await tx.deleteFrom('verification').where('value', '=', user.id).execute();
    await tx
      .updateTable('user')
      .set({ emailVerified: true, image: null, updatedAt: sql<Date>`now()` })
      .where('id', '=', user.id)
      .execute();
    await audit(tx, { actor: user.id, action: 'user.reclaim', target: user.id, detail: { by: GOOGLE } });
    return 'reclaimed';
  });
}
