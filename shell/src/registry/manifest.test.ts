import { ContractMismatch, type RemoteRelease } from '@flint/shared/contracts/remotes';
import { fetchManifest } from './manifest';

const release: RemoteRelease = {
  name: 'mfe-generator',
  version: '1.2.0',
  manifest: 'https://cdn.test/mf-manifest.json',
  integrity: 'sha384-manifest',
  requires: '^1.0.0',
  enabled: true,
  slots: [],
};

const manifest = (requires?: string) =>
  new Response(JSON.stringify({ metaData: { integrity: { 'a.js': 'sha384-a' }, flint: { requires } } }));

let network: jest.SpyInstance<ReturnType<typeof fetch>, Parameters<typeof fetch>>;
const fetched = () => fetchManifest(release, release.manifest, {});

beforeEach(() => {
  // Fakes only the backoff between attempts: reading a body needs the other timers.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  network = jest.spyOn(globalThis, 'fetch');
});
afterEach(() => jest.useRealTimers());

test('the browser verifies the manifest against the hash of the control plane', async () => {
  network.mockResolvedValueOnce(manifest('^1.0.0'));
  expect((await fetched()).files).toEqual({ 'a.js': 'sha384-a' });
  expect(network).toHaveBeenCalledWith(release.manifest, expect.objectContaining({ integrity: 'sha384-manifest' }));
});

test('a failed fetch is retried after 300 and 900 ms, the last time bypassing every cache', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  network.mockResolvedValueOnce(new Response('', { status: 503 }));
  network.mockResolvedValueOnce(manifest('^1.0.0'));
  const answer = fetched();
  await jest.advanceTimersByTimeAsync(299);
  expect(network).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(network).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(900);
  await answer;
  expect(network).toHaveBeenCalledTimes(3);
  expect(network).toHaveBeenLastCalledWith(release.manifest, expect.objectContaining({ cache: 'reload' }));
});

test('the error after three attempts names the last answer', async () => {
  network.mockImplementation(async () => new Response('', { status: 503 }));
  const answer = expect(fetched()).rejects.toThrow('The manifest answered 503.');
  await jest.runAllTimersAsync();
  await answer;
});

test.each(['^2.0.0', '^1.1.0', '1.0.0', '*', undefined])(
  'a manifest that requires contract %s is refused before any of its code is loaded',
  async (requires) => {
    network.mockResolvedValueOnce(manifest(requires));
    await expect(fetched()).rejects.toThrow(ContractMismatch);
    expect(network).toHaveBeenCalledTimes(1);
  },
);
