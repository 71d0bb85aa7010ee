import { estimateChat, estimateTokens } from '../chat-costs';
import type { Costs } from '../credits';

/**
 * Tokens of everything a model is told beside what was filled in: instructions, the shape of the answer, its limits. No
 * tool has more (tested), so the price is known without them.
 */
export const TOLD_TOKENS = 1_500;
/** The same for what a brand profile says. */
const BRAND_TOKENS = 1_000;
/** Tokens that one place of an answer takes at the most when it is written anew. */
export const PART_TOKENS = 1_200;

/** What the price of a run follows from. */
export interface ToolWish {
  readonly input: object;
  readonly maxTokens: number;
  readonly model: string;
  readonly branded: boolean;
  /** The answer of which a part is written anew; its words are told too. */
  readonly current?: object | undefined;
}

/**
 * The most a run of a tool that writes can cost, in whole credits: the button shows it, the server holds it. What it
 * costs in the end follows from what was read and written, as for chat; mending an answer is not charged.
 * @throws RangeError when the table has no price for chat
 */
export function estimateTool(costs: Costs, { input, maxTokens, model, branded, current }: ToolWish): number {
  const filledIn = estimateTokens(JSON.stringify(input) + (current ? JSON.stringify(current) : ''));
  const read = TOLD_TOKENS + (branded ? BRAND_TOKENS : 0) + filledIn;
  return estimateChat(costs, model, [], read + maxTokens);
}
