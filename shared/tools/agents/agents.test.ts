import { CAPABILITIES } from '../../contracts/kinds';
import type { Makers } from '../../contracts/models';
import { costTable } from '../../contracts/prices/cost-table';
import { checkGraph } from '../steps/check-graph';
import { estimateGraph } from '../steps/estimate';
import { instruct } from '../steps/instructions';
import { loadGraphTools } from '../steps/load-graph-tools';
import { PUBLISHED_AGENTS } from './agents';

const costs = costTable(Object.fromEntries(CAPABILITIES.map((kind) => [kind, 'embedded'])) as unknown as Makers);

it.each(PUBLISHED_AGENTS.map((agent) => [agent.id, agent] as const))(
  '%s has no fault, and a price',
  async (_, agent) => {
    const graph = instruct(agent, agent.instructions);
    const tools = await loadGraphTools(graph);
    expect(checkGraph(graph, tools)).toEqual([]);
    const wish = { costs, filmedBy: 'embedded', tools, inputs: agent.sample, branded: false, options: {} } as const;
    const { total } = estimateGraph(graph, wish);
    expect(total).toBeGreaterThan(0);
    expect(estimateGraph(graph, { ...wish, typical: true }).total).toBeLessThanOrEqual(total);
  },
);

it('tells writing steps the instructions before their own messages, within loops too', () => {
  const say = { messages: [{ role: 'user', content: 'A letter' }] };
  const each = { over: '{{input.names}}', kind: 'chat', input: say };
  const steps = [
    { id: 'letter', kind: 'chat', input: say },
    { id: 'letters', kind: 'each', input: each },
    { id: 'picture', kind: 'image', input: { prompt: 'x' } },
  ] as const;
  const told = { messages: [{ role: 'system', content: 'Be brief.' }, ...say.messages] };
  expect(instruct({ inputs: {}, steps }, ' Be brief. ').steps.map(({ input }) => input)).toEqual([
    told,
    { ...each, input: told },
    { prompt: 'x' },
  ]);
  expect(instruct({ inputs: {}, steps }, ' ').steps).toBe(steps);
});
