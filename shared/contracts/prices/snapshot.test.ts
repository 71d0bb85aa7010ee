import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { partTokens } from '../../tools/part-tokens';
import type { Costs } from '../credits';
import { CAPABILITIES, type RunKind, type UnpricedKind } from '../kinds';
import { LLAMA_8B, type Makers } from '../models';
import type { ServedBy } from '../providers';
import { type ExecuteWorkflowBody, toWorkflow } from '../workflows';
import { type PartOrder, priceChain, sumPrices } from './chain-price';
import { chargeChat } from './chat-price';
import { COST_VERSION, costTable } from './cost-table';
import { type Figures, judgeFigures } from './judge-figures';
import { priceRecipe } from './recipe-price';
import { SAMPLE_RECIPES } from './sample-recipes';
import kept from './snapshot.json';
import { priceTool } from './tool-price';
import { priceSteps } from './workflow-price';

const allBy = (by: ServedBy) => Object.fromEntries(CAPABILITIES.map((kind) => [kind, by])) as unknown as Makers;
const COSTS = {
  'built-in': costTable(allBy('embedded')),
  vendor: costTable({ ...allBy('fal'), chat: 'openai-compatible' }),
  replicate: costTable({ ...allBy('embedded'), image: 'replicate', video: 'replicate', music: 'replicate' }),
};
/** Whole credits hide small changes: at 1,000 per unit, a token costs one credit. */
const AT_1000 = Object.fromEntries(Object.keys(COSTS.vendor).map((key) => [key, 1_000]));

const WORKFLOW = toWorkflow({
  steps: [
    { id: 'idea', type: 'chat', input: { messages: [{ role: 'user', content: 'A sea' }], max_tokens: 400 } },
    { id: 'pictures', type: 'image', input: { prompt: '{{idea.text}}', num_images: 3 } },
    { id: 'voice', type: 'speech', input: { text: '{{idea.text}}' } },
    { id: 'film', type: 'video', input: { prompt: '{{idea.text}}', duration: 7 } },
    { id: 'heard', type: 'transcript', input: { audio_url: '{{voice.audio}}' } },
    { id: 'tune', type: 'music', input: { prompt: 'calm', duration: 45 } },
    { id: 'more', type: 'prompt', input: { text: '{{heard.text}}' } },
  ],
} as ExecuteWorkflowBody);

const CHAIN: readonly PartOrder[] = [
  { type: 'transcript' },
  { type: 'text', input: { topic: 'A sea' }, maxTokens: 3_000, from: 0 },
  { type: 'text', input: {}, maxTokens: 2_000, from: 1 },
  { type: 'image', model: 'fal-ai/flux/dev', count: 2 },
];

/** A list of texts of which one is rewritten. */
const TOOL = {
  output: { titles: { type: 'list', label: '', one: '', tell: '', min: 1, max: 9, item: { text: { type: 'text' } } } },
  maxTokens: 4_000,
} as never;

function pricesAt(costs: Costs, filmedBy: ServedBy = 'embedded'): Record<string, number> {
  const recipes = Object.entries(SAMPLE_RECIPES).flatMap(([kind, orders]) =>
    Object.entries(orders).map(([name, recipe]): [string, number] => [
      `${kind}: ${name}`,
      priceRecipe(kind as Exclude<RunKind, UnpricedKind>, costs, recipe as never),
    ]),
  );
  const recording = { seconds: 600, price: 20 };
  const part = partTokens(TOOL, 'titles.0', { titles: [{ text: 'x'.repeat(500) }] });
  const usage = { promptTokens: 5_000, completionTokens: 1_500 };
  return {
    ...Object.fromEntries(recipes),
    'tool: one place of a list': priceTool(costs, { input: {}, model: LLAMA_8B, branded: false, ...part }),
    'workflow: a step of each kind': priceSteps(costs, WORKFLOW, filmedBy).reduce((sum, price) => sum + price, 0),
    'chain: after ten minutes of sound': sumPrices(priceChain(costs, CHAIN, { branded: true, recording })) ?? 0,
    'charge: 6,500 tokens of chat': chargeChat(costs, LLAMA_8B, usage, 1_000_000),
  };
}

const now: Figures = {
  version: COST_VERSION,
  costs: COSTS,
  prices: {
    'built-in': pricesAt(COSTS['built-in']),
    vendor: pricesAt(COSTS.vendor, 'fal'),
    replicate: pricesAt(COSTS.replicate, 'replicate'),
    'at 1,000 a unit': pricesAt(AT_1000),
  },
};

test('prices: no figure changes unless COST_VERSION does', () => {
  const fault = judgeFigures(kept, now);
  if (process.env.UPDATE_PRICES === '1' && kept.version !== now.version)
    return writeFileSync(join(__dirname, 'snapshot.json'), `${JSON.stringify(now, null, 2)}\n`);
  if (fault !== undefined) throw new Error(fault);
});

test('prices: the samples have every kind of run', () => {
  const kinds = new Set(Object.keys(now.prices.vendor ?? {}).map((name) => name.split(':')[0]));
  for (const kind of [...CAPABILITIES, 'tool', 'workflow']) expect(kinds).toContain(kind);
});
