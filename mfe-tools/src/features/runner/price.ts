import { DEFAULT_CHAT_MODEL } from '@flint/shared/contracts/chat';
import type { Costs } from '@flint/shared/contracts/credits';
import { priceTool } from '@flint/shared/contracts/prices/tool-price';
import type { AnyToolDefinition } from '@flint/shared/tools/definition';

interface Asked {
  readonly input: object;
  readonly branded: boolean;
  /** Tokens told beside it. */
  readonly told?: number;
}

/**
 * The most a run of a tool that writes costs, in whole credits, by the same rule as the server's hold. Undefined while
 * prices are not known, or nobody does it here.
 */
export function priceOfRun(
  { maxTokens }: Pick<AnyToolDefinition, 'maxTokens'>,
  costs: Costs | null,
  { input, branded, told }: Asked,
): number | undefined {
  if (costs === null) return undefined;
  try {
    return priceTool(costs, { input, maxTokens, model: DEFAULT_CHAT_MODEL, branded, told });
  } catch {
    return undefined;
  }
}
