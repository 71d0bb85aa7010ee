import { estimateChat, estimateTokens } from './chat-costs';
import type { Costs } from './credits';

/**
 * Tokens of everything a model is told beside what was filled in: instructions, the shape of the answer, its limits. No
 * tool has more (tested), so the price is known without them.
 */
export const TOLD_TOKENS = 1_500;
/** The same for what a brand profile says. */
const BRAND_TOKENS = 1_000;

/** What the price of a run follows from. */
export interface ToolWish {
  readonly input: object;
  readonly maxTokens: number;
  readonly model: string;
  readonly branded: boolean;
  /** Tokens told beside them: of the answer of which a part is written anew (`partCost`). */
  readonly told?: number | undefined;
}

/**
 * The most a run of a tool that writes can cost, in whole credits: the button shows it, the server holds it. What it
 * costs in the end follows from what was read and written, as for chat; mending an answer is not charged.
 * @throws RangeError when the table has no price for chat
 */
export function estimateTool(costs: Costs, { input, maxTokens, model, branded, told = 0 }: ToolWish): number {
  const read = TOLD_TOKENS + (branded ? BRAND_TOKENS : 0) + estimateTokens(JSON.stringify(input)) + told;
  return estimateChat(costs, model, [], read + maxTokens);
}
