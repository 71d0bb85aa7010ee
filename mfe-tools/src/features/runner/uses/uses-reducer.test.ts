import { BIO_RESULTS_MAX } from '@flint/shared/contracts/bios';
import { aToolRun, aWritingRun } from '../../../testing/a-tool-run';
import { NO_JOBS } from './jobs-reducer';
import { NO_USES, type UsesAction, type UsesState, usesReducer } from './uses-reducer';

const use = (id: string, at = id) => aToolRun({ run: aWritingRun({ id, createdAt: at }) });
const ids = ({ list }: UsesState) => list.jobs.map(({ run }) => run.id);
const after = (actions: readonly UsesAction[], from: UsesState = NO_USES) =>
  actions.reduce((state, action) => usesReducer(state, action), from);
const listed = (...jobs: string[]): UsesAction => ({
  type: 'list/fulfilled',
  payload: { jobs: jobs.map((id) => use(id)), next: null },
});
const created = (id: string, prompt = 'A'): UsesAction => ({
  type: 'create/fulfilled',
  payload: { job: use(id), prompt },
});

test('the list of jobs begins with exactly the keys of the specification', () => {
  expect(NO_JOBS).toStrictEqual({
    ...{ jobs: [], loading: false, error: null },
    ...{ creating: false, createError: null, lastPrompt: '' },
  });
  expect(NO_USES.list).toBe(NO_JOBS);
});

test('generating is true while a passage is ordered, and false afterwards', () => {
  const pending = after([{ type: 'rewrite/pending' }]);
  expect([NO_USES.generating, pending.generating]).toEqual([false, true]);
  expect(after([{ type: 'rewrite/fulfilled', payload: undefined }], pending).generating).toBe(false);
  expect(after([{ type: 'rewrite/rejected', error: 'No.' }], pending).generating).toBe(false);
});

test('reading runs sets loading, then the list or the error', () => {
  const failed = after([{ type: 'list/rejected', error: 'Failed to load title jobs' }]);
  expect(failed).toMatchObject({ known: false, list: { loading: false, error: 'Failed to load title jobs' } });
  const reading = after([{ type: 'list/pending' }], failed);
  expect(reading.list).toMatchObject({ loading: true, error: null });
  const read = after([listed('2', '1')], reading);
  expect(read).toMatchObject({ known: true, list: { loading: false } });
  expect(ids(after([listed('3')], read))).toEqual(['3']);
});

test('starting a run sets its flag and its topic', () => {
  const failed = after([{ type: 'create/rejected', error: 'Failed to create title job' }]);
  expect(failed.list).toMatchObject({ creating: false, createError: 'Failed to create title job' });
  expect(after([{ type: 'clearCreateError' }], failed).list.createError).toBeNull();
  const starting = after([{ type: 'create/pending' }], failed);
  expect(starting.list).toMatchObject({ creating: true, createError: null });
  expect(after([created('1', 'A desert')], starting).list).toMatchObject({ creating: false, lastPrompt: 'A desert' });
});

test('a known run is replaced in place, a new one is put first', () => {
  const read = after([listed('3', '2', '1')]);
  expect(ids(after([created('2')], read))).toEqual(['3', '2', '1']);
  expect(ids(after([created('0')], read))).toEqual(['0', '3', '2', '1']);
});

test('an unknown run is inserted by its time; older pages are appended; deleted runs stay out', () => {
  const state = after([listed('5', '3'), { type: 'told', job: use('4') }]);
  expect(ids(state)).toEqual(['5', '4', '3']);
  const more = after([{ type: 'older/fulfilled', payload: { jobs: [use('3'), use('2')], next: 'on' } }], state);
  expect([ids(more), more.next]).toEqual([['5', '4', '3', '2'], 'on']);
  expect(ids(after([{ type: 'removed', id: '4' }], more))).toEqual(['5', '3', '2']);
});

test('the newest bios come first, and ten are kept', () => {
  const all = Array.from({ length: 11 }, (_, at) => created(String(at)));
  const state = all.reduce((kept, action) => usesReducer(kept, action, BIO_RESULTS_MAX), NO_USES);
  expect(ids(state)).toEqual(['10', '9', '8', '7', '6', '5', '4', '3', '2', '1']);
  expect(ids(usesReducer(state, created('5'), BIO_RESULTS_MAX))).toHaveLength(10);
});
