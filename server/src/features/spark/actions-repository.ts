import type { PictureRecipe } from '@flint/shared/contracts/recipes/editing';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { SparkActionRow, SparkActionTable } from './tables';

const ownActions = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('spark_action as a')
    .innerJoin('spark_message as m', 'm.id', 'a.message_id')
    .innerJoin('conversation as c', 'c.id', 'm.conversation_id')
    .selectAll('a')
    .where('c.user_id', '=', userId)
    .where('c.deleted_at', 'is', null);

export function findAction(db: Db | Tx, userId: string, id: string): Promise<SparkActionRow | undefined> {
  return ownActions(db, userId).where('a.id', '=', id).executeTakeFirst();
}

export async function findActionsOf(db: Db, userId: string, messageIds: readonly string[]): Promise<SparkActionRow[]> {
  if (messageIds.length === 0) return [];
  return ownActions(db, userId).where('a.message_id', 'in', messageIds).orderBy('a.position').execute();
}

/** The pictures that cards of messages made, the newest first; of several of one run the first. */
export function findMadePictures(db: Db | Tx, messageIds: readonly string[]) {
  return db
    .selectFrom('spark_action as a')
    .innerJoin('asset', 'asset.run_id', 'a.run_id')
    .innerJoin('run', 'run.id', 'asset.run_id')
    .select(['a.message_id', 'asset.id'])
    .select(sql<PictureRecipe>`coalesce(asset.recipe, run.recipe)`.as('recipe'))
    .where('a.message_id', 'in', messageIds)
    .where('asset.kind', '=', 'image')
    .where('asset.deleted_at', 'is', null)
    .orderBy('a.decided_at', 'desc')
    .orderBy('asset.position')
    .execute();
}

/** Idempotent: one card for each position in a message. */
export async function insertAction(tx: Tx, row: Insertable<SparkActionTable>): Promise<void> {
  await tx
    .insertInto('spark_action')
    .values(row)
    .onConflict((conflict) => conflict.columns(['message_id', 'position']).doNothing())
    .execute();
}

export function changeAction(
  db: Db | Tx,
  id: string,
  change: Partial<Pick<SparkActionRow, 'status' | 'price' | 'run_id' | 'decided_at'>>,
) {
  return db.updateTable('spark_action').set(change).where('id', '=', id).returningAll().executeTakeFirst();
}
