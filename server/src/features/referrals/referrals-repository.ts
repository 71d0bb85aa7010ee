import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { ReferralRow, ReferralTable } from './tables';

/** A user's link: this code becomes its own unless it has one. @returns its code */
export async function ensureLink(db: Db, userId: string, code: string): Promise<string> {
  await db
    .insertInto('referral_link')
    .values({ user_id: userId, code })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  const row = await db
    .selectFrom('referral_link')
    .select('code')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.code;
}

/** Whose link this is, with the address. */
export function findReferrer(db: Db, code: string): Promise<{ id: string; email: string } | undefined> {
  return db
    .selectFrom('referral_link')
    .innerJoin('user', 'user.id', 'referral_link.user_id')
    .select(['user.id', 'user.email'])
    .where('referral_link.code', '=', code)
    .executeTakeFirst();
}

/**
 * Records that a user signed up by a link: only while the account is new, and when its mailbox never had starter credits.
 * @param mailbox hash of the mailbox
 */
export async function insertReferral(
  db: Db,
  row: { userId: string; referrerId: string; mailbox: string },
): Promise<void> {
  const { userId, referrerId, mailbox } = row;
  await sql`
    insert into referral (user_id, referrer_id)
    select id, ${referrerId} from "user"
    where id = ${userId} and "createdAt" > now() - interval '10 minutes'
      and not exists (select from starter_grant where address_hash = ${mailbox} and user_id <> ${userId})
    on conflict (user_id) do nothing`.execute(db);
}

/** Locks a referred user's row until the transaction ends, and tells whether the address is verified. */
export async function lockReferral(tx: Tx, userId: string): Promise<(ReferralRow & { verified: boolean }) | undefined> {
  const row = await tx.selectFrom('referral').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst();
  if (!row) return undefined;
  const user = await tx.selectFrom('user').select('emailVerified').where('id', '=', userId).executeTakeFirst();
  return { ...row, verified: user?.emailVerified === true };
}

export async function updateReferral(
  tx: Tx,
  userId: string,
  change: Partial<Pick<Insertable<ReferralTable>, 'purchase_id' | 'credits' | 'reclaimed' | 'revision'>>,
): Promise<void> {
  await tx.updateTable('referral').set(change).where('user_id', '=', userId).execute();
}

/** Users who signed up by a user's link: all, those whose address is verified, and those who bought. */
export async function countReferrals(db: Db, referrerId: string) {
  const { rows } = await sql<{ signed_up: number; verified: number; bought: number }>`
    select count(*)::int as signed_up, count(*) filter (where u."emailVerified")::int as verified,
           count(*) filter (where r.purchase_id is not null and r.reclaimed < r.credits)::int as bought
    from referral r join "user" u on u.id = r.user_id where r.referrer_id = ${referrerId}`.execute(db);
  return rows[0] ?? { signed_up: 0, verified: 0, bought: 0 };
}
