import type { TranscriptOutput } from '@flint/shared/contracts/recipes/transcript';
import type { RunStatus } from '@flint/shared/contracts/runs';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { SparkAttachmentTable } from './tables';

/** An attachment with the state of the run that transcribes it. */
export type AttachmentRow = Selectable<SparkAttachmentTable> & {
  readonly status: RunStatus | null;
  readonly output: TranscriptOutput | null;
  readonly note: string | null;
};

const rowsOf = (db: Db | Tx) =>
  db
    .selectFrom('spark_attachment as a')
    .leftJoin('run as r', 'r.id', 'a.run_id')
    .selectAll('a')
    .select(['r.status', 'r.output', 'r.message as note']);

export async function findAttachment(db: Db | Tx, userId: string, id: string): Promise<AttachmentRow | undefined> {
  return rowsOf(db).where('a.id', '=', id).where('a.user_id', '=', userId).$castTo<AttachmentRow>().executeTakeFirst();
}

/** The user who sent an attachment. */
export async function findAttachmentOwner(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('spark_attachment').select('user_id').where('id', '=', id).executeTakeFirst();
  return row?.user_id;
}

/** Attachments of messages, in order. */
export async function findAttachmentsOf(db: Db | Tx, messageIds: readonly string[]): Promise<AttachmentRow[]> {
  if (messageIds.length === 0) return [];
  return rowsOf(db).where('a.message_id', 'in', messageIds).orderBy('a.position').$castTo<AttachmentRow>().execute();
}

/** A user's attachments among some ids that are unsent, or were sent with the message a run answers. */
export async function findUnsent(
  db: Db | Tx,
  userId: string,
  ids: readonly string[],
  runId: string | undefined,
): Promise<AttachmentRow[]> {
  if (ids.length === 0) return [];
  return rowsOf(db)
    .where('a.id', 'in', ids)
    .where('a.user_id', '=', userId)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('a.message_id', 'is', null),
        eb(
          'a.message_id',
          'in',
          selectFrom('spark_message')
            .select('parent_id')
            .where('run_id', '=', runId ?? null)
            .$castTo<{ parent_id: string }>(),
        ),
      ]),
    )
    .$castTo<AttachmentRow>()
    .execute();
}

/** Attaches them to a message. @returns how many were still unsent */
export async function sendWith(tx: Tx, messageId: string, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update spark_attachment set message_id = ${messageId}, position = sent.place
    from unnest(${ids}::uuid[]) with ordinality as sent (id, place)
    where spark_attachment.id = sent.id and message_id is null returning spark_attachment.id`.execute(tx);
  return rows.length;
}

/** Idempotent. */
export async function insertAttachment(db: Db, row: Insertable<SparkAttachmentTable>): Promise<void> {
  await db
    .insertInto('spark_attachment')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Copies a message's texts to another message. Pictures are not copied, since each has one owner. */
export async function copyTexts(tx: Tx, fromMessageId: string, toMessageId: string): Promise<void> {
  await sql`
    insert into spark_attachment
      (id, user_id, message_id, position, kind, upload_id, name, content_type, bytes, content, run_id)
    select gen_random_uuid(), user_id, ${toMessageId}::uuid, position, kind, upload_id, name, content_type, bytes, content, run_id
    from spark_attachment where message_id = ${fromMessageId} and kind <> 'image'`.execute(tx);
}

/** @returns whether there was one that was not sent; else nothing changes */
export async function deleteUnsent(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('spark_attachment')
    .where('id', '=', id)
    .where('message_id', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
