import { priceChain, sumPrices } from '../contracts/prices/chain-price';
import { costTable } from '../contracts/prices/cost-table';
import { CHAIN_IDS, CHAINS, type Chain, partInput } from './chains';
import { inputSchema } from './input-schema';
import { loadTool } from './load';
import { partOrders } from './part-orders';
import { threadArchitect } from './x/thread-architect';

const costs = costTable({ chat: 'embedded', image: 'embedded', transcript: 'embedded' } as never);

/** A thread that becomes a reel: the end of the longest chain. */
async function aChain(): Promise<Chain> {
  const reel = await loadTool('instagram/reel-script-builder');
  return {
    ...{ id: 'recording-everywhere', title: 'T', summary: 'S' },
    inputs: { topic: threadArchitect.inputs.topic, audience: threadArchitect.inputs.audience },
    parts: [
      { definition: threadArchitect, from: undefined },
      { definition: reel!, from: 0 },
    ],
  };
}

test.each(CHAIN_IDS)('%s: every part receives something from its source', async (id) => {
  const { parts, asks } = CHAINS[id];
  for (const part of parts as readonly { tool: (typeof parts)[number]['tool']; from?: number }[]) {
    if (part.from === undefined) continue;
    const source = await loadTool(parts[part.from]!.tool);
    // Chains may name tools that are not implemented yet.
    if (source && (await loadTool(part.tool))) expect(source.sends.map(({ to }) => to)).toContain(part.tool);
  }
  for (const [tool, field] of asks) {
    const definition = await loadTool(tool);
    if (definition) expect(Object.keys(definition.inputs)).toContain(field);
  }
});

test('a part is filled with the chain’s input, overridden by the earlier answer', async () => {
  const chain = await aChain();
  const { input, output } = threadArchitect.page.example;
  const asked = { topic: 'A year of clay', audience: 'beginners', recording: 'x' };
  expect(partInput(chain, 0, asked, [])).toEqual({ topic: 'A year of clay', audience: 'beginners' });
  const filled = partInput(chain, 1, asked, [{ input: { ...input, audience: '' }, output }]);
  expect(filled).toMatchObject({ topic: input.topic, audience: 'beginners' });
  expect(String(filled.points).split('\n')).toHaveLength(output.posts.length);
  expect(inputSchema(chain.parts[1]!.definition.inputs).safeParse(filled).success).toBe(true);
});

test('the whole chain is priced before it runs, assuming the longest answers', async () => {
  const chain = await aChain();
  const prices = priceChain(costs, partOrders(chain, { topic: 'A year of clay' }), { branded: false });
  expect(sumPrices(prices)).toBe((prices[0] ?? 0) + (prices[1] ?? 0));
  expect(prices[1]).toBeGreaterThan(0);
  expect(sumPrices([1, undefined])).toBeUndefined();
});
