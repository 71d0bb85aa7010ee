import type { Costs } from '../credits';
import { priceChat } from './chat-price';
import { estimateTokens } from './tokens';

/**
 * Tokens of everything a model is told beside what was filled in: instructions, the shape of the answer, its limits. No
 * tool has more (tested), so the price is known without them.
 */
export const TOLD_TOKENS = 1_500;
/** The same for what a brand profile says. */
const BRAND_TOKENS = 1_000;

/** A run of a tool that writes, as far as its price goes. */
interface PricedToolRun {
  readonly input: object;
  readonly maxTokens: number;
  readonly model: string;
  readonly branded: boolean;
  /** Tokens told beside them: of the answer of which a part is written anew (`partTokens`). */
  readonly told?: number | undefined;
}

/**
 * The price of a run of a tool that writes: the most it can cost, in whole credits. Its charge follows from what was
 * read and written, as for chat; mending an answer is not charged.
 * @throws RangeError when the cost table has no row for chat
 */
export function priceTool(costs: Costs, { input, maxTokens, model, branded, told = 0 }: PricedToolRun): number {
  const read = TOLD_TOKENS + (branded ? BRAND_TOKENS : 0) + estimateTokens(JSON.stringify(input)) + told;
  return priceChat(costs, model, [], read + maxTokens);
}
