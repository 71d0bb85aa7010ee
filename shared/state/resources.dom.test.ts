import { waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { readPreferences } from '../contracts/preferences';
import type { User } from '../contracts/users';
import { type FakeApi, fakeApi } from '../testing/fake-api';
import { initialAuth } from './auth-reducer';
import { callResource, type ReadContext, type Resource } from './resource';
import { invalidate, mutate, observe, reload, resourceAtom } from './resources';
import { sessionAtom } from './session';

type Names = readonly string[];
interface PendingRead extends ReadContext<Names> {
  readonly answer: (names: Names) => Promise<void>;
  readonly fail: (error: unknown) => Promise<void>;
}

let store: ReturnType<typeof createStore>;
let asked: PendingRead[];

/** A resource whose reads the test answers. */
function names(key = 'names', options: Partial<Resource<Names>> = {}): Resource<Names> {
  return {
    key,
    read: (context) =>
      new Promise((resolve, reject) => {
        const answer = async (all: Names) => resolve(all);
        asked.push({ ...context, answer, fail: async (error) => reject(error) });
      }),
    ...options,
  };
}

const at = (place: number) => asked[place] as PendingRead;
const stateOf = (key?: string) => store.get(resourceAtom(names(key)));
const signIn = (id: string | null) =>
  store.set(sessionAtom, { ...initialAuth, user: id === null ? null : ({ id } as User) });

beforeEach(() => {
  store = createStore();
  asked = [];
});
afterEach(() => jest.useRealTimers());

test('a resource is loading, then ready', async () => {
  observe(store, names());
  expect(stateOf()).toEqual({ status: 'loading', data: undefined, error: null });
  await at(0).answer(['a']);
  expect(stateOf()).toEqual({ status: 'ready', data: ['a'], error: null });
});

test('a failed read keeps the error, and reload reads again', async () => {
  observe(store, names());
  const error = new Error('Out of order');
  await at(0).fail(error);
  expect(stateOf()).toEqual({ status: 'failed', data: undefined, error });
  void reload(store, names());
  expect(stateOf()?.status).toBe('loading');
  expect(at(1).attempt).toBe(1);
  await at(1).answer(['a']);
  expect(stateOf()?.status).toBe('ready');
});

test('data stays during a reload, and when the reload fails', async () => {
  observe(store, names());
  await at(0).answer(['a']);
  void reload(store, names());
  expect(stateOf()).toEqual({ status: 'ready', data: ['a'], error: null });
  expect(at(1).known).toEqual(['a']);
  await at(1).fail('gone');
  expect(stateOf()).toEqual({ status: 'failed', data: ['a'], error: 'gone' });
});

test('observers of one key share one read, which is aborted when the last one leaves', () => {
  const leave = observe(store, names());
  const leaveToo = observe(store, names());
  expect(asked).toHaveLength(1);
  leave();
  expect(at(0).signal.aborted).toBe(false);
  leaveToo();
  expect(at(0).signal.aborted).toBe(true);
  expect(stateOf()).toBeUndefined();
});

test('an answer after a newer read, or after the last observer has left, is ignored', async () => {
  const leave = observe(store, names());
  void reload(store, names());
  expect(at(0).signal.aborted).toBe(true);
  await at(1).answer(['new']);
  await at(0).answer(['old']);
  expect(stateOf()?.data).toEqual(['new']);
  void reload(store, names());
  leave();
  await at(2).answer(['late']);
  expect(stateOf()).toBeUndefined();
});

test('kept data is shown at once to the next observer, and read again', async () => {
  const kept = names('names', { keep: true });
  const leave = observe(store, kept);
  await at(0).answer(['a']);
  leave();
  observe(store, kept);
  expect(stateOf()).toEqual({ status: 'ready', data: ['a'], error: null });
  await at(1).answer(['b']);
  expect(stateOf()?.data).toEqual(['b']);
});

test('data available without a request is not read', () => {
  observe(store, names('names', { known: () => ['a'] }));
  expect(stateOf()?.data).toEqual(['a']);
  expect(asked).toHaveLength(0);
});

test('invalidate reads observed data again, drops kept data, and leaves other keys alone', async () => {
  const kept = names('names kept', { keep: true });
  const leave = observe(store, kept);
  await at(0).answer(['a']);
  leave();
  observe(store, names('names shown'));
  await at(1).answer(['b']);
  observe(store, names('namesake'));
  invalidate(store, 'names');
  expect(asked).toHaveLength(4);
  expect(stateOf('names kept')).toBeUndefined();
  await at(3).answer(['c']);
  expect(stateOf('names shown')?.data).toEqual(['c']);
});

test('mutate shows an action’s answer, and an older read does not undo it', async () => {
  observe(store, names());
  await at(0).answer(['a']);
  mutate(store, names(), (known = []) => [...known, 'b']);
  expect(stateOf()?.data).toEqual(['a', 'b']);
  void reload(store, names());
  mutate(store, names(), (known = []) => [...known, 'c']);
  await at(1).answer(['a', 'b']);
  expect(stateOf()?.data).toEqual(['a', 'b', 'c']);
  await at(2).answer(['a', 'b', 'c', 'd']);
  expect(stateOf()?.data).toEqual(['a', 'b', 'c', 'd']);
});

test('a failed poll changes nothing, and the next one follows', async () => {
  jest.useFakeTimers();
  observe(store, names('names', { again: (known) => (known?.[0] === 'end' ? undefined : 100) }));
  await at(0).answer(['a']);
  await jest.advanceTimersByTimeAsync(100);
  await at(1).fail('away');
  await jest.advanceTimersByTimeAsync(0);
  expect(stateOf()).toEqual({ status: 'ready', data: ['a'], error: null });
  await jest.advanceTimersByTimeAsync(100);
  await at(2).answer(['end']);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(stateOf()?.data).toEqual(['end']);
  expect(asked).toHaveLength(3);
});

test('data that is replaced, dropped or late is disposed of', async () => {
  const dispose = jest.fn();
  const leave = observe(store, names('names', { dispose }));
  await at(0).answer(['a']);
  void reload(store, names());
  await at(1).answer(['b']);
  expect(dispose.mock.calls).toEqual([[['a']]]);
  void reload(store, names());
  leave();
  expect(dispose).toHaveBeenLastCalledWith(['b']);
  await at(2).answer(['c']);
  await Promise.resolve();
  expect(dispose).toHaveBeenLastCalledWith(['c']);
});

test('a viewer never sees data of the previous viewer', async () => {
  signIn('maya');
  const kept = names('kept', { keep: true });
  const leave = observe(store, kept);
  await at(0).answer(['of maya']);
  leave();
  observe(store, names('shown'));
  await at(1).answer(['of maya']);
  signIn(null);
  expect(stateOf('kept')).toBeUndefined();
  signIn('maya');
  expect(asked).toHaveLength(2);
  signIn('ben');
  expect(stateOf('shown')).toEqual({ status: 'loading', data: undefined, error: null });
  await at(2).answer(['of ben']);
  expect(stateOf('shown')?.data).toEqual(['of ben']);
});

test('a call is a resource, invalidated by its id', async () => {
  const api: FakeApi = fakeApi();
  api.answer(readPreferences, { body: { generation: {} } });
  const preferences = callResource(readPreferences, {});
  observe(store, preferences);
  await waitFor(() => expect(stateOf(preferences.key)?.data).toEqual({ generation: {} }));
  invalidate(store, readPreferences.id);
  expect(api.sentTo(readPreferences)).toHaveLength(2);
});
