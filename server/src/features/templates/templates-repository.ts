import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { NewTemplate, TemplateRow } from './tables';

const PAGE = 100;

const toValues = ({ inputs, steps, ...row }: NewTemplate) => ({
  ...row,
  inputs: JSON.stringify(inputs),
  steps: JSON.stringify(steps),
});

/** @returns the template; undefined when its id exists */
export function insertTemplate(tx: Tx, row: NewTemplate): Promise<TemplateRow | undefined> {
  return tx
    .insertInto('template')
    .values(toValues(row))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function countTemplates(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('template')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** @returns the template; undefined when the user has none of this id */
export function replaceTemplate(db: Db, row: NewTemplate): Promise<TemplateRow | undefined> {
  const { id, user_id: userId, ...change } = toValues(row);
  return db
    .updateTable('template')
    .set(change)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

/** @returns whether the user had it */
export async function dropTemplate(db: Db, userId: string, id: string): Promise<boolean> {
  const dropped = await db
    .deleteFrom('template')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return dropped !== undefined;
}

export function findTemplate(db: Db, id: string): Promise<TemplateRow | undefined> {
  return db.selectFrom('template').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A user's templates, or all published ones; newest first. */
export function findTemplates(db: Db, userId: string | undefined): Promise<TemplateRow[]> {
  const query = db.selectFrom('template').selectAll().orderBy('created_at', 'desc').limit(PAGE);
  return (
    userId === undefined ? query.where('is_published', '=', true) : query.where('user_id', '=', userId)
  ).execute();
}
