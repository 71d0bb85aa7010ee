import * as fc from 'fast-check';
import { CAPABILITIES } from '../../contracts/kinds';
import type { Makers } from '../../contracts/models';
import { costTable } from '../../contracts/prices/cost-table';
import { loadTool } from '../load';
import { checkGraph } from '../steps/check-graph';
import { estimateGraph } from '../steps/estimate';
import { fillStep } from '../steps/fill-step';
import { type Graph, innerStep, type Step } from '../steps/graph';
import { dependentSteps, neededSteps } from '../steps/needs';
import { fillReferences, readReferences, renameReferences } from '../steps/references';
import type { ToolDefinitions } from '../steps/slots';
import { TOOLS } from '../tools';
import { PUBLISHED_TEMPLATES } from './templates';

fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 22) });

let tools: ToolDefinitions;
const costs = costTable(Object.fromEntries(CAPABILITIES.map((kind) => [kind, 'embedded'])) as unknown as Makers);

beforeAll(async () => {
  tools = Object.fromEntries(await Promise.all(TOOLS.map(async ({ id }) => [id, await loadTool(id)] as const)));
});

const estimating = (inputs: Readonly<Record<string, unknown>>) => ({
  ...{ costs, filmedBy: 'embedded' as const, tools, inputs, branded: false, options: {} },
});

describe.each(PUBLISHED_TEMPLATES.map((template) => [template.id, template] as const))('%s', (_, template) => {
  it('has three steps of two kinds, no fault, and a price', () => {
    expect(checkGraph(template, tools)).toEqual([]);
    expect(template.steps.length).toBeGreaterThanOrEqual(3);
    expect(new Set(template.steps.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(2);
    expect(estimateGraph(template, estimating(template.sample)).total).toBeGreaterThan(0);
  });

  it('asks every input of a step, in words of the user', () => {
    for (const name of Object.keys(template.inputs)) {
      const asked = JSON.stringify(template.steps.map(({ input }) => input));
      expect([name, asked.includes(`{{input.${name}}}`)]).toEqual([name, true]);
    }
  });
});

const chat = (id: string, content: string): Step => ({
  ...{ id, kind: 'chat', input: { messages: [{ role: 'user', content }], max_tokens: 100 } },
});
const graphOf = (steps: readonly Step[]): Graph => ({ inputs: {}, steps });

/** Graphs with references in any direction. */
const anyGraph = fc
  .array(fc.array(fc.nat(9), { maxLength: 3 }), { minLength: 1, maxLength: 10 })
  .map((needs) =>
    graphOf(
      needs.map((of, at) => chat(`s${at}`, ['Words', ...of.map((to) => `{{s${to % needs.length}.text}}`)].join(' '))),
    ),
  );

it('accepts exactly the graphs whose steps need earlier ones, so that there are no cycles', () => {
  fc.assert(
    fc.property(anyGraph, (graph) => {
      const place = new Map(graph.steps.map(({ id }, at) => [id, at]));
      const isBackward = graph.steps.every((step, at) =>
        [...neededSteps(step)].every((id) => (place.get(id) ?? at) < at),
      );
      expect(checkGraph(graph, tools).length === 0).toBe(isBackward);
    }),
  );
});

it('prices at least what the same graph costs with shorter outputs', () => {
  fc.assert(
    fc.property(anyGraph, fc.nat(400), (graph, length) => {
      fc.pre(checkGraph(graph, tools).length === 0);
      const { total } = estimateGraph(graph, estimating({}));
      const filled = graph.steps.map((step) => ({
        ...step,
        input: fillStep(step, () => 'x'.repeat(length + 1), tools),
      }));
      expect(total).toBeGreaterThanOrEqual(estimateGraph(graphOf(filled), estimating({})).total);
    }),
  );
});

it('writes escaped braces, renames references and finds dependents', () => {
  expect(fillReferences('\\{{first_name}} and {{a.text}}', () => '{{b.text}}')).toBe('{{first_name}} and {{b.text}}');
  expect(readReferences('\\{{a.text}} {{a.text}} {{oops}}')).toEqual([{ from: 'a', output: 'text' }, null]);
  expect(renameReferences({ text: '{{a.text}} \\{{a.text}}' }, 'a', 'b')).toEqual({ text: '{{b.text}} \\{{a.text}}' });
  const graph = graphOf([chat('a', 'x'), chat('b', '{{a.text}}'), chat('c', 'y'), chat('d', '{{b.text}}')]);
  expect(dependentSteps(graph, 'a')).toEqual(['b', 'd']);
});

it('refuses more than fifty steps, loops beyond a hundred, and references that do not fit', () => {
  const many = graphOf(Array.from({ length: 51 }, (_, at) => chat(`s${at}`, 'x')));
  expect(checkGraph(many, tools)[0]?.message).toBe('There are at most 50 steps.');
  const loop = {
    id: 'loop',
    kind: 'each',
    input: { over: '{{a.text}}', most: 101, kind: 'image', input: {} },
  } as const;
  expect(innerStep(loop)?.kind).toBe('image');
  expect(checkGraph(graphOf([chat('a', 'x'), loop]), tools)[0]).toMatchObject({
    step: 'loop',
    field: 'steps.1.input.over',
  });
  expect(checkGraph(graphOf([chat('a', '{{oops}}')]), tools)[0]?.message).toMatch(/^a: Between double braces/);
});
