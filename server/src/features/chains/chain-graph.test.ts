import { CAPABILITIES } from '@flint/shared/contracts/kinds';
import type { Makers } from '@flint/shared/contracts/models';
import { priceChain } from '@flint/shared/contracts/prices/chain-price';
import { costTable } from '@flint/shared/contracts/prices/cost-table';
import { CHAIN_IDS, loadChain } from '@flint/shared/tools/chains';
import { inputSchema } from '@flint/shared/tools/input-schema';
import { partOrders } from '@flint/shared/tools/part-orders';
import { checkGraph } from '@flint/shared/tools/steps/check-graph';
import { estimateGraph } from '@flint/shared/tools/steps/estimate';
import { loadGraphTools } from '@flint/shared/tools/steps/load-graph-tools';
import { partStep, partsOffering, toChainGraph } from './chain-graph';

const COSTS = costTable(Object.fromEntries(CAPABILITIES.map((kind) => [kind, 'embedded'])) as unknown as Makers);
const SECONDS = 95;
const FORMS = {
  'video-page': { topic: 'Baking sourdough in a cold kitchen', keyword: 'sourdough' },
  'recording-everywhere': { recording: 'an-upload', topic: 'A year of a studio', language: 'en' },
} as const;

async function aChain(id: (typeof CHAIN_IDS)[number], choosing: boolean) {
  const chain = await loadChain(id);
  const input = inputSchema(chain.inputs).parse(FORMS[id]) as Record<string, unknown>;
  const graph = toChainGraph(chain, input, choosing ? partsOffering(chain) : []);
  return { chain, input, graph, tools: await loadGraphTools(graph) };
}

test.each(CHAIN_IDS)('%s: is a sound graph that costs what its page shows, with or without choices', async (id) => {
  for (const branded of [false, true]) {
    const { chain, input, graph, tools } = await aChain(id, branded);
    expect(checkGraph(graph, tools)).toEqual([]);
    const seconds = { recording: SECONDS };
    const wish = { costs: COSTS, filmedBy: 'embedded', tools, inputs: input, seconds, branded, options: {} } as const;
    const { prices, total } = estimateGraph(graph, wish);
    const recording = { seconds: SECONDS, price: prices['transcript-generator'] ?? 0 };
    const shown = priceChain(COSTS, partOrders(chain, input), { branded, recording });
    expect(chain.parts.map(({ definition }) => prices[partStep(definition.id)])).toEqual(shown);
    expect(total).toBe(shown.reduce<number>((sum, price) => sum + (price ?? 0), 0));
  }
});

test('parts wait for what they are filled from: a choice, where there is one and its item goes on', async () => {
  const shapeOf = async (choosing: boolean) => {
    const { graph } = await aChain('video-page', choosing);
    return graph.steps.map(({ id, input }) => [id, input.from]);
  };
  expect(await shapeOf(false)).toEqual([
    ['title-generator', undefined],
    ['thumbnail-generator', '{{title-generator.text}}'],
    ['description-generator', '{{title-generator.text}}'],
  ]);
  expect(await shapeOf(true)).toEqual([
    ['title-generator', undefined],
    ['choice-1', '{{title-generator.titles}}'],
    ['thumbnail-generator', '{{choice-1.text}}'],
    ['description-generator', '{{choice-1.text}}'],
  ]);
});

test('what was typed is referred to, so that braces in it are never read; empty fields stay empty', async () => {
  const { graph } = await aChain('video-page', false);
  expect(graph.steps[0]?.input.input).toMatchObject({
    topic: '{{input.topic}}',
    keyword: '{{input.keyword}}',
    audience: '',
  });
});
