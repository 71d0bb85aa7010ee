import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { CHAT_ROLES, ChatBody, CONVERSATION_MAX, MESSAGE_MAX, MESSAGES_MAX, TextEvent } from './chat';
import { ATTACHMENTS_MAX } from './spark-attachments';
import { SparkMessage } from './spark-messages';
import type { ResumeEvent } from './stream-resume';
import { isVisible } from './visible-text';

/** Shown for every failure. */
export const SPARK_FAILURE = 'Failed to communicate with Spark. Please try again.';
/** Request header with the last event's id, to resume a stream. */
export const LAST_EVENT_ID = 'last-event-id';

const counted = (count: number) => count.toLocaleString('en');

/** A message of a user or of Spark: system messages are Flint's own. */
export const SaidMessage = z.object({
  role: z.enum(CHAT_ROLES, `The role is one of ${CHAT_ROLES.join(', ')}.`),
  content: z.string('Write a message.').check(
    z.refine((text) => isVisible(text), { error: 'Write a message.' }),
    z.maxLength(MESSAGE_MAX, `A message has at most ${counted(MESSAGE_MAX)} characters.`),
  ),
});
export type SaidMessage = z.infer<typeof SaidMessage>;

const { model, max_tokens, temperature, seed } = ChatBody.shape;
/** Model parameters; omitted ones take the conversation's, or the product's defaults. */
const Manner = { model, max_tokens, temperature, seed };

const Place = z.uuid('Name a message by its id.');

export const SparkBody = z.object({
  /** With a stored conversation: the new messages, usually one. Without one: all messages. */
  messages: z.array(SaidMessage, 'The messages are a list.').check(
    z.minLength(1, 'Write a message.'),
    z.maxLength(MESSAGES_MAX, `At most ${MESSAGES_MAX} messages at a time.`),
    z.refine((all) => all.reduce((sum, { content }) => sum + content.length, 0) <= CONVERSATION_MAX, {
      error: `Messages have at most ${counted(CONVERSATION_MAX)} characters together.`,
    }),
    z.refine((all) => all.at(-1)?.role === 'user', { error: 'The last message is the user’s.' }),
  ),
  /** Omitted without a brand. A conversation remembers it; `PATCH` of the conversation removes it. */
  brandProfileId: z.optional(z.uuid('The brand profile is named by its id.')),
  /** The conversation to continue; without one a new one starts. */
  conversationId: z.optional(z.uuid('The conversation is named by its id.')),
  /**
   * The parent of the new messages: for an edited message, the parent of the original. By default the last displayed
   * message.
   */
  parentId: z.optional(z.nullable(Place)),
  /** Attachments of the last message, in order. */
  attachmentIds: z.optional(
    z
      .array(z.uuid('Attach the file first.'), 'Attachments are a list.')
      .check(z.maxLength(ATTACHMENTS_MAX, `At most ${ATTACHMENTS_MAX} files with one message.`)),
  ),
  ...Manner,
});
export type SparkBody = z.infer<typeof SparkBody>;

/** The final event of an answer. */
export const SparkAnswer = z.object({
  /** The answer, with its cost and its proposed actions. */
  answer: SparkMessage,
  balance: z.number(),
});
export type SparkAnswer = z.infer<typeof SparkAnswer>;

/**
 * One event of a streamed answer: the start, a piece of text, or the one last event: the end, a failure, both in one when
 * a failure follows some text, which is kept, or how to resume where the server stops. An event's id is the number of
 * characters (UTF-16) sent so far. With `moved` the text sent so far turned out to be the model's thoughts and is
 * dropped: the answer begins with this event's text, at the position `moved`.
 */
export const SparkEvent = z.union([
  z.object({
    started: z.object({
      conversationId: z.string(),
      /** The message it answers. */
      questionId: z.string(),
      /** The answer without its text, which follows in pieces. */
      answer: SparkMessage,
    }),
  }),
  TextEvent,
  z.object({ error: z.literal(true), message: z.string() }),
  z.extend(SparkAnswer, { done: z.literal(true) }),
]);
export type SparkEvent =
  | z.infer<typeof SparkEvent>
  | (SparkAnswer & { readonly done: true; readonly error: true; readonly message: string })
  | ResumeEvent;

const ById = z.object({ id: z.string().check(z.maxLength(64)) });
const base = { tag: 'Spark', auth: 'verified', failure: SPARK_FAILURE } as const;
const order = { ...base, method: 'POST', rateLimit: 'generate', idempotency: 'key' } as const;

export const sparkChat = defineCall({
  ...order,
  id: 'sparkChat',
  path: '/api/viewspark/chat',
  summary: 'Ask Spark and wait for the answer',
  body: SparkBody,
  response: z.extend(SparkAnswer, {
    success: z.boolean(),
    /** The answer's text. */
    message: z.string(),
    /** Why it ended early. */
    error: z.optional(z.string()),
    conversationId: z.string(),
  }),
});
/**
 * Answers server-sent events, each a {@link SparkEvent}. With `Prefer: respond-async` the answer is completed when its
 * reader disconnects; otherwise disconnecting stops it. The `Idempotency-Key` is the id of the answer's run.
 */
export const sparkStream = defineCall({
  ...order,
  id: 'sparkStream',
  path: '/api/viewspark/chat/stream',
  summary: 'Ask Spark and read the answer as it is written (server-sent events)',
  body: SparkBody,
  response: z.any(),
});
/**
 * Regenerates an answer as a sibling, by the id of the question or of the answer. `continue` continues an answer that
 * ended early. Events and disconnects as with {@link sparkStream}.
 */
export const sparkAgain = defineCall({
  ...order,
  id: 'sparkAgain',
  path: '/api/viewspark/messages/{id}/answer',
  summary: 'Answer a message anew, or go on with an answer (server-sent events)',
  params: ById,
  body: z.object({ mode: z.optional(z.enum(['again', 'continue'], 'The mode is again or continue.')), ...Manner }),
  response: z.any(),
});
/**
 * Follows an answer as it is written, for any number of readers, in any browser: from `Last-Event-ID`, `from`, or its
 * beginning. Events as with {@link sparkStream}; an ended answer is sent at once. A reader of this stream keeps the
 * answer from being stopped.
 */
export const sparkEvents = defineCall({
  ...base,
  id: 'sparkEvents',
  method: 'GET',
  path: '/api/viewspark/messages/{id}/events',
  summary: 'Follow an answer (server-sent events)',
  rateLimit: 'read',
  idempotency: 'safe',
  params: ById,
  query: z.object({ from: z.optional(z.union([z.string(), z.number()])) }),
  response: z.any(),
});
/** Stops an answer; written text is kept and charged. Idempotent. */
export const sparkStop = defineCall({
  ...base,
  id: 'sparkStop',
  method: 'POST',
  path: '/api/viewspark/messages/{id}/stop',
  summary: 'Stop an answer',
  rateLimit: 'write',
  idempotency: 'natural',
  params: ById,
  response: z.object({ answer: SparkMessage }),
});
