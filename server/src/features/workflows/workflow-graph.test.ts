import { CAPABILITIES } from '@flint/shared/contracts/kinds';
import type { Makers } from '@flint/shared/contracts/models';
import { costTable } from '@flint/shared/contracts/prices/cost-table';
import { priceSteps } from '@flint/shared/contracts/prices/workflow-price';
import { checkWorkflow } from '@flint/shared/contracts/workflow/check-workflow';
import { checkGraph } from '@flint/shared/tools/steps/check-graph';
import { estimateGraph } from '@flint/shared/tools/steps/estimate';
import { toGraph } from './workflow-graph';

const COSTS = costTable(Object.fromEntries(CAPABILITIES.map((kind) => [kind, 'embedded'])) as unknown as Makers);

const chat = (id: string, content: string, tokens = 300) => ({
  ...{ id, type: 'chat' as const, input: { messages: [{ role: 'user', content }], max_tokens: tokens } },
});
const workflow = {
  steps: [
    chat('idea', 'Of {{ input.topic }}, to \\{{first_name}}'),
    { id: 'when-3', type: 'image' as const, input: { prompt: '{{previous.text}}', num_images: 2 } },
    {
      ...{ id: 'voice', type: 'speech' as const, input: { text: '{{idea.text}}' } },
      when: { step: 'idea', contains: 'a {{word}}' },
    },
    { id: 'heard', type: 'transcript' as const, input: { audio_url: '{{voice.audio}}' } },
    { id: 'film', type: 'video' as const, input: { prompt: 'A lake', image_url: '{{when-3.image}}' } },
    chat('end', '{{heard.text}} {{idea.text}} {{input.day}}', 60),
  ],
  input: { topic: 'tea', day: 3, unused: ['x'] },
};

it('names the step before, makes conditions steps and asks for the inputs that are used', () => {
  expect(checkWorkflow(workflow)).toEqual([]);
  const { graph, inputs } = toGraph(workflow);
  expect(inputs).toEqual({ topic: 'tea', day: '3' });
  expect(graph.steps.map(({ id, kind, when }) => [id, kind, when])).toEqual([
    ['idea', 'chat', undefined],
    ['when-3', 'image', undefined],
    ['when-3-', 'condition', undefined],
    ['voice', 'speech', 'when-3-'],
    ['heard', 'transcript', undefined],
    ['film', 'video', undefined],
    ['end', 'chat', undefined],
  ]);
  expect(graph.steps[1]?.input).toMatchObject({ prompt: '{{idea.text}}' });
  expect(graph.steps[2]?.input).toEqual({ text: '{{idea.text}}', contains: 'a \\{{word}}' });
  expect(checkGraph(graph, {})).toEqual([]);
});

it('costs what the page of workflows shows', () => {
  const { graph, inputs } = toGraph(workflow);
  const shown = priceSteps(COSTS, workflow, 'embedded');
  const { prices, total } = estimateGraph(graph, {
    ...{ costs: COSTS, filmedBy: 'embedded', tools: {}, inputs, branded: false, options: {} },
  });
  expect(workflow.steps.map(({ id }) => prices[id])).toEqual(shown);
  expect(total).toBe(shown.reduce((sum, price) => sum + price, 0));
});
