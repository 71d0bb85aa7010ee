import type { ChatEnd, ChatEndPart, ChatOrder } from '@flint/engines/spec/chat-model';
import { ProviderError } from '@flint/engines/spec/provider-error';
import type { OptionalParameter } from './abilities';
import { BROKEN_OFF } from './fault';
import { toSdkMessage } from './sdk-message';
import { newerLimit, type SdkFinish, type SdkFormat, type SdkModel } from './sdk-provider';
import { toFault } from './stream-fault';
import { lanes } from './streaming-fetch';
import { createTextLane, type Hearer } from './text-lane';

interface FormattedOrder {
  readonly order: ChatOrder;
  /** Undefined for plain text. */
  readonly format: SdkFormat | undefined;
  /** What the model refused to be asked for. */
  readonly without: ReadonlySet<OptionalParameter>;
}

/** The parameters of an order that a model may refuse. */
export function offeredWith({ temperature, seed }: ChatOrder): OptionalParameter[] {
  return [
    'max_tokens',
    ...(temperature === null ? [] : (['temperature'] as const)),
    ...(seed === null ? [] : (['seed'] as const)),
  ];
}

const ENDS: Partial<Record<SdkFinish['finishReason']['unified'], ChatEnd>> = {
  stop: 'stop',
  length: 'length',
  'content-filter': 'filtered',
};

/**
 * Streams an answer of a model of the AI SDK and passes its text and its thoughts on as they arrive. Calls the model
 * without `streamText`, which retries requests: an order is never sent twice.
 * @returns how it ended
 * @throws ProviderError; the signal's reason when it fired; what the hearer threw
 */
export async function streamAnswer(
  model: SdkModel,
  { order, format, without }: FormattedOrder,
  signal: AbortSignal,
  hearer: Hearer,
): Promise<ChatEndPart> {
  signal.throwIfAborted();
  let begun = false;
  let refused: { readonly by: unknown } | undefined;
  const telling = (hear: (text: string) => void) => (text: string) => {
    begun = true;
    try {
      hear(text);
    } catch (by) {
      refused = { by };
      throw by;
    }
  };
  const say = telling(hearer.say);
  const think = telling(hearer.think);
  const lane = createTextLane({ say, think });
  const call = {
    prompt: order.messages.map(toSdkMessage),
    abortSignal: signal,
    ...(without.has('max_tokens')
      ? { providerOptions: newerLimit(order.maxTokens) }
      : { maxOutputTokens: order.maxTokens }),
    ...(order.temperature !== null && !without.has('temperature') && { temperature: order.temperature }),
    ...(order.seed !== null && !without.has('seed') && { seed: order.seed }),
    ...(format && { responseFormat: format }),
  };
  try {
    const { stream } = await lanes.run(lane, () => model.doStream(call));
    for await (const part of stream) {
      if (part.type === 'text-delta') say(part.delta);
      if (part.type === 'reasoning-delta') think(part.delta);
      if (part.type === 'error' && !(isWithoutReason(part.error) && lane.done)) throw part.error;
      if (part.type === 'finish') return endOf(part, model.modelId, lane.done);
    }
    throw new ProviderError('failed', { message: BROKEN_OFF, diagnostic: 'no end' });
  } catch (error) {
    if (refused) throw refused.by;
    signal.throwIfAborted();
    throw toFault(error, begun || isWithoutReason(error));
  }
}

/** The SDK's error for an answer without a finish reason; not every server sends one before `[DONE]`. */
const isWithoutReason = (error: unknown) => error instanceof Error && error.name === 'AI_InvalidResponseDataError';

/** @throws ProviderError for an incomplete answer */
function endOf({ finishReason: { unified, raw }, usage }: SdkFinish, model: string, done: boolean): ChatEndPart {
  const end = !raw && done ? 'stop' : ENDS[unified];
  if (end === undefined) throw new ProviderError('failed', { diagnostic: `finish: ${raw}` });
  return { type: 'end', end, usage: usageOf(usage), model };
}

/** Token usage as counted by the endpoint; null where it does not count. */
function usageOf({ inputTokens, outputTokens }: SdkFinish['usage']): ChatEndPart['usage'] {
  return inputTokens.total === undefined || outputTokens.total === undefined
    ? null
    : { promptTokens: inputTokens.total, completionTokens: outputTokens.total };
}
