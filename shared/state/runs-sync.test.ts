import { createStore } from 'jotai/vanilla';
import { on } from '../api/bus';
import { creditsBalance } from '../contracts/credits';
import { getRun, listRuns, type Run, type RunStatus } from '../contracts/runs';
import { signOut as signOutCall, signUp as signUpCall, type User } from '../contracts/users';
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

/** Waits until a store's runs are in these states, newest first. */
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

/** A tab with somebody signed in. */
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
    .answer(creditsBalance, { body: { balance: 25, held: 0 } });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

test('runs are read when somebody signs in, and forgotten when they leave', async () => {
  answerRuns(run('completed'));
  const store = await openTab();
  await until(store, 'completed');
  await signOut(store);
  expect(store.get(runsAtom)).toMatchObject({ runs: null, userId: null });
});

test('an order that the page before was left with is looked for once more, and the balance with it', async () => {
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

test('what begins or ends in one tab is known in the others', async () => {
  answerRuns();
  const [one, two] = [await openTab(), await openTab()];
  await Promise.all([until(one), until(two)]);
  putRuns(one, [run('running')]);
  await until(two, 'running');
  putRuns(two, [run('cancelled')]);
  await until(one, 'cancelled');
});

test('a tab of another user hears nothing of it', async () => {
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

test('what is under way is followed, and its end is announced once', async () => {
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

test('a run that ended stays ended, whatever comes late', async () => {
  answerRuns(run('failed'));
  const store = await openTab();
  await until(store, 'failed');
  putRuns(store, [run('running'), run('queued', 'r2')]);
  expect(statuses(store)).toEqual(['queued', 'failed']);
});

test('runs that cannot be read are an error, gone with the next answer', async () => {
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

test('lapsed addresses are asked for once in a while, not for every picture', async () => {
  answerRuns(run('completed'));
  const store = await openTab();
  await until(store, 'completed');
  api.answer(getRun, { body: { run: run('completed') } });
  refreshRun(store, 'r1');
  refreshRun(store, 'r1');
  await until(store, 'completed');
  expect(api.sentTo(getRun)).toHaveLength(1);
});
