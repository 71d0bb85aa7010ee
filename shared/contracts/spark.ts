import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { CHAT_ROLES, ChatBody, CONVERSATION_MAX, MESSAGE_MAX, MESSAGES_MAX } from './chat';
import { ATTACHMENTS_MAX } from './spark-attachments';
import { SparkMessage } from './spark-messages';

/** Shown whatever the failure was. */
export const SPARK_FAILURE = 'Failed to communicate with Spark. Please try again.';
/** Of a stream's events, as the header of a request that goes on from one. */
export const LAST_EVENT_ID = 'last-event-id';

const counted = (count: number) => count.toLocaleString('en');

/** What is said to Spark, or was said by it: nobody else speaks, and what the system says is Flint's own. */
export const SaidMessage = z.object({
  role: z.enum(CHAT_ROLES, `The role is one of ${CHAT_ROLES.join(', ')}.`),
  content: z.string('Write a message.').check(
    z.refine((text) => text.trim() !== '', { error: 'Write a message.' }),
    z.maxLength(MESSAGE_MAX, `A message has at most ${counted(MESSAGE_MAX)} characters.`),
  ),
});
export type SaidMessage = z.infer<typeof SaidMessage>;

const { model, max_tokens, temperature, seed } = ChatBody.shape;
/** How it is answered; what is left out is the conversation's, or the product's default. */
const Manner = { model, max_tokens, temperature, seed };

const Place = z.uuid('Name a message by its id.');

export const SparkBody = z.object({
  /** Of a conversation that is kept: what is new, usually one message. Without one: all of it. */
  messages: z.array(SaidMessage, 'The messages are a list.').check(
    z.minLength(1, 'Write a message.'),
    z.maxLength(MESSAGES_MAX, `At most ${MESSAGES_MAX} messages at a time.`),
    z.refine((all) => all.reduce((sum, { content }) => sum + content.length, 0) <= CONVERSATION_MAX, {
      error: `Messages have at most ${counted(CONVERSATION_MAX)} characters together.`,
    }),
    z.refine((all) => all.at(-1)?.role === 'user', { error: 'The last message is the user’s.' }),
  ),
  /** Left out where none is chosen. A conversation remembers it; `PATCH` of the conversation takes it away. */
  brandProfileId: z.optional(z.uuid('The brand profile is named by its id.')),
  /** Goes on with it; without one a conversation begins. */
  conversationId: z.optional(z.uuid('The conversation is named by its id.')),
  /** What the new messages follow: to rerun an edited message, what the original follows. Without one: the last shown. */
  parentId: z.optional(z.nullable(Place)),
  /** Of the last message, in its order. */
  attachmentIds: z.optional(
    z
      .array(z.uuid('Attach the file first.'), 'Attachments are a list.')
      .check(z.maxLength(ATTACHMENTS_MAX, `At most ${ATTACHMENTS_MAX} files with one message.`)),
  ),
  ...Manner,
});
export type SparkBody = z.infer<typeof SparkBody>;

/** What is told once an answer has ended. */
export const SparkAnswer = z.object({
  /** The answer, with what it cost and what it proposes. */
  answer: SparkMessage,
  balance: z.number(),
});
export type SparkAnswer = z.infer<typeof SparkAnswer>;

/**
 * One event of a streamed answer: who answers what, a piece of text, a failure, or the end. What came before a failure
 * is kept, and the end follows it then; without a piece the failure is the last event. The id of an event is how many
 * characters (UTF-16) were told by then.
 */
export const SparkEvent = z.union([
  z.object({
    started: z.object({
      conversationId: z.string(),
      /** The message it answers. */
      questionId: z.string(),
      /** The answer but for its text, which comes in pieces. */
      answer: SparkMessage,
    }),
  }),
  z.object({ content: z.string() }),
  z.object({ error: z.literal(true), message: z.string() }),
  z.extend(SparkAnswer, { done: z.literal(true) }),
]);
export type SparkEvent = z.infer<typeof SparkEvent>;

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
 * Answers server-sent events, each a {@link SparkEvent}. With `Prefer: respond-async` the answer goes on being written
 * when its reader leaves; otherwise leaving stops it. The `Idempotency-Key` is the id of the answer's run.
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
 * Answers once more, beside what was answered: named by the question or by the answer. `continue` goes on with an answer
 * that ended early. Events and reader as with {@link sparkStream}.
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
 * An answer as it is written, for any number of readers, in any browser: from `Last-Event-ID`, or `from`, or its
 * beginning. Events as with {@link sparkStream}; of an answer that has ended, all of it at once. Who reads this asks the
 * answer to go on.
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
/** What was written is kept and paid. Stopping what has ended changes nothing. */
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
