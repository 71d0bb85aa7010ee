import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { BrandRuleRow, BrandRuleTable } from './tables';

/** A profile's rules, the newest first. */
export function findRules(db: Db | Tx, profileId: string): Promise<BrandRuleRow[]> {
  return db
    .selectFrom('brand_rule')
    .selectAll()
    .where('profile_id', '=', profileId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** A profile's accepted rules as sentences, the oldest first. */
export async function acceptedRules(db: Db | Tx, profileId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('brand_rule')
    .select('text')
    .where('profile_id', '=', profileId)
    .where('status', '=', 'accepted')
    .orderBy('decided_at')
    .execute();
  return rows.map(({ text }) => text);
}

export async function insertRule(tx: Tx, row: Insertable<BrandRuleTable>): Promise<void> {
  await tx.insertInto('brand_rule').values(row).execute();
}

export async function updateRule(tx: Tx, id: string, change: Updateable<BrandRuleTable>): Promise<void> {
  await tx.updateTable('brand_rule').set(change).where('id', '=', id).execute();
}

/** Resets accepted rules about the same subject to proposed. */
export async function takeBackOthers(tx: Tx, rule: BrandRuleRow): Promise<void> {
  await tx
    .updateTable('brand_rule')
    .set({ status: 'proposed', decided_at: null })
    .where('profile_id', '=', rule.profile_id)
    .where('topic', '=', rule.topic)
    .where('about', '=', rule.about)
    .where('status', '=', 'accepted')
    .where('id', '!=', rule.id)
    .execute();
}

/** Deletes the oldest dismissed and proposed rules above a maximum. */
export async function trimRules(tx: Tx, profileId: string, most: number): Promise<void> {
  const beyond = tx
    .selectFrom('brand_rule')
    .select('id')
    .where('profile_id', '=', profileId)
    .where('status', '!=', 'accepted')
    .orderBy(sql`created_at desc`)
    .offset(most);
  await tx.deleteFrom('brand_rule').where('id', 'in', beyond).execute();
}
