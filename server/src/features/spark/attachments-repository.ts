import type { TranscriptOutput } from '@flint/shared/contracts/recipes/transcript';
import type { RunStatus } from '@flint/shared/contracts/runs';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { SparkAttachmentTable } from './tables';

/** An attachment with what the run knows that writes it down. */
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

/** What came with messages, in their order. */
export async function findAttachmentsOf(db: Db | Tx, messageIds: readonly string[]): Promise<AttachmentRow[]> {
  if (messageIds.length === 0) return [];
  return rowsOf(db).where('a.message_id', 'in', messageIds).orderBy('a.position').$castTo<AttachmentRow>().execute();
}

/** Those of a user that were not sent yet, or with what a run answers, out of some. */
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

/** Ties attachments to the message they are sent with. @returns how many were still unsent */
export async function sendWith(tx: Tx, messageId: string, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update spark_attachment set message_id = ${messageId}, position = sent.place
    from unnest(${ids}::uuid[]) with ordinality as sent (id, place)
    where spark_attachment.id = sent.id and message_id is null returning spark_attachment.id`.execute(tx);
  return rows.length;
}

/** Those that were made and never sent, for longer than a day. */
export function findForgotten(db: Db, limit: number) {
  return db
    .selectFrom('spark_attachment')
    .select(['id', 'storage_key'])
    .where('message_id', 'is', null)
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .limit(limit)
    .execute();
}
