import { DEFAULT_CHAT_MODEL } from '@flint/shared/contracts/chat';
import type { Costs } from '@flint/shared/contracts/credits';
import { listPrices } from '@flint/shared/contracts/prices/list-prices';
import { priceTool } from '@flint/shared/contracts/prices/tool-price';
import type { AnyToolDefinition } from '@flint/shared/tools/definition';

const credits = (amount: number) => (amount === 1 ? '1 credit' : `${amount} credits`);

/**
 * The price of what rows of the list of prices are about, in words.
 * @param what how their names begin
 */
export function priceInWords(costs: Costs, what: string): string {
  const rows = listPrices(costs).filter((row) => row.what.startsWith(what));
  const [row] = rows;
  if (!row) return 'It is not made on this server.';
  const amounts = rows.map((each) => each.credits);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  return `Price: ${least === most ? credits(least) : `${least} to ${credits(most)}`} for ${row.unit}.`;
}

/** The price of a platform tool: of what it makes, or the most that its example costs. */
export function toolPriceInWords(costs: Costs, { order, page, maxTokens }: AnyToolDefinition, what: string): string {
  if (order) return priceInWords(costs, what);
  const { input } = page.example;
  const price = priceTool(costs, { input, maxTokens, model: DEFAULT_CHAT_MODEL, branded: false });
  return `Price: at most ${credits(price)} for an input like its example; longer inputs cost more.`;
}
