import { emit } from '@flint/shared/api/bus';
import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { answerAgain, type SparkOrder, streamSpark } from '@flint/shared/api/spark';
import { forkConversation, updateConversation } from '@flint/shared/contracts/conversations';
import type { Store } from '@flint/shared/contracts/remotes';
import { sparkStop } from '@flint/shared/contracts/spark';
import type { SparkAttachment } from '@flint/shared/contracts/spark-attachments';
import type { SparkMessage } from '@flint/shared/contracts/spark-messages';
import { openSignal, readTalk } from './open-talk';
import { readAnswer, type Started } from './read-answer';
import { liveAtom, type Talk, talkAtom } from './talk-atom';

/** A message to send, with the model and brand of its answer. */
export interface SparkRequest extends Pick<SparkOrder, 'model' | 'brandProfileId'> {
  readonly text: string;
  readonly attachments: readonly SparkAttachment[];
}

/**
 * Sends a message: after the last displayed one, or as a sibling of an edited one.
 * @param edited the message whose sibling it becomes
 * @param key idempotency key: sent again it is the same order
 * @returns the conversation's id, once the answer has begun
 * @throws as `streamSpark`, when it never began
 */
export async function ask(store: Store, wish: SparkRequest, key: string, edited?: SparkMessage): Promise<string> {
  const { id, messages } = store.get(talkAtom);
  const signal = openSignal(store);
  const parent = edited ? edited.parentId : (messages.at(-1)?.id ?? null);
  const { text, attachments, model, brandProfileId } = wish;
  const order: SparkOrder = {
    messages: [{ role: 'user', content: text }],
    model,
    brandProfileId,
    ...(id !== null && { conversationId: id, parentId: parent }),
    ...(attachments.length > 0 && { attachmentIds: attachments.map((each) => each.id) }),
  };
  let conversationId = id ?? '';
  const begin = (started: Started) => {
    conversationId = started.conversationId;
    const question = saidNow(started, { text, attachments, parent }, edited);
    append(store, cutAt(messages, edited?.id), [question, started.answer], started);
  };
  const reading = { store, signal, begin, reread: () => void readTalk(store) };
  await readAnswer(reading, (listener) => streamSpark(order, listener, { signal, idempotencyKey: key }));
  return conversationId;
}

/**
 * Regenerates an answer as a sibling, or continues it.
 * @throws as `answerAgain`, when it never began
 */
export function again(store: Store, answer: SparkMessage, mode: 'again' | 'continue', key: string): Promise<void> {
  const signal = openSignal(store);
  const begin = (started: Started) => {
    const { messages } = store.get(talkAtom);
    append(store, mode === 'again' ? cutAt(messages, answer.id) : messages, [started.answer], started);
  };
  const reading = { store, signal, begin, reread: () => void readTalk(store) };
  return readAnswer(reading, (listener) => answerAgain(answer.id, mode, listener, { signal, idempotencyKey: key }));
}

/** Stops every answer that is being written; written text stays. Its own stream reports how it ended. */
export function stopWriting(store: Store): void {
  for (const id of Object.keys(store.get(liveAtom)))
    request(sparkStop, { params: { id } }).catch((error: unknown) =>
      store.set(talkAtom, (talk) => ({ ...talk, failure: { answerId: id, words: toMessage(error) } })),
    );
}

/** Shows the branch through another message. */
export async function showBranch(store: Store, messageId: string): Promise<void> {
  const { id } = store.get(talkAtom);
  if (id === null) return;
  try {
    await request(updateConversation, { params: { id }, body: { messageId } }, { signal: openSignal(store) });
    await readTalk(store);
  } catch (error) {
    if (!openSignal(store).aborted) emit('toast', { text: toMessage(error) });
  }
}

/** @returns the id of the new conversation @throws ApiError */
export async function fork(messageId: string): Promise<string> {
  const options = { idempotencyKey: crypto.randomUUID() };
  return (await request(forkConversation, { params: { id: messageId } }, options)).conversation.id;
}

/** The messages displayed before a message. */
function cutAt(messages: readonly SparkMessage[], id: string | undefined): readonly SparkMessage[] {
  const at = messages.findIndex((message) => message.id === id);
  return at < 0 ? messages : messages.slice(0, at);
}

function append(
  store: Store,
  before: readonly SparkMessage[],
  fresh: readonly SparkMessage[],
  { conversationId, answer }: Started,
): void {
  store.set(
    talkAtom,
    (talk): Talk => ({
      ...talk,
      id: conversationId,
      state: 'ready',
      conversation: talk.conversation && { ...talk.conversation, answeringId: answer.id },
      messages: [...before, ...fresh],
      failure: null,
      asked: talk.asked + 1,
    }),
  );
}

/** The sent message, once the server has answered its id. */
function saidNow(
  { conversationId, questionId }: Started,
  said: { text: string; attachments: readonly SparkAttachment[]; parent: string | null },
  edited: SparkMessage | undefined,
): SparkMessage {
  return {
    id: questionId,
    conversationId,
    parentId: said.parent,
    siblings: [...(edited?.siblings ?? []), questionId],
    role: 'user',
    content: said.text,
    continues: false,
    model: null,
    attachments: [...said.attachments],
    actions: [],
    run: null,
    createdAt: new Date().toISOString(),
  };
}
