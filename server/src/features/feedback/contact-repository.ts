import { randomUUID } from 'node:crypto';
import type { ContactStatus } from '@flint/shared/contracts/contact';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { ContactAnswerRow, ContactAnswerTable, ContactMessageRow, ContactMessageTable, SurveyRow } from './tables';

/** @returns the new message; undefined, and nothing changes, when its id exists */
export function insertMessage(db: Db, row: Insertable<ContactMessageTable>): Promise<ContactMessageRow | undefined> {
  return db
    .insertInto('contact_message')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function findMessage(db: Db | Tx, id: string): Promise<ContactMessageRow | undefined> {
  return db.selectFrom('contact_message').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Newest first; messages that filled the honeypot come after the others. */
export function findMessages(
  db: Db,
  { status, limit }: { status: ContactStatus | undefined; limit: number },
): Promise<ContactMessageRow[]> {
  return db
    .selectFrom('contact_message')
    .selectAll()
    .$if(status !== undefined, (query) => query.where('status', '=', status as ContactStatus))
    .orderBy(sql`(trap <> '')`)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

export async function countOpenMessages(db: Db): Promise<number> {
  const row = await db
    .selectFrom('contact_message')
    .select(sql<number>`count(*)`.as('count'))
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return row.count;
}

export function updateMessageStatus(
  db: Db | Tx,
  id: string,
  status: ContactStatus,
): Promise<ContactMessageRow | undefined> {
  return db.updateTable('contact_message').set({ status }).where('id', '=', id).returningAll().executeTakeFirst();
}

/** The answers to messages, oldest first. */
export async function findAnswers(db: Db | Tx, messageIds: readonly string[]): Promise<ContactAnswerRow[]> {
  if (messageIds.length === 0) return [];
  return db
    .selectFrom('contact_answer')
    .selectAll()
    .where('message_id', 'in', messageIds)
    .orderBy('created_at')
    .execute();
}

/** @returns whether it is new: an answer of the same id is kept as it is */
export async function insertAnswer(tx: Tx, row: Insertable<ContactAnswerTable>): Promise<boolean> {
  const inserted = await tx
    .insertInto('contact_answer')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export function findSurvey(db: Db, userId: string): Promise<SurveyRow | undefined> {
  return db.selectFrom('survey').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Replaces a user's answers. @param answers JSON */
export function upsertSurvey(db: Db, userId: string, answers: string): Promise<SurveyRow> {
  return db
    .insertInto('survey')
    .values({ id: randomUUID(), user_id: userId, answers })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ answers, updated_at: new Date() }))
    .returningAll()
    .executeTakeFirstOrThrow();
}
