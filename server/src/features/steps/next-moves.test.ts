import type { Graph } from '@flint/shared/tools/steps/graph';
import { BLANK, firstRows, type Moment, nextMoves } from './next-moves';
import type { JobStepRow, StepJobRow } from './tables';

const JOB = '0b8e8a52-4ccd-4d8c-9bd5-5f6c8ec9d6f1';
const NOW = new Date('2026-11-29T12:00:00Z');

type Job = Pick<StepJobRow, 'graph'> & Partial<StepJobRow>;

const momentOf = (job: Job, more: Partial<Moment> = {}): Moment => ({
  job: { ...{ id: JOB, inputs: {}, options: {}, prices: {}, budget: null, daily_cap: null }, ...job } as StepJobRow,
  ...{ tools: {}, files: new Map(), ended: new Map(), charges: new Map(), uses: new Map() },
  ...{ cancelled: false, now: NOW, leftToday: null },
  ...more,
});

const rowOf = (rows: readonly JobStepRow[], id: string, item = -1) =>
  rows.find((row) => row.step_id === id && row.item === item);

const PICTURE = { kind: 'image', input: { prompt: 'A bowl' } } as const;
const TWO: Graph = {
  inputs: {},
  steps: [
    { id: 'first', ...PICTURE },
    { id: 'second', ...PICTURE },
  ],
};

test('a finished step whose charge was read too early counts as its price, so that the cap holds', () => {
  const moment = momentOf({ graph: TWO, prices: { first: 4, second: 4 }, budget: 7 });
  const made = { state: 'done', run_id: 'first-run', output: { image: 'first-run' } } as const;
  const rows = firstRows(moment.job, []).map((row) => ({ ...row, ...(row.step_id === 'first' && made) }));
  expect(rowOf(nextMoves(moment, rows), 'second')?.state).toBe('paused');
  const charged = { ...moment, charges: new Map([['first-run', 3]]) };
  expect(rowOf(nextMoves(charged, rows), 'second')?.state).toBe('ordered');
});
