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

const LOOP: Graph = {
  inputs: { looks: { type: 'list', label: 'Looks', max: 5 } },
  steps: [
    { id: 'bowl', ...PICTURE },
    {
      ...{ id: 'edits', kind: 'each' },
      input: {
        ...{ over: '{{input.looks}}', most: 5, kind: 'edit' },
        input: { image_url: '{{bowl.image}}', prompt: 'In {{item.text}}' },
      },
    },
  ],
};

describe('a loop that stopped at its cap', () => {
  const job = { graph: LOOP, inputs: { looks: ['blue', 'red'] }, prices: { bowl: 4, edits: 4 } };
  const made = { state: 'done', run_id: 'bowl-run', output: { image: 'bowl-run' } } as const;
  const filesAt = (address: string) => new Map([['bowl-run', address]]);
  const known = { files: filesAt('/media/bowl?lapse=1'), charges: new Map([['bowl-run', 4]]) };
  const rows = firstRows(momentOf(job).job, []).map((row) => ({ ...row, ...(row.step_id === 'bowl' && made) }));
  const moved = nextMoves(momentOf({ ...job, budget: 8 }, known), rows);
  const stopped = [...rows.filter(({ step_id }) => step_id === 'bowl'), ...moved].map((row) => ({ ...BLANK, ...row }));

  test('goes on with the address of its picture as it is then: the one before has lapsed', () => {
    expect(stopped.map(({ state }) => state)).toEqual(['done', 'ordered', 'paused', 'looping']);
    const later = nextMoves(momentOf(job, { ...known, files: filesAt('/media/bowl?lapse=2') }), stopped);
    expect(rowOf(later, 'edits', 1)).toMatchObject({
      state: 'ordered',
      input: { image_url: '/media/bowl?lapse=2', prompt: 'In red' },
    });
    expect(rowOf(later, 'edits', 0)).toBeUndefined();
  });

  test('ends the item whose picture was deleted meanwhile', () => {
    const ended = new Map([['bowl-run', { output: { image: 'bowl-run' } }]]);
    const later = nextMoves(momentOf(job, { ...known, files: new Map(), ended }), stopped);
    expect(rowOf(later, 'edits', 1)).toMatchObject({ state: 'failed', message: '“bowl” gave no image.' });
  });

  test('is left as it is by a process that read its picture before there was one', () => {
    expect(nextMoves(momentOf(job, { files: new Map(), charges: new Map() }), stopped)).toEqual([]);
    const upscale = { id: 'large', kind: 'upscale', input: { image_url: '{{bowl.image}}' } } as const;
    const graph: Graph = { inputs: {}, steps: [...LOOP.steps.slice(0, 1), upscale] };
    const pausing = momentOf({ graph, prices: { bowl: 4, large: 2 } });
    const paused = firstRows(pausing.job, []).map((row) => ({
      ...row,
      ...(row.step_id === 'bowl' ? made : ({ state: 'paused' } as const)),
    }));
    expect(nextMoves(pausing, paused)).toEqual([]);
  });
});
