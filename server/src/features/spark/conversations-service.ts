import { randomBytes } from 'node:crypto';
import type { CallBody, CallOutput } from '@flint/shared/contracts/call';
import {
  CONVERSATIONS_PAGE_DEFAULT,
  CONVERSATIONS_PAGE_MAX,
  type Conversation,
  type earlierMessages,
  type listConversations,
  MESSAGES_PAGE_DEFAULT,
  MESSAGES_PAGE_MAX,
  type readConversation,
  type SharedConversation,
  type updateConversation,
} from '@flint/shared/contracts/conversations';
import type { Db } from '../../platform/db/database';
import { isUuid } from '../../platform/db/is-uuid';
import { transact } from '../../platform/db/transaction';
import { AppError, notFound } from '../../platform/http/app-error';
import { listLimit } from '../../platform/http/list-limit';
import type { Brands } from '../brands/brands-service';
import type { Answers } from './answers';
import { findAttachmentsOf } from './attachments-repository';
import type { PresentMessages } from './conversation-presenter';
import { changeConversation, findConversation, findConversations } from './conversations-repository';
import { indexText, wordsQuery } from './index-text';
import { readListCursor, writeListCursor } from './list-cursor';
import { findAnswering, findBranch, findMessage, findNewestEnd, type MessageRow } from './messages-repository';
import { contentOf, toConversation } from './presenter';
import { findShared, hasEndedShare, insertEndedShare } from './shares-repository';
import type { ConversationRow } from './tables';

type Limit = string | number | undefined;
type Listing = {
  q?: string | undefined;
  deleted?: 'true' | 'false' | undefined;
  limit?: Limit;
  cursor?: string | undefined;
};
/** Maximum messages of a shared conversation. */
const SHARED_MAX = 1_000;
/** 256 bits, unguessable. */
const TOKEN_BYTES = 32;

/** Every method that takes an id throws AppError `not_found` when it is no conversation of the user's. */
export interface Conversations {
  list(userId: string, query: Listing): Promise<CallOutput<typeof listConversations>>;
  read(userId: string, id: string, limit: Limit): Promise<CallOutput<typeof readConversation>>;
  /** @throws AppError `not_found`, also for a message that is not in it */
  earlier(userId: string, id: string, before: string, limit: Limit): Promise<CallOutput<typeof earlierMessages>>;
  update(userId: string, id: string, change: CallBody<typeof updateConversation>): Promise<Conversation>;
  delete(userId: string, id: string): Promise<void>;
  restore(userId: string, id: string): Promise<Conversation>;
  /** A link to the branch as it is now; the token of an earlier link stays. */
  share(userId: string, id: string): Promise<Conversation>;
  unshare(userId: string, id: string): Promise<Conversation>;
  /** @throws AppError `not_found` for an unknown token, `address_lapsed` for one that was taken back or deleted */
  shared(token: string): Promise<SharedConversation>;
  /** The status of a link: 200, 404 or 410, as `shared` answers it. */
  shareStatus(token: string): Promise<number>;
}

interface ConversationsDeps {
  readonly db: Db;
  readonly answers: Answers;
  readonly brands: Pick<Brands, 'forPrompt'>;
  readonly present: PresentMessages;
}

