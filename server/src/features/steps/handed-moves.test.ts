import type { Graph } from '@flint/shared/tools/steps/graph';
import { loadGraphTools } from '@flint/shared/tools/steps/load-graph-tools';
import { titleGenerator } from '@flint/shared/tools/youtube/title-generator';
import { BLANK, firstRows, type Moment, nextMoves } from './next-moves';
import type { JobStepRow, StepJobRow } from './tables';

const TITLES = titleGenerator.page.example.output.titles.map(({ title }) => title);
const GRAPH: Graph = {
  inputs: {},
  steps: [
    { id: 'titles', kind: 'tool', input: { tool: 'youtube/title-generator', input: { topic: 'Tea' } } },
    { id: 'pick', kind: 'choice', input: { from: '{{titles.titles}}', least: 2 } },
    {
      ...{ id: 'picture', kind: 'tool' },
      input: { tool: 'youtube/thumbnail-generator', input: { mood: 'Cold' }, from: '{{pick.text}}' },
    },
  ],
};
const BEST: Graph = {
  ...GRAPH,
  steps: [GRAPH.steps[0]!, { ...GRAPH.steps[2]!, input: { ...GRAPH.steps[2]!.input, from: '{{titles.text}}' } }],
};

const USE = {
  input: { topic: 'Tea' },
  answer: titleGenerator.page.example.output,
  findings: [{ path: 'titles.0.title' }],
};

/** The rows after one move, where the titles have been written. */
async function afterTitles(
  graph: Graph,
  uses: Moment['uses'],
  { titles = TITLES, more = {} }: { titles?: readonly string[]; more?: Record<string, Partial<JobStepRow>> } = {},
) {
  const job = { id: '0b8e8a52-4ccd-4d8c-9bd5-5f6c8ec9d6f1', graph, inputs: {}, options: {}, prices: {} };
  const moment: Moment = {
    ...{ job: { ...job, budget: null, daily_cap: null } as unknown as StepJobRow, tools: await loadGraphTools(graph) },
    ...{ files: new Map(), charges: new Map(), ended: new Map(), cancelled: false, now: new Date(0), leftToday: null },
    uses,
  };
  const output = { titles, text: 'All', best: titles[0] ?? '' };
  const written = { state: 'done', run_id: 'titles-run', output } as const;
  const rows = firstRows(moment.job, []).map((row) => ({
    ...BLANK,
    ...row,
    ...(row.step_id === 'titles' && written),
    ...more[row.step_id],
  }));
  const moves = nextMoves(moment, rows as JobStepRow[]);
  return (id: string) => (moves.find(({ step_id }) => step_id === id) ?? rows.find(({ step_id }) => step_id === id))!;
}

test('the first item that breaks no rule goes on, beside the values of the form', async () => {
  const row = await afterTitles(BEST, new Map([['titles-run', USE]]));
  expect(row('picture')).toMatchObject({ state: 'ordered', input: { tool: 'youtube/thumbnail-generator' } });
  expect(row('picture').input).toEqual({
    tool: 'youtube/thumbnail-generator',
    input: { mood: 'Cold', topic: 'Tea', title: TITLES[1] },
  });
});

test('a chosen item goes on as its owner has left it since', async () => {
  const chosen = { state: 'done', input: { from: TITLES }, output: { text: TITLES[2] ?? '' } } as const;
  const titles = USE.answer.titles.map((each, at) => (at === 2 ? { ...each, title: 'Changed' } : each));
  const uses = new Map([['titles-run', { ...USE, answer: { titles } }]]);
  const row = await afterTitles(GRAPH, uses, { more: { pick: chosen } });
  expect(row('picture').input).toMatchObject({ input: { title: 'Changed' } });
});

test('it asks among several, and takes what stands alone', async () => {
  const uses = new Map([['titles-run', USE]]);
  expect((await afterTitles(GRAPH, uses))('pick')).toMatchObject({ state: 'asking', input: { from: TITLES } });
  const row = await afterTitles(GRAPH, uses, { titles: TITLES.slice(0, 1) });
  expect(row('pick')).toMatchObject({ state: 'done', output: { text: TITLES[0] } });
  expect(row('picture').state).toBe('ordered');
});

test('a deleted answer ends what needs it; one that was not read yet is waited for', async () => {
  const deleted = await afterTitles(BEST, new Map([['titles-run', null]]));
  expect(deleted('picture')).toMatchObject({ state: 'failed', message: 'A result it needs was deleted.' });
  expect((await afterTitles(BEST, new Map()))('picture').state).toBe('pending');
});
