import { DEFAULT_CHAT_MODEL } from '../contracts/chat';
import type { Costs } from '../contracts/credits';
import { priceFare } from '../contracts/fare';
import { clampCount, modelFor } from '../contracts/image-options';
import { imageFare } from '../contracts/recipes/image';
import { estimateTool } from '../contracts/tool-price';
import { type Chain, partInput } from './chains';
import { inputSchema } from './input-schema';

/** Tokens of a second of quick speech, told with its times: 20 characters (Roach 1998), a third of them to a token. */
const TOKENS_PER_SECOND = 10;

export interface ChainWish {
  readonly input: Readonly<Record<string, unknown>>;
  readonly branded: boolean;
  /** The recording a chain begins with, once it is measured. */
  readonly recording?: { readonly seconds: number; readonly price: number } | undefined;
}

/**
 * What each part of a chain can cost at the most, in whole credits and in order. What an earlier part will answer is
 * counted at its longest, so a part may turn out cheaper. Undefined for a part whose recording is not measured yet.
 * @throws RangeError when the table has no price for a part
 */
export function priceChain(
  costs: Costs,
  chain: Chain,
  { input, branded, recording }: ChainWish,
): (number | undefined)[] {
  return chain.parts.map(({ definition, from }, at) => {
    const read = inputSchema(definition.inputs).safeParse(partInput(chain, at, input, []));
    const own = read.success ? read.data : partInput(chain, at, input, []);
    const order = definition.order?.({ ...definition.page.example.input, ...own } as never);
    if (order?.type === 'transcript') return recording?.price;
    if (order) {
      const { model, style, num_images } = order.body;
      return priceFare(costs, imageFare({ model: modelFor(model, style), count: clampCount(num_images) }));
    }
    const told = from === undefined ? 0 : longestOf(chain, from, recording);
    if (told === undefined) return undefined;
    const { maxTokens } = definition;
    return estimateTool(costs, { input: own, maxTokens, model: DEFAULT_CHAT_MODEL, branded, told });
  });
}

/** Tokens that a part answers at the most. */
function longestOf(chain: Chain, at: number, recording: ChainWish['recording']): number | undefined {
  const definition = chain.parts[at]?.definition;
  if (!definition?.order) return definition?.maxTokens;
  return recording && Math.ceil(recording.seconds * TOKENS_PER_SECOND);
}

/** The whole, or undefined while a part is not known. */
export function sumOf(prices: readonly (number | undefined)[]): number | undefined {
  return prices.some((price) => price === undefined)
    ? undefined
    : prices.reduce<number>((sum, price) => sum + (price ?? 0), 0);
}
