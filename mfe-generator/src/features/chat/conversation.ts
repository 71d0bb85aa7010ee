import {
  ChatMessage,
  DEFAULT_CHAT_MODEL,
  DEFAULT_MAX_TOKENS,
  MAX_TOKENS_MAX,
  type PromptMessage,
  TEMPERATURE_MAX,
} from '@flint/shared/contracts/chat';
import { SERVED_BY } from '@flint/shared/contracts/providers';
import * as z from '@flint/shared/contracts/schema';

/** Most models side by side. */
export const SIDE_BY_SIDE = 3;

/** One model's answer. The message's id is its run's; its model is the one that actually wrote it. */
export const Answer = z.object({
  message: ChatMessage,
  /** What the model thought before it answered: shown, never sent on. */
  thoughts: z.optional(z.string()),
  /** The requested model. */
  asked: z.string(),
  status: z.enum(['writing', 'done', 'failed']),
  /** Why it ended early, or failed. */
  note: z.nullable(z.string()),
  /** Tokens read and written. */
  tokens: z.nullable(z.number()),
  charged: z.nullable(z.number()),
  servedBy: z.nullable(z.enum(SERVED_BY)),
});
export type Answer = z.infer<typeof Answer>;

const Turn = z.object({ question: ChatMessage, answers: z.array(Answer) });

/** A stored conversation with its settings; missing and invalid values take their default. */
export const Conversation = z.object({
  turns: z.catch(z.array(Turn), []),
  /** The unsent message. */
  draft: z.catch(z.string(), ''),
  models: z.catch(z.array(z.string()).check(z.minLength(1), z.maxLength(SIDE_BY_SIDE)), [DEFAULT_CHAT_MODEL]),
  /** System prompt for all models. */
  system: z.catch(z.string(), ''),
  /** Null: each model's own. */
  temperature: z.catch(z.nullable(z.number().check(z.minimum(0), z.maximum(TEMPERATURE_MAX))), null),
  maxTokens: z.catch(z.int().check(z.minimum(1), z.maximum(MAX_TOKENS_MAX)), DEFAULT_MAX_TOKENS),
  /** The brand to write for; null for none. */
  brandId: z.catch(z.nullable(z.string()), null),
});
export type Conversation = z.infer<typeof Conversation>;

/**
 * Builds a model's messages: the system note, then the conversation. For turns in which the model was not asked,
 * another model's answer is used.
 */
export function messagesFor({ system, turns }: Pick<Conversation, 'system' | 'turns'>, model: string): PromptMessage[] {
  const note = system.trim();
  const said = turns.flatMap(({ question, answers }): PromptMessage[] => {
    const written = answers.filter(({ message }) => message.content !== '');
    const heard = written.find(({ asked }) => asked === model) ?? written[0];
    return [
      { role: 'user', content: question.content },
      ...(heard ? [{ role: 'assistant' as const, content: heard.message.content }] : []),
    ];
  });
  return [...(note ? [{ role: 'system' as const, content: note }] : []), ...said];
}

/** A new question of the user. */
export function askedNow(content: string, models: readonly string[]): ChatMessage {
  const timestamp = new Date().toISOString();
  return { id: crypto.randomUUID(), role: 'user', content: content.trim(), timestamp, model: models.join(', ') };
}

/** An empty answer, before its first text. */
export function awaited(model: string): Answer {
  const timestamp = new Date().toISOString();
  return {
    message: { id: crypto.randomUUID(), role: 'assistant', content: '', timestamp, model },
    asked: model,
    status: 'writing',
    note: null,
    tokens: null,
    charged: null,
    servedBy: null,
  };
}
