import { createHash } from 'node:crypto';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** The conversation that a link names, deleted or not. */
export function findShared(db: Db, token: string) {
  return db.selectFrom('conversation').selectAll().where('share_token', '=', token).executeTakeFirst();
}

/** Remembers a link that shows nothing any more. */
export async function insertEndedShare(tx: Tx, token: string): Promise<void> {
  await tx
    .insertInto('spark_ended_share')
    .values({ token_hash: hashOf(token) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether a link showed a conversation once. */
export async function hasEndedShare(db: Db, token: string): Promise<boolean> {
  const found = await db
    .selectFrom('spark_ended_share')
    .select('token_hash')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return found !== undefined;
}
