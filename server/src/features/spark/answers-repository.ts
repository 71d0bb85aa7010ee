import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';

/** An answer's parent message and conversation. @throws NoResultError when there is no such message */
export function findAnswerPlace(db: Db, answerId: string) {
  return db
    .selectFrom('spark_message as m')
    .innerJoin('conversation as c', 'c.id', 'm.conversation_id')
    .select(['m.parent_id', 'c.user_id'])
    .where('m.id', '=', answerId)
    .executeTakeFirstOrThrow();
}

/** The run of an answer, and whether it continues after its requester disconnects. */
export function findAnswerRun(db: Db, answerId: string) {
  return db.selectFrom('spark_message').select(['goes_on', 'run_id']).where('id', '=', answerId).executeTakeFirst();
}

/** Lets an answer continue after its requester disconnects. */
export async function updateToGoesOn(db: Db, answerId: string): Promise<void> {
  await db
    .updateTable('spark_message')
    .set({ goes_on: true })
    .where('id', '=', answerId)
    .where('goes_on', '=', false)
    .execute();
}

/** Writes the text of an answer that has none. @returns its parent; undefined when it was written before */
export function updateUnwritten(
  tx: Tx,
  answer: { id: string; runId: string },
  text: { content: string; search: string; model: string },
) {
  return tx
    .updateTable('spark_message')
    .set(text)
    .where('id', '=', answer.id)
    .where('run_id', '=', answer.runId)
    .where('content', 'is', null)
    .returning('parent_id')
    .executeTakeFirst();
}
