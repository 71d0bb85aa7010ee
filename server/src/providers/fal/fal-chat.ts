import type { routerInput as RouterInput } from '@fal-ai/client/endpoints';
import type { ChatOrder, ChatTurn } from '@flint/engines/spec/chat-model';
import { delimit } from '@flint/engines/spec/data-parts';
import { diagnoseText } from '@flint/engines/spec/diagnose';
import type { ChatReply } from '@flint/engines/spec/media-orders';
import { ProviderError } from '@flint/engines/spec/provider-error';
import type { QueuedModel } from '@flint/engines/spec/queued-model';
import { LLM_MODELS } from '@flint/shared/contracts/models';
import * as z from 'zod/mini';
import { unknownModel } from '../common/label-of';
import { splitThoughts } from '../common/thoughts/thought-splitter';
import { readOutput } from './fal-files';
import { createFalQueue, type FalOptions } from './fal-queue';

/** Our ids that have another name at the vendor: Llama 3.2 was not released in 8B, 3.1 was. */
const VENDOR_IDS: Readonly<Record<string, string>> = {
  'meta-llama/llama-3.2-8b-instruct': 'meta-llama/llama-3.1-8b-instruct',
};

const Output = z.object({
  output: z.string(),
  reasoning: z.nullish(z.string()),
  error: z.nullish(z.string()),
  usage: z.nullish(z.object({ prompt_tokens: z.number(), completion_tokens: z.number() })),
});

const SPEAKERS = { user: 'User', assistant: 'Assistant' } as const;

/**
 * Converts turns to the endpoint's single text: one question unchanged, a conversation as a transcript with an open
 * last turn.
 */
function toPrompt(turns: readonly ChatTurn[]) {
  const messages = turns.map(({ role, content, data = [] }) => ({
    role,
    content: [content, ...delimit(data)].join('\n\n'),
  }));
  const said = messages.flatMap(({ role, content }) => (role === 'system' ? [] : [{ role, content }]));
  const system = messages.filter(({ role }) => role === 'system').map(({ content }) => content);
  const [first, ...more] = said;
  const minutes = said.map(({ role, content }) => `${SPEAKERS[role]}: ${content}`);
  return {
    prompt: more.length === 0 ? (first?.content ?? '') : [...minutes, `${SPEAKERS.assistant}:`].join('\n\n'),
    ...(system.length > 0 && { system_prompt: system.join('\n\n') }),
  };
}

function toReply(output: unknown, requestId: string): ChatReply {
  const { output: answer, reasoning, error, usage } = readOutput(Output, output, requestId);
  const { text, thoughts = reasoning?.trim() } = splitThoughts(answer);
  if (error || text.trim() === '')
    throw new ProviderError('failed', { requestId, diagnostic: error ? diagnoseText(error) : 'empty reply' });
  return {
    text,
    ...(thoughts && { thoughts }),
    usage: usage ? { promptTokens: usage.prompt_tokens, completionTokens: usage.completion_tokens } : null,
  };
}

/** Language models over fal.ai's queue and its router: the whole reply at once, and no seed. */
export function createFalChat(options: FalOptions): QueuedModel<ChatOrder, ChatReply> {
  return createFalQueue<ChatOrder, ChatReply>(options, {
    whyNot: ({ model }) => (LLM_MODELS.some(({ id }) => id === model) ? undefined : unknownModel(model)),
    toCall: ({ model, messages, maxTokens, temperature }) => ({
      endpoint: 'openrouter/router',
      input: {
        model: VENDOR_IDS[model] ?? model,
        ...toPrompt(messages),
        max_tokens: maxTokens,
        ...(temperature !== null && { temperature }),
      } satisfies RouterInput,
    }),
    toResult: toReply,
  });
}