export function createConversations({ db, answers, brands, present }: ConversationsDeps): Conversations {
  async function own(userId: string, id: string, deleted = false): Promise<ConversationRow> {
    const row = isUuid(id) ? await findConversation(db, userId, id, deleted) : undefined;
    if (!row) throw notFound('conversation');
    return row;
  }
  const presentOne = async (row: ConversationRow): Promise<Conversation> =>
    toConversation(row, (await findAnswering(db, [row.id])).get(row.id) ?? null);

  async function change(userId: string, id: string, what: Parameters<typeof changeConversation>[3], deleted = false) {
    const row = isUuid(id) ? await changeConversation(db, userId, id, what, deleted) : undefined;
    if (!row) throw notFound('conversation');
    return presentOne(row);
  }

  /** A page of the branch that ends with a message, and the cursor of the page before it. */
  async function page(userId: string, conversationId: string, leafId: string | null, limit: Limit) {
    if (leafId === null) return { messages: [], earlier: null };
    const size = listLimit(limit, MESSAGES_PAGE_DEFAULT, MESSAGES_PAGE_MAX);
    const find = () => findBranch(db, conversationId, leafId, size);
    const rows = await filed(await find(), find);
    const first = rows[0];
    return { messages: await present(userId, rows), earlier: first?.parent_id ? first.id : null };
  }

  /** Lazy repair: stores answers whose process died before it did, then reads again. */
  async function filed(rows: MessageRow[], again: () => Promise<MessageRow[]>): Promise<MessageRow[]> {
    const waiting = rows.flatMap(({ content, run_id }) => (content === null && run_id ? [run_id] : []));
    if (waiting.length === 0) return rows;
    await answers.fileEnded(waiting);
    return again();
  }

  /** @throws AppError as `shared` */
  async function sharedBy(token: string) {
    const row = await findShared(db, token);
    if (!row && !(await hasEndedShare(db, token))) throw notFound('shared conversation');
    if (!row?.shared_leaf_id || !row.shared_at || row.deleted_at !== null)
      throw new AppError('address_lapsed', 'This link was taken back, or its conversation deleted.');
    return { ...row, shared_leaf_id: row.shared_leaf_id, shared_at: row.shared_at };
  }

  return {
    async shareStatus(token) {
      try {
        await sharedBy(token);
        return 200;
      } catch (error) {
        if (error instanceof AppError) return error.status;
        throw error;
      }
    },
    async list(userId, { q, deleted, limit, cursor }) {
      const size = listLimit(limit, CONVERSATIONS_PAGE_DEFAULT, CONVERSATIONS_PAGE_MAX);
      const words = q === undefined ? undefined : wordsQuery(q);
      if (q !== undefined && q.trim() !== '' && words === undefined) return { conversations: [], next: null };
      const after = cursor === undefined ? undefined : readListCursor(cursor);
      const found = await findConversations(db, userId, { words, deleted: deleted === 'true', after, limit: size + 1 });
      const rows = found.slice(0, size);
      const answering = await findAnswering(
        db,
        rows.map(({ id }) => id),
      );
      const last = rows.at(-1);
      return {
        conversations: rows.map((row) => ({
          ...toConversation(row, answering.get(row.id) ?? null),
          snippet: row.snippet,
          messageId: row.message_id,
        })),
        next: last && found.length > size ? writeListCursor(last) : null,
      };
    },
    async read(userId, id, limit) {
      const row = await own(userId, id);
      const [conversation, branch] = await Promise.all([presentOne(row), page(userId, row.id, row.leaf_id, limit)]);
      return { conversation, ...branch };
    },
    async earlier(userId, id, before, limit) {
      const row = await own(userId, id);
      const message = await findMessage(db, userId, before);
      if (message?.conversation_id !== row.id) throw notFound('message');
      return page(userId, row.id, message.parent_id, limit);
    },
    async update(userId, id, { title, pinned, brandProfileId, model, messageId }) {
      const row = await own(userId, id);
      if (brandProfileId) await brands.forPrompt(userId, brandProfileId);
      if (messageId && (await findMessage(db, userId, messageId))?.conversation_id !== row.id)
        throw notFound('message');
      return change(userId, id, {
        ...(title !== undefined && { title, search: indexText(title) }),
        ...(pinned !== undefined && { pinned }),
        ...(brandProfileId !== undefined && { brand_profile_id: brandProfileId }),
        ...(model !== undefined && { model }),
        ...(messageId !== undefined && { leaf_id: await findNewestEnd(db, messageId) }),
      });
    },
    async delete(userId, id) {
      await change(userId, id, { deleted_at: new Date() });
    },
    restore: (userId, id) => change(userId, id, { deleted_at: null }, true),
    async share(userId, id) {
      const row = await own(userId, id);
      if (row.leaf_id === null) throw notFound('conversation');
      const share_token = row.share_token ?? randomBytes(TOKEN_BYTES).toString('base64url');
      return change(userId, id, { share_token, shared_leaf_id: row.leaf_id, shared_at: new Date() });
    },
    unshare: (userId, id) =>
      transact(db, async (tx) => {
        const { share_token: token } = await own(userId, id);
        if (token !== null) await insertEndedShare(tx, token);
        const none = { share_token: null, shared_leaf_id: null, shared_at: null };
        const row = await changeConversation(tx, userId, id, none);
        if (!row) throw notFound('conversation');
        return row;
      }).then(presentOne),
    async shared(token) {
      const row = await sharedBy(token);
      const rows = await findBranch(db, row.id, row.shared_leaf_id, SHARED_MAX);
      const files = await findAttachmentsOf(
        db,
        rows.map(({ id }) => id),
      );
      return {
        title: row.title,
        sharedAt: row.shared_at.toISOString(),
        messages: rows.map((message) => ({
          role: message.role,
          content: contentOf(message),
          continues: message.continues,
          attachments: files.filter(({ message_id }) => message_id === message.id).map(({ name }) => name),
        })),
      };
    },
  };
}
