import { configureApi } from '@flint/shared/api/config';
import { fetchPlan } from '@flint/shared/api/releases';
import { type Plan, REVISION_POLL_MS as POLL_MS } from '@flint/shared/contracts/releases';
import { bootAtom } from '@flint/shared/state/boot';
import { aRelease } from '@flint/shared/testing/a-release';
import { createStore } from 'jotai';
import { lastGoodPlan } from './last-good-plan';
import { releaseOf } from './remotes';
import { watchPlan } from './watch-plan';

jest.mock('@flint/shared/api/releases', () => ({ fetchPlan: jest.fn() }));
const query = jest.mocked(fetchPlan);
const network = jest.fn();

const planOf = (revision: string, version: string): Plan => ({
  environment: 'production',
  revision,
  remotes: [aRelease('mfe-billing', { version })],
});

let stop: () => void = () => undefined;
let visible: boolean;

/** Opens a page with revision 1; the control plane is at `revision`. */
function open(revision: string, boot: Partial<Plan> = {}) {
  const store = createStore();
  store.set(bootAtom, { ...planOf('1', '1.0.0'), ...boot, session: null });
  network.mockImplementation(async () => new Response(JSON.stringify({ revision })));
  stop = watchPlan(store);
  return store;
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  visible = true;
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (visible ? 'visible' : 'hidden'));
  configureApi({ apiUrl: 'http://api.test' });
  globalThis.fetch = network;
  network.mockReset();
  query.mockReset();
  localStorage.clear();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('only the revision is polled while nothing changes', async () => {
  open('1');
  await pass(3 * POLL_MS);
  expect(network).toHaveBeenCalledTimes(4);
  expect(network).toHaveBeenCalledWith('http://api.test/api/releases/revision', { cache: 'no-store' });
  expect(query).not.toHaveBeenCalled();
});

test('a changed plan is applied, and stored as the fallback', async () => {
  const store = open('2');
  query.mockResolvedValue(planOf('2', '1.1.0'));
  await pass(0);
  expect(store.get(bootAtom)).toMatchObject({ revision: '2', remotes: [{ version: '1.1.0' }] });
  expect(releaseOf('mfe-billing')?.version).toBe('1.1.0');
  expect(lastGoodPlan()).toEqual(planOf('2', '1.1.0'));
  await pass(POLL_MS);
  expect(query).toHaveBeenCalledTimes(1);
});

test('a hidden page does not poll; it polls as soon as it is visible', async () => {
  visible = false;
  open('1');
  await pass(2 * POLL_MS);
  expect(network).not.toHaveBeenCalled();
  visible = true;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(network).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('focus'));
  expect(network).toHaveBeenCalledTimes(2);
});

test.each([
  ['does not answer', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers an error', async () => new Response(JSON.stringify({ message: 'Away.' }), { status: 503 })],
  ['answers what is no plan', async () => new Response('<!doctype html>')],
])('a control plane that %s changes nothing', async (_name, answer) => {
  const store = open('1');
  network.mockImplementation(answer);
  await pass(POLL_MS);
  expect(store.get(bootAtom)).toMatchObject({ revision: '1', remotes: [{ version: '1.0.0' }] });
  expect(query).not.toHaveBeenCalled();
});

test('overrides in this browser stay, and are not stored in the fallback plan', async () => {
  const tried = aRelease('mfe-billing', { version: '9.0.0', integrity: '', override: true });
  const store = open('2', { remotes: [tried] });
  expect(lastGoodPlan()?.remotes).toEqual([]);
  query.mockResolvedValue(planOf('2', '1.1.0'));
  await pass(0);
  expect(store.get(bootAtom)?.remotes).toEqual([tried]);
  expect(lastGoodPlan()).toEqual(planOf('2', '1.1.0'));
});
