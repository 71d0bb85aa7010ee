import type { Costs } from '../credits';
import { LLAMA_8B } from '../models';
import type { ServedBy } from '../providers';

/** Credits for 1,000 tokens, read or written, on a configured endpoint. */
const ENDPOINT_COSTS: Readonly<Record<string, number>> = {
  [LLAMA_8B]: 1,
  'qwen/qwen-2.5-32b-instruct': 2,
  'meta-llama/llama-3.1-70b-instruct': 4,
};
/** The same for models that are not listed. */
const OTHER_COST = 2;
/** The same for the built-in copywriter, regardless of the model. */
const BUILT_IN_COST = 1;

const OTHER = 'other';
const keyOf = (model: string) => `chat:${model}:1000`;

/** The chat costs of a provider: whole credits for 1,000 tokens. */
export function chatCosts(servedBy: ServedBy): Costs {
  const rows = Object.entries({ ...ENDPOINT_COSTS, [OTHER]: OTHER_COST });
  return Object.fromEntries(
    rows.map(([model, credits]) => [keyOf(model), servedBy === 'embedded' ? BUILT_IN_COST : credits]),
  );
}

/** Whole credits for 1,000 tokens of a model; undefined where chat is not offered. */
export function chatCost(costs: Costs, model: string): number | undefined {
  return costs[keyOf(model)] ?? costs[keyOf(OTHER)];
}
