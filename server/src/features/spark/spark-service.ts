import { randomUUID } from 'node:crypto';
import type { ChatRecipe } from '@flint/shared/contracts/recipes/chat';
import type { SaidMessage, SparkBody } from '@flint/shared/contracts/spark';
import type { Db } from '../../platform/db/database';
import { isUuid } from '../../platform/db/is-uuid';
import type { Tx } from '../../platform/db/transaction';
import { AppError, notFound } from '../../platform/http/app-error';
import { withDefaults } from '../chat/chat-recipe';
import type { Generation } from '../generation/generation-service';
import { findUnsent, sendWith } from './attachments-repository';
import { changeConversation, findConversation, insertConversation } from './conversations-repository';
import { indexText } from './index-text';
import { findMessage, insertMessage, type MessageRow } from './messages-repository';
import type { ConversationRow } from './tables';
import { titleOf } from './title-of';
import { assertSendable, type ConversationTurn, type Turns } from './turns';

/** How an answer is ordered. */
export interface AnswerOptions {
  /** The caller's Idempotency-Key: the id of the answer's run. */
  readonly key: string | undefined;
  /** Whether it continues after the requester disconnects. */
  readonly goesOn: boolean;
}

/** An ordered answer. */
export interface OrderedAnswer {
  readonly runId: string;
  readonly answerId: string;
}

type Manner = Pick<SparkBody, 'model' | 'max_tokens' | 'temperature' | 'seed'>;

/** Orders answers. Each method throws AppError `not_found` for another user's, and the errors of ordering. */
export interface Spark {
  /** Sends a message in an existing or a new conversation. Idempotent by key. */
  ask(userId: string, body: SparkBody, asking: AnswerOptions): Promise<OrderedAnswer>;
  /** Regenerates an answer, given by its id or its parent's; or continues a truncated one. */
  again(
    userId: string,
    messageId: string,
    mode: 'again' | 'continue',
    manner: Manner,
    asking: AnswerOptions,
  ): Promise<OrderedAnswer>;
}

/** Position of an answer in the tree, and the message it answers. */
interface AnswerPosition {
  readonly userId: string;
  readonly conversation: Pick<ConversationRow, 'id' | 'model' | 'brand_profile_id'>;
  readonly parentId: string;
  readonly continues: boolean;
  readonly said: readonly ConversationTurn[];
  /** Writes the parent message, if it is new. */
  write(tx: Tx): Promise<void>;
}

interface SparkDeps {
  readonly db: Db;
  readonly turns: Turns;
  readonly generation: Pick<Generation, 'order'>;
}

