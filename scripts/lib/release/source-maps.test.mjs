import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { createSentryIngest } from '../../../simulators/sentry/ingest.ts';
import { bundleMaps, debugIdOf, findSentry, sendBundle } from './source-maps.mjs';

let folder;
let ingest;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'flint-maps-'));
  mkdirSync(join(folder, 'sub'));
  // More than one chunk, and not compressible.
  const noise = Array.from({ length: 20_000 }, (_, at) => Math.sin(at)).join();
  writeFileSync(join(folder, 'a.1a2b3c4d.js'), 'a()');
  writeFileSync(join(folder, 'a.1a2b3c4d.js.map'), JSON.stringify({ sources: ['a.ts'], noise }));
  writeFileSync(join(folder, 'sub/b.js'), 'b()');
  writeFileSync(join(folder, 'sub/b.js.map'), '{}');
  writeFileSync(join(folder, 'plain.js'), 'no map');
  ingest = await createSentryIngest();
});
afterEach(async () => {
  await ingest.close();
  rmSync(folder, { recursive: true });
});

const sentry = () => ({ url: ingest.url, token: ingest.token, org: 'flint', project: 'web' });
const about = { base: '/remotes/mfe-tools/1.4.0/', release: 'mfe-tools@1.4.0', org: 'flint', project: 'web' };

test('source maps are sent in chunks, each with its script and the debug id of its path', async () => {
  const { bytes, maps } = bundleMaps(folder, about);
  await sendBundle(sentry(), about.release, bytes);
  expect(maps).toBe(2);
  const [bundle, ...more] = ingest.bundles();
  expect(more).toEqual([]);
  expect(bundle).toMatchObject({ org: 'flint', projects: ['web'], version: 'mfe-tools@1.4.0' });
  expect(bundle.bytes.subarray(0, 8).toString('latin1')).toBe('SYSB\x02\0\0\0');
  const files = unzipSync(bundle.bytes.subarray(8));
  const manifest = JSON.parse(Buffer.from(files['manifest.json']).toString());
  const path = '/remotes/mfe-tools/1.4.0/a.1a2b3c4d.js';
  expect(manifest.files[`files/_/_${path}`]).toEqual({
    type: 'minified_source',
    url: `~${path}`,
    headers: { 'debug-id': debugIdOf(path), sourcemap: 'a.1a2b3c4d.js.map' },
  });
  expect(manifest.files[`files/_/_${path}.map`]).toEqual({
    type: 'source_map',
    url: `~${path}.map`,
    headers: { 'debug-id': debugIdOf(path) },
  });
  expect(Object.keys(files).sort()).toEqual(['manifest.json', ...Object.keys(manifest.files)].sort());
  expect(Buffer.from(files[`files/_/_${path}.map`]).toString()).toContain('a.ts');
});

test('a refused token is told with the answer', async () => {
  const { bytes } = bundleMaps(folder, about);
  await expect(sendBundle({ ...sentry(), token: 'wrong' }, about.release, bytes)).rejects.toThrow(
    /401 .*Invalid token/,
  );
});

test('a service that is away is told with its address', async () => {
  await expect(sendBundle({ ...sentry(), url: 'http://127.0.0.1:9' }, 'x', Buffer.from('x'))).rejects.toThrow(
    /Nothing answers at http:\/\/127\.0\.0\.1:9/,
  );
});

test('the service is configured by a token with organization and project, or not at all', () => {
  expect(findSentry({})).toBeUndefined();
  expect(() => findSentry({ SENTRY_AUTH_TOKEN: 't', SENTRY_ORG: 'flint' })).toThrow(/SENTRY_PROJECT/);
  expect(findSentry({ SENTRY_AUTH_TOKEN: 't', SENTRY_ORG: 'flint', SENTRY_PROJECT: 'web' })).toEqual({
    ...{ url: 'https://sentry.io', token: 't', org: 'flint', project: 'web' },
  });
});
