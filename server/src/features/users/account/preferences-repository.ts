import type { Db } from '../../../platform/db/database';

/** The stored value, unvalidated: an earlier release may have allowed other values. */
export async function findGenerationDefaults(db: Db, userId: string): Promise<unknown> {
  const row = await db
    .selectFrom('user_preferences')
    .select('generation')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.generation;
}

/** @param generation JSON */
export async function upsertGenerationDefaults(db: Db, userId: string, generation: string): Promise<void> {
  await db
    .insertInto('user_preferences')
    .values({ user_id: userId, generation })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ generation }))
    .execute();
}