export function createSpark({ db, turns, generation }: SparkDeps): Spark {
  /** Prices and orders an answer, and writes it into its conversation with its parent. */
  async function order(
    place: AnswerPosition,
    manner: Manner,
    asked: unknown,
    { key, goesOn }: AnswerOptions,
  ): Promise<OrderedAnswer> {
    const { userId, conversation, parentId, continues, said } = place;
    const runId = key ?? randomUUID();
    const answerId = randomUUID();
    const model = manner.model ?? conversation.model ?? undefined;
    const question = said.findLast(({ role }) => role === 'user')?.content ?? '';
    const recipe = withDefaults({ ...manner, model, messages: [{ role: 'user', content: question }] });
    const brandProfileId = conversation.brand_profile_id;
    const { promptTokens } = await turns.buildPrompt({ userId, runId, model: recipe.model, brandProfileId, said });
    const spark = { conversationId: conversation.id, answerId, brandProfileId, promptTokens };
    const run = await generation.order({
      kind: 'chat',
      userId,
      recipe: { ...recipe, spark },
      asked,
      key: runId,
      async alongside(tx) {
        await place.write(tx);
        await insertMessage(tx, {
          ...{ id: answerId, conversation_id: conversation.id, parent_id: parentId, role: 'assistant' },
          ...{ content: null, continues, model: recipe.model, run_id: runId, goes_on: goesOn },
        });
        await changeConversation(tx, userId, conversation.id, { leaf_id: answerId, updated_at: new Date() });
      },
    });
    // With a repeated key this is the answer of the first request.
    return { runId: run.id, answerId: (run.recipe as ChatRecipe).spark?.answerId ?? answerId };
  }

  async function own(userId: string, id: string, what = 'message'): Promise<MessageRow> {
    const row = isUuid(id) ? await findMessage(db, userId, id) : undefined;
    if (!row) throw notFound(what);
    return row;
  }

  /** The conversation of a request, with its settings; a new one is written with the answer. */
  async function placeOf(
    userId: string,
    body: SparkBody,
  ): Promise<{ row: ConversationRow | undefined; parentId: string | null }> {
    const { conversationId, parentId } = body;
    if (conversationId === undefined) {
      if (parentId) throw new AppError('invalid_input', 'Name the conversation too.', { field: 'conversationId' });
      return { row: undefined, parentId: null };
    }
    const row = await findConversation(db, userId, conversationId);
    if (!row) throw notFound('conversation');
    const after = parentId === undefined ? row.leaf_id : parentId;
    if (after !== null && (await own(userId, after)).conversation_id !== row.id) throw notFound('message');
    return { row, parentId: after };
  }

  return {
    async ask(userId, body, asking) {
      const {
        messages,
        conversationId: _place,
        parentId: _parent,
        attachmentIds = [],
        brandProfileId,
        ...manner
      } = body;
      const { row, parentId } = await placeOf(userId, body);
      const before = row ? await turns.turnsUpTo(row.id, parentId) : [];
      // A repeated request finds its own attachments among the sent ones.
      const files = assertSendable(attachmentIds, await findUnsent(db, userId, attachmentIds, asking.key));
      const ids = messages.map(() => randomUUID());
      const conversation = {
        id: row?.id ?? randomUUID(),
        model: manner.model ?? row?.model ?? null,
        brand_profile_id: brandProfileId ?? row?.brand_profile_id ?? null,
      };
      const last = messages.length - 1;
      const said = messages.map(({ role, content }, at) => ({ role, content, attachments: at === last ? files : [] }));
      const place: AnswerPosition = {
        userId,
        conversation,
        parentId: ids[last] ?? '',
        continues: false,
        said: [...before, ...said],
        async write(tx) {
          const { id, model, brand_profile_id } = conversation;
          if (row) await changeConversation(tx, userId, id, { model, brand_profile_id });
          else await begin(tx, userId, conversation, messages);
          await writeSaid(tx, id, parentId, ids, messages);
          if ((await sendWith(tx, ids[last] ?? '', attachmentIds)) !== attachmentIds.length)
            throw new AppError('conflict', 'A file was sent with another message.', { field: 'attachmentIds' });
        },
      };
      return order(place, manner, body, asking);
    },

    async again(userId, messageId, mode, manner, asking) {
      const message = await own(userId, messageId);
      const continues = mode === 'continue';
      if (continues && message.role !== 'assistant')
        throw new AppError('invalid_input', 'Only an answer can be gone on with.', { field: 'mode' });
      const parentId = continues || message.role === 'user' ? message.id : message.parent_id;
      const conversation = await findConversation(db, userId, message.conversation_id);
      if (!conversation || parentId === null) throw notFound('message');
      const said = await turns.turnsUpTo(conversation.id, parentId);
      const place = {
        userId,
        conversation,
        parentId,
        continues: continues || message.continues,
        said,
        write: async () => undefined,
      };
      return order(place, manner, { ...manner, again: messageId, mode }, asking);
    },
  };
}

async function begin(
  tx: Tx,
  userId: string,
  conversation: Pick<ConversationRow, 'id' | 'model' | 'brand_profile_id'>,
  messages: readonly SaidMessage[],
): Promise<void> {
  const title = titleOf(messages.find(({ role }) => role === 'user')?.content ?? '');
  await insertConversation(tx, {
    ...conversation,
    ...{ user_id: userId, title, search: indexText(title), leaf_id: null, deleted_at: null },
    ...{ share_token: null, shared_leaf_id: null, shared_at: null },
  });
}

async function writeSaid(
  tx: Tx,
  conversationId: string,
  parentId: string | null,
  ids: readonly string[],
  messages: readonly SaidMessage[],
): Promise<void> {
  for (const [at, { role, content }] of messages.entries())
    await insertMessage(tx, {
      ...{ id: ids[at] ?? '', conversation_id: conversationId, parent_id: ids[at - 1] ?? parentId, role, content },
      ...{ search: indexText(content), model: null, run_id: null },
    });
}
