import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { ImageSeed } from './images';
import { LLAMA_8B } from './models';
import { SERVED_BY } from './providers';
import { RunAccepted } from './runs';
import type { ResumeEvent } from './stream-resume';
import { isVisible } from './visible-text';

/** Roles of messages that are shown. */
export const CHAT_ROLES = ['user', 'assistant'] as const;
/** Roles in a request: `system` sets the task and is never shown as a message. */
const PROMPT_ROLES = ['system', ...CHAT_ROLES] as const;

export const DEFAULT_CHAT_MODEL = LLAMA_8B;
export const DEFAULT_MAX_TOKENS = 2048;
export const MAX_TOKENS_MAX = 8192;
export const DEFAULT_TEMPERATURE = 0.7;
export const TEMPERATURE_MAX = 2;
export const MESSAGES_MAX = 200;
/** Characters of one message. */
export const MESSAGE_MAX = 32_000;
/** Characters of a whole conversation. */
export const CONVERSATION_MAX = 200_000;

const counted = (count: number) => count.toLocaleString('en');

/** A message as a model reads it. */
export const PromptMessage = z.object({
  role: z.enum(PROMPT_ROLES, `The role is one of ${PROMPT_ROLES.join(', ')}.`),
  content: z.string('Write a message.').check(
    z.refine((text) => isVisible(text), { error: 'Write a message.' }),
    z.maxLength(MESSAGE_MAX, `A message has at most ${counted(MESSAGE_MAX)} characters.`),
  ),
});
export type PromptMessage = z.infer<typeof PromptMessage>;

const lengthOf = (messages: readonly PromptMessage[]) => messages.reduce((sum, { content }) => sum + content.length, 0);

export const ChatBody = z.object({
  messages: z.array(PromptMessage, 'The messages are a list.').check(
    z.minLength(1, 'Write a message.'),
    z.maxLength(MESSAGES_MAX, `A conversation has at most ${MESSAGES_MAX} messages. Start a new one.`),
    z.refine((messages) => lengthOf(messages) <= CONVERSATION_MAX, {
      error: `A conversation has at most ${counted(CONVERSATION_MAX)} characters. Start a new one.`,
    }),
    z.refine((messages) => messages.at(-1)?.role === 'user', { error: 'The last message is the user’s.' }),
  ),
  /** One of GET /api/fal-ai/models/llm, or any other model the configured endpoint has. */
  model: z.optional(
    z
      .string('The model is a text.')
      .check(z.trim(), z.minLength(1, 'Name a model.'), z.maxLength(200, 'The name of the model is too long.')),
  ),
  max_tokens: z.optional(
    z
      .int('The length limit is a whole number of tokens.')
      .check(
        z.minimum(1, 'The length limit is at least 1 token.'),
        z.maximum(MAX_TOKENS_MAX, `The length limit is at most ${counted(MAX_TOKENS_MAX)} tokens.`),
      ),
  ),
  temperature: z.optional(
    z
      .number('The temperature is a number.')
      .check(
        z.minimum(0, 'The temperature is at least 0.'),
        z.maximum(TEMPERATURE_MAX, `The temperature is at most ${TEMPERATURE_MAX}.`),
      ),
  ),
  /** The same seed and temperature give the same answer where the model can. */
  seed: z.optional(ImageSeed),
  /** The brand to write for: its profile is passed to the model as data. */
  brandProfileId: z.optional(z.uuid('The brand profile is named by its id.')),
  /** Answers server-sent events, each a {@link ChatEvent}. */
  stream: z.optional(z.boolean('stream is true or false.')),
});
export type ChatBody = z.infer<typeof ChatBody>;

/** A stored and displayed message. */
export const ChatMessage = z.object({
  id: z.string(),
  role: z.enum(CHAT_ROLES),
  content: z.string(),
  timestamp: z.string(),
  /** The model that wrote it, or that was asked. */
  model: z.string(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/**
 * Why an answer ended: the model was done, the limit was reached, a filter intervened, the reader stopped it, or it
 * broke off.
 */
export const CHAT_ENDS = ['stop', 'length', 'filtered', 'stopped', 'cut'] as const;

export const ChatUsage = z.object({ promptTokens: z.number(), completionTokens: z.number() });
export type ChatUsage = z.infer<typeof ChatUsage>;

/** The final event of an answer. */
export const ChatAnswer = z.object({
  success: z.boolean(),
  error: z.optional(z.string()),
  message: ChatMessage,
  /** The message's text. */
  content: z.string(),
  /** What the model thought before: no part of the answer. */
  thoughts: z.optional(z.string()),
  end: z.enum(CHAT_ENDS),
  usage: ChatUsage,
  runId: z.string(),
  charged: z.number(),
  returned: z.number(),
  balance: z.number(),
  /** The provider: a vendor, a configured endpoint, or the built-in copywriter. */
  servedBy: z.enum(SERVED_BY),
});
export type ChatAnswer = z.infer<typeof ChatAnswer>;

/**
 * A piece of an answer's text; an empty one with the number of answers that come first, while it waits, or with `moved`:
 * the text sent so far was thought, and the answer begins at this position of the stream.
 */
export const TextEvent = z.object({
  content: z.string(),
  ahead: z.optional(z.number()),
  moved: z.optional(z.number()),
});
/** `thoughts`: the next piece of what the model thinks; with `moved`, all of it so far. */
const AnswerEvent = z.extend(TextEvent, { thoughts: z.optional(z.string()) });

/**
 * One event of a streamed answer: a piece of text, or the one last event: the end, a failure, both in one when a failure
 * follows some text, which is kept, or how to resume where the server stops.
 */
export const ChatEvent = z.union([
  AnswerEvent,
  z.object({ error: z.literal(true), message: z.string() }),
  z.object({ done: z.literal(true), answer: ChatAnswer }),
]);
export type ChatEvent =
  | z.infer<typeof ChatEvent>
  | { readonly done: true; readonly answer: ChatAnswer; readonly error: true; readonly message: string }
  | ResumeEvent;

export const chatCompletion = defineCall({
  id: 'chatCompletion',
  method: 'POST',
  path: '/api/fal-ai/chat/completion',
  tag: 'Chat',
  summary: 'Answer a conversation',
  auth: 'verified',
  rateLimit: 'generate',
  idempotency: 'key',
  body: ChatBody,
  response: ChatAnswer,
  accepted: RunAccepted,
  failure: 'Chat completion failed',
});
/** A single question has its own default message for failures. */
export const askAi = { ...chatCompletion, failure: 'AI question failed' };
