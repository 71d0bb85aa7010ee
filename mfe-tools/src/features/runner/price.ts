import { DEFAULT_CHAT_MODEL } from '@flint/shared/contracts/chat';
import type { Costs } from '@flint/shared/contracts/credits';
import { priceTool } from '@flint/shared/contracts/prices/tool-price';
import type { AnyToolDefinition } from '@flint/shared/tools/definition';

interface PriceRequest {
  readonly input: object;
  readonly branded: boolean;
  /** Further tokens of the prompt. */
  readonly told?: number;
}

/**
 * The most that a writing tool's run costs, in whole credits, by the same rule as the server's hold. Undefined while
 * prices are unknown, or without a provider.
 */
export function priceOfRun(
  { maxTokens }: Pick<AnyToolDefinition, 'maxTokens'>,
  costs: Costs | null,
  { input, branded, told }: PriceRequest,
): number | undefined {
  if (costs === null) return undefined;
  try {
    return priceTool(costs, { input, maxTokens, model: DEFAULT_CHAT_MODEL, branded, told });
  } catch {
    return undefined;
  }
}
