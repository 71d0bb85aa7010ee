import type { Costs } from '../credits';
import { priceChat } from './chat-price';
import { estimateTokens } from './tokens';

/**
 * Most tokens of a tool's prompt besides the user's input: instructions, output schema, limits. A test checks that no
 * tool has more, so the price does not depend on the tool's prompt.
 */
export const TOLD_TOKENS = 1_500;
/** The same for a brand profile. */
const BRAND_TOKENS = 1_000;

/** A run of a writing tool, as far as its price needs it. */
interface PricedToolRun {
  readonly input: object;
  readonly maxTokens: number;
  readonly model: string;
  readonly branded: boolean;
  /** Further tokens of the prompt: the answer of which a part is rewritten (`partTokens`). */
  readonly told?: number | undefined;
}

/**
 * The price of a writing tool's run: the most it can cost, in whole credits. The charge follows the token usage, as for
 * chat; repairing an invalid answer is not charged.
 * @throws RangeError when the cost table has no row for chat
 */
export function priceTool(costs: Costs, { input, maxTokens, model, branded, told = 0 }: PricedToolRun): number {
  const read = TOLD_TOKENS + (branded ? BRAND_TOKENS : 0) + estimateTokens(JSON.stringify(input)) + told;
  return priceChat(costs, model, [], read + maxTokens);
}
