import type { RemoteRelease } from '@flint/shared/contracts/remotes';
import { UntrustedFile } from './hashes';
import { trustPlugin } from './trust-plugin';

const hash = (letter: string) => `sha384-${letter.repeat(64)}`;

const release: RemoteRelease = {
  name: 'mfe-generator',
  version: '1.0.0',
  manifest: 'https://cdn.test/mf-manifest.json',
  integrity: hash('m'),
  requires: '^1.0.0',
  enabled: true,
  slots: [],
};
const failed = jest.fn();

function plugin(given: RemoteRelease) {
  const { fetch, createScript, createLink } = trustPlugin({
    releaseOf: (url) => (url === given.manifest ? given : undefined),
    onFailure: failed,
  });
  return {
    fetch: (url: string) => fetch?.(url, {}) as Promise<Response>,
    script: (url: string) => createScript?.({ url }) as HTMLScriptElement,
    link: (url: string) => createLink?.({ url, attrs: { rel: 'preload', as: 'style' } }) as HTMLLinkElement,
  };
}

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    async () =>
      new Response(
        JSON.stringify({
          metaData: { integrity: { 'entry.js': hash('e'), 'a.css': hash('c') }, flint: { requires: '^1.0.0' } },
        }),
      ),
  );
});

test('every script and style sheet of a release carries its integrity hash', async () => {
  const { fetch, script, link } = plugin(release);
  await fetch(release.manifest);
  expect(script('https://cdn.test/entry.js')).toMatchObject({ integrity: hash('e'), crossOrigin: 'anonymous' });
  expect(link('https://cdn.test/a.css')).toMatchObject({
    integrity: hash('c'),
    crossOrigin: 'anonymous',
    rel: 'preload',
  });
});

test('a script that the manifest does not list is refused', async () => {
  const { fetch, script, link } = plugin(release);
  await fetch(release.manifest);
  expect(() => script('https://cdn.test/other.js')).toThrow(UntrustedFile);
  expect(() => link('https://cdn.test/other.css')).toThrow(UntrustedFile);
});

test.each([
  ['SHA-1', 'sha1-qvTGHdzF6KLavt4PO0gs2a6pQ00='],
  ['MD5', 'md5-CY9rzUYh03PK3k6DJie09g=='],
  ['the wrong length', 'sha384-abc'],
  ['nothing', ''],
])('a hash of %s, which browsers do not check, trusts no file', async (_what, integrity) => {
  const { fetch, script } = plugin({ ...release, integrity });
  await expect(fetch(release.manifest)).rejects.toThrow(UntrustedFile);
  const metaData = { integrity: { 'entry.js': integrity }, flint: { requires: '^1.0.0' } };
  jest.mocked(globalThis.fetch).mockImplementation(async () => new Response(JSON.stringify({ metaData })));
  const sound = plugin(release);
  await sound.fetch(release.manifest);
  expect(() => sound.script('https://cdn.test/entry.js')).toThrow(UntrustedFile);
  expect(() => script('https://cdn.test/entry.js')).toThrow(UntrustedFile);
});

test('nothing is trusted before the manifest is verified', () => {
  expect(() => plugin(release).script('https://cdn.test/entry.js')).toThrow(UntrustedFile);
});

test('a manifest with another hash is awaited and refused, and none of its files are trusted', async () => {
  // Browsers refuse a body that does not match `integrity`; without `integrity` they accept it.
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (init?.integrity) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify({ metaData: { integrity: {}, flint: { requires: '^1.0.0' } } }));
  });
  const { fetch, script } = plugin(release);
  await expect(fetch(release.manifest)).rejects.toThrow('is not the one of this release');
  expect(() => script('https://cdn.test/entry.js')).toThrow(UntrustedFile);
});

test('a URL of no known release is not requested', async () => {
  await expect(plugin(release).fetch('https://evil.test/mf-manifest.json')).rejects.toThrow(UntrustedFile);
  expect(globalThis.fetch).not.toHaveBeenCalled();
});

test('a release without a hash is refused outside development, with the original error', async () => {
  const bare = { ...release, integrity: '' };
  await expect(plugin(bare).fetch(bare.manifest)).rejects.toThrow(UntrustedFile);
  expect(globalThis.fetch).not.toHaveBeenCalled();
  expect(failed).toHaveBeenCalledWith(bare.manifest, expect.any(UntrustedFile));
});

test('a staff override needs no hash for its own folder, and only for that', async () => {
  const tried = { ...release, manifest: 'http://localhost:3101/mf-manifest.json', integrity: '', override: true };
  const { fetch, script } = plugin(tried);
  await fetch(tried.manifest);
  expect(script('http://localhost:3101/main.js').integrity).toBeFalsy();
  expect(() => script('http://localhost:3102/main.js')).toThrow(UntrustedFile);
});
