import { clampCount, modelFor } from '../contracts/image-options';
import type { PartOrder } from '../contracts/prices/chain-price';
import { type Chain, partInput } from './chains';
import { inputSchema } from './input-schema';

/** The orders of a chain's parts, as far as `input` determines them before any has run: the input of `priceChain`. */
export function partOrders(chain: Chain, input: Readonly<Record<string, unknown>>): PartOrder[] {
  return chain.parts.map(({ definition, from }, at) => {
    const given = partInput(chain, at, input, []);
    const read = inputSchema(definition.inputs).safeParse(given);
    const own = read.success ? read.data : given;
    const order = definition.order?.({ ...definition.page.example.input, ...own } as never);
    if (order?.type === 'transcript') return { type: 'transcript' };
    if (!order) return { type: 'text', input: own, maxTokens: definition.maxTokens, from };
    const { model, style, num_images } = order.body;
    return { type: 'image', model: modelFor(model, style), count: clampCount(num_images) };
  });
}
