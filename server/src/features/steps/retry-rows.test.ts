import type { Graph } from '@flint/shared/tools/steps/graph';
import { BLANK } from './next-moves';
import { priceOfEdit, priceOfRetry, rowsToKeep, rowsToTake } from './retry-rows';
import type { JobStepRow, StepJobRow } from './tables';

const GRAPH: Graph = {
  inputs: {},
  steps: [
    { id: 'cover', kind: 'image', input: { prompt: 'A cover' } },
    { id: 'cards', kind: 'each', input: { over: '{{input.words}}', most: 3, kind: 'image', input: {} } },
    { id: 'large', kind: 'upscale', input: { image_url: '{{cover.image}}' } },
    { id: 'words', kind: 'chat', input: { messages: [{ role: 'user', content: 'Words' }] } },
    { id: 'end', kind: 'text', input: { text: '{{words.text}}' } },
  ],
};
const row = (step_id: string, item: number, more: Partial<JobStepRow>): JobStepRow => ({
  ...BLANK,
  ...{ job_id: 'job', step_id, item, position: 0 },
  ...more,
});
const picture = (step_id: string, item: number, run_id: string) =>
  row(step_id, item, { state: 'done', run_id, output: { image: run_id } });
const ROWS = [
  picture('cover', -1, 'cover'),
  row('cards', -1, { state: 'done', output: { image: 'card0' } }),
  picture('cards', 0, 'card0'),
  picture('cards', 1, 'card1'),
  picture('large', -1, 'large'),
  row('words', -1, { state: 'done', run_id: 'words', output: { text: 'Words' } }),
  row('end', -1, { state: 'failed' }),
];
const JOB = { graph: GRAPH, prices: { cover: 4, cards: 4, large: 2, words: 1 } } as unknown as StepJobRow;
const without =
  (...gone: string[]) =>
  (id: string) =>
    !gone.includes(id);
const namesOf = (rows: readonly JobStepRow[]) => rows.map(({ step_id, item }) => `${step_id} ${item}`);

test('a retry takes over what is finished, and costs what is left', () => {
  expect(namesOf(rowsToTake(ROWS, without()))).toEqual(namesOf(ROWS.slice(0, -1)));
  expect(priceOfRetry(JOB, ROWS, without())).toBe(0);
  const unwritten = ROWS.filter(({ step_id }) => step_id !== 'words');
  expect(priceOfRetry(JOB, unwritten, without())).toBe(1);
});

test('a step and an item whose file was deleted are made again, with their price; other items stay', () => {
  const hasFile = without('cover', 'card1');
  expect(namesOf(rowsToTake(ROWS, hasFile))).toEqual(['cards 0', 'large -1', 'words -1']);
  expect(priceOfRetry(JOB, ROWS, hasFile)).toBe(4 + 2 * 4);
});

test('where some steps are made again, a deleted file is made again only for those that need it', () => {
  const keep = (...again: string[]) =>
    namesOf(rowsToKeep(GRAPH, ROWS, { again: new Set(again), hasFile: without('cover', 'card1') }));
  expect(keep('end')).toEqual(['cover -1', 'cards -1', 'cards 0', 'cards 1', 'large -1', 'words -1']);
  expect(keep('large', 'end')).toEqual(['cards -1', 'cards 0', 'cards 1', 'words -1']);
});

test('a change of a step costs what follows from it, and no deleted file that this does not need', () => {
  expect(priceOfEdit(JOB, ROWS, 'cover', without())).toBe(2);
  expect(priceOfEdit(JOB, ROWS, 'words', without())).toBe(0);
  expect(priceOfEdit(JOB, ROWS, 'words', without('cover', 'card1'))).toBe(0);
});
