import { randomUUID } from 'node:crypto';
import { TITLE_MAX } from '@flint/shared/contracts/conversations';
import type { Db } from '../../platform/db/database';
import { isUuid } from '../../platform/db/is-uuid';
import { partId } from '../../platform/db/part-id';
import { type Tx, transact } from '../../platform/db/transaction';
import { AppError, notFound } from '../../platform/http/app-error';
import { copyTexts } from './attachments-repository';
import { changeConversation, findConversation, insertConversationOnce } from './conversations-repository';
import { indexText } from './index-text';
import { findBranch, findMessage, insertMessage } from './messages-repository';
import { contentOf } from './presenter';
import type { ConversationRow } from './tables';

/** Maximum messages of a fork. */
const FORKED_MAX = 5_000;

/**
 * Starts a conversation with copies of the messages up to one, without their cost and cards. Idempotent by key and
 * message.
 * @throws AppError `not_found` when it is no message of the user's, `conflict` while an answer on the branch is being
 * written
 */
export async function forkConversation(
  db: Db,
  userId: string,
  messageId: string,
  key: string | undefined,
): Promise<ConversationRow> {
  const message = isUuid(messageId) ? await findMessage(db, userId, messageId) : undefined;
  if (!message) throw notFound('message');
  const id = key ? partId(key, `fork of ${message.id}`) : randomUUID();
  return transact(db, async (tx) => {
    const source = await findConversation(tx, userId, message.conversation_id);
    if (!source) throw notFound('conversation');
    const title = `${[...source.title].slice(0, TITLE_MAX - 7).join('')} (fork)`;
    const made = await insertConversationOnce(tx, {
      ...{ id, user_id: userId, title, search: indexText(title), deleted_at: null, leaf_id: null },
      ...{ model: source.model, brand_profile_id: source.brand_profile_id },
      ...{ share_token: null, shared_leaf_id: null, shared_at: null },
    });
    const leaf_id = made && (await copy(tx, source.id, message.id, id));
    const row = leaf_id
      ? await changeConversation(tx, userId, id, { leaf_id })
      : await findConversation(tx, userId, id);
    if (!row) throw notFound('conversation');
    return row;
  });
}

/** @returns the copy of the last message */
async function copy(tx: Tx, from: string, leafId: string, to: string): Promise<string> {
  let parent_id: string | null = null;
  for (const row of await findBranch(tx, from, leafId, FORKED_MAX)) {
    if (row.status === 'queued' || row.status === 'running')
      throw new AppError('conflict', 'An answer is still being written. Stop it, or wait for its end.');
    const id = randomUUID();
    const content = contentOf(row);
    await insertMessage(tx, {
      ...{ id, conversation_id: to, parent_id, role: row.role, content, search: indexText(content) },
      ...{ continues: row.continues, model: row.output?.model ?? row.model, run_id: null },
    });
    await copyTexts(tx, row.id, id);
    parent_id = id;
  }
  return parent_id ?? '';
}
