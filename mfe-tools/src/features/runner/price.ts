import { DEFAULT_CHAT_MODEL } from '@flint/shared/contracts/chat';
import type { Costs } from '@flint/shared/contracts/credits';
import type { AnyToolDefinition } from '@flint/shared/contracts/tools/definition';
import { estimateTool, PART_TOKENS } from '@flint/shared/contracts/tools/price';

interface Asked {
  readonly input: object;
  readonly branded: boolean;
  /** The answer of which a place is written anew. */
  readonly current?: object;
}

/**
 * The most a run of a tool that writes costs, in whole credits, by the same rule as the server's hold; for a place of
 * an answer, what writing it anew costs. Undefined while prices are not known, or nobody does it here.
 */
export function priceOfRun(
  { maxTokens }: Pick<AnyToolDefinition, 'maxTokens'>,
  costs: Costs | null,
  { input, branded, current }: Asked,
): number | undefined {
  if (costs === null) return undefined;
  const most = current ? Math.min(PART_TOKENS, maxTokens) : maxTokens;
  try {
    return estimateTool(costs, { input, maxTokens: most, model: DEFAULT_CHAT_MODEL, branded, current });
  } catch {
    return undefined;
  }
}
