import { createStore } from 'jotai/vanilla';
import { on } from '../api/bus';
import { signUp as signUpCall } from '../contracts/credentials';
import { creditsBalance } from '../contracts/credits';
import { allRunEvents, getRun, listRuns, type Run, type RunStatus } from '../contracts/runs';
import { signOut as signOutCall, type User } from '../contracts/users';
import { type FakeApi, fakeApi } from '../testing/fake-api';
import { installFakeChannel } from '../testing/fake-channel';
import { putRuns, refreshRun, runsAtom } from './runs';
import { syncRuns } from './runs-sync';
import { signOut, signUp } from './session';
import { noteOrder, takeUnanswered } from './unanswered';

const user = { id: 'u1', email: 'a@example.com' } as User;
const run = (status: RunStatus, id = 'r1') => ({ id, status, createdAt: `2026-01-0${id.at(-1)}` }) as Run;
const stops: (() => void)[] = [];
let api: FakeApi;

type Store = ReturnType<typeof createStore>;
const statuses = (store: Store) => store.get(runsAtom).runs?.map((each) => each.status);

/** Waits until a store's runs have these states, newest first. */
function until(store: Store, ...wanted: RunStatus[]): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (JSON.stringify(statuses(store)) !== JSON.stringify(wanted)) return;
      stop();
      resolve();
    };
    const stop = store.sub(runsAtom, look);
    look();
  });
}

/** Opens a tab with a signed-in user. */
async function openTab() {
  const store = createStore();
  await signUp(store, { email: user.email, password: 'a long password' });
  stops.push(syncRuns(store));
  return store;
}

const answerRuns = (...runs: Run[]) => api.answer(listRuns, { body: { runs } });

beforeEach(() => {
  installFakeChannel();
  api = fakeApi()
    .answer(signUpCall, { body: { user } })
    .answer(signOutCall, { body: { success: true } })
    .answer(creditsBalance, { body: { balance: 25, held: 0 } })
    .answer(allRunEvents, () => new Promise(() => undefined));
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

test('runs are read on sign-in and cleared on sign-out', async () => {
  answerRuns(run('completed'));
  const store = await openTab();
  await until(store, 'completed');
  await signOut(store);
  expect(store.get(runsAtom)).toMatchObject({ runs: null, userId: null });
});

test('an order that was pending when the page was left is looked for again, and the balance with it', async () => {
  jest.useFakeTimers();
  try {
    noteOrder();
    answerRuns();
    const changes: unknown[] = [];
    stops.push(on('creditsChanged', (each) => changes.push(each)));
    const store = await openTab();
    await until(store);
    answerRuns(run('completed'));
    expect(changes).toEqual([]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect([statuses(store), changes.length]).toEqual([['completed'], 1]);
    expect(api.sentTo(listRuns)).toHaveLength(2);
    expect(takeUnanswered()).toBe(false);
  } finally {
    jest.useRealTimers();
  }
});

test('a run’s start and end in one tab reach the other tabs', async () => {
  answerRuns();
  const [one, two] = [await openTab(), await openTab()];
  await Promise.all([until(one), until(two)]);
  putRuns(one, [run('running')]);
  await until(two, 'running');
  putRuns(two, [run('cancelled')]);
  await until(one, 'cancelled');
});

test('a tab of another user ignores them', async () => {
  answerRuns();
  const one = await openTab();
  api.answer(signUpCall, { body: { user: { ...user, id: 'u2' } } });
  const other = await openTab();
  await Promise.all([until(one), until(other)]);
  const heard = new Promise((resolve) => {
    const channel = new BroadcastChannel('flint:runs');
    channel.onmessage = resolve;
    stops.push(() => channel.close());
  });
  putRuns(one, [run('running')]);
  await heard;
  expect(statuses(other)).toEqual([]);
});

test('runs are followed, and each end is announced once', async () => {
  api.answer(allRunEvents, new TypeError('away'));
  answerRuns(run('running'));
  const ended: Run[] = [];
  const changes: unknown[] = [];
  stops.push(on('runEnded', (each) => ended.push(each)));
  stops.push(on('creditsChanged', (each) => changes.push(each)));
  const store = await openTab();
  await until(store, 'running');
  expect(ended).toEqual([]);
  answerRuns(run('completed'));
  await until(store, 'completed');
  putRuns(store, [run('completed')]);
  expect(ended).toEqual([run('completed')]);
  expect(changes).toHaveLength(1);
});

test('an ended run stays ended when a late change arrives', async () => {
  answerRuns(run('failed'));
  const store = await openTab();
  await until(store, 'failed');
  putRuns(store, [run('running'), run('queued', 'r2')]);
  expect(statuses(store)).toEqual(['queued', 'failed']);
});

test('a failed read of runs is an error, cleared by the next answer', async () => {
  api.answer(listRuns, { status: 500, body: {} });
  const store = await openTab();
  while (store.get(runsAtom).error === null)
    await new Promise<void>((resolve) => {
      const stop = store.sub(runsAtom, () => {
        stop();
        resolve();
      });
    });
  expect(store.get(runsAtom)).toMatchObject({ runs: null, error: 'Failed to load your recent work' });
  putRuns(store, [run('completed')]);
  expect(store.get(runsAtom).error).toBeNull();
});

test('expired picture URLs are refreshed once per run and minute, not per picture', async () => {
  answerRuns(run('completed'));
  const store = await openTab();
  await until(store, 'completed');
  api.answer(getRun, { body: { run: run('completed') } });
  refreshRun(store, 'r1');
  refreshRun(store, 'r1');
  await until(store, 'completed');
  expect(api.sentTo(getRun)).toHaveLength(1);
});
