import { DEFAULT_CHAT_MODEL } from '../chat';
import type { Costs } from '../credits';
import { imageItem, priceItem } from './line-items';
import { priceTool } from './tool-price';

/** Tokens of a second of fast speech with its times: 20 characters (Roach 1998), a third of them to a token. */
const TOKENS_PER_SECOND = 10;

/** The order of one part of a chain, as far as its price needs it. */
export type PartOrder =
  | { readonly type: 'image'; readonly model: string; readonly count: number }
  | { readonly type: 'transcript' }
  | {
      readonly type: 'text';
      readonly input: object;
      readonly maxTokens: number;
      /** The part whose answer it receives; undefined without one. */
      readonly from: number | undefined;
    };

/** What a chain's price depends on besides its parts. */
export interface ChainTerms {
  readonly branded: boolean;
  /** The recording that a chain starts with, once measured. */
  readonly recording?: { readonly seconds: number; readonly price: number } | undefined;
}

/**
 * Prices each part of a chain: the most it can cost, in whole credits and in order. Assumes the longest possible answer
 * of earlier parts, so a part may turn out cheaper. Undefined for a part whose recording is not measured yet.
 * @throws RangeError when the cost table has no row for a part
 */
export function priceChain(
  costs: Costs,
  parts: readonly PartOrder[],
  { branded, recording }: ChainTerms,
): (number | undefined)[] {
  return parts.map((part) => {
    if (part.type === 'transcript') return recording?.price;
    if (part.type === 'image') return priceItem(costs, imageItem(part));
    const { input, maxTokens, from } = part;
    const told = from === undefined ? 0 : longestAnswer(parts[from], recording);
    if (told === undefined) return undefined;
    return priceTool(costs, { input, maxTokens, model: DEFAULT_CHAT_MODEL, branded, told });
  });
}

/** Most tokens that a part can answer. */
function longestAnswer(part: PartOrder | undefined, recording: ChainTerms['recording']): number | undefined {
  if (part?.type === 'text') return part.maxTokens;
  return recording && tokensHeard(recording.seconds);
}

/** Most tokens of what is said in a recording, with its times. @param seconds its length */
export const tokensHeard = (seconds: number): number => Math.ceil(seconds * TOKENS_PER_SECOND);

/** The sum of prices; undefined while one is unknown. */
export function sumPrices(prices: readonly (number | undefined)[]): number | undefined {
  return prices.some((price) => price === undefined)
    ? undefined
    : prices.reduce<number>((sum, price) => sum + (price ?? 0), 0);
}
