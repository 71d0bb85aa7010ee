import { brotliCompressSync } from 'node:zlib';
import type { Registration } from './release-input';
import { integrityOf, MANIFEST } from './release-manifest';
import { verifiedManifest } from './verified-manifest';

const ENTRY = Buffer.from('globalThis.entry = true;');
const OTHER = Buffer.from('globalThis.other = true;');

function manifestOf({
  name = 'mfe-tools',
  hashes = { 'entry.js': integrityOf(ENTRY) } as Record<string, string>,
} = {}) {
  return Buffer.from(
    JSON.stringify({
      metaData: {
        flint: { name, version: '1.1.0', builtAgainst: '1.0.0', requires: '^1.0.0', pages: [] },
        integrity: hashes,
        remoteEntry: { name: 'entry.js' },
      },
      exposes: [],
    }),
  );
}

/** Registers files, each announced with its own hash. */
function verify(contents: Record<string, Buffer>, registered: Partial<Registration> = {}) {
  const files = Object.entries(contents).map(([path, bytes]) => ({
    path,
    bytes: bytes.length,
    integrity: integrityOf(bytes),
  }));
  const manifest = contents[MANIFEST];
  const registration: Registration = {
    remote: 'mfe-tools',
    environment: 'staging',
    version: '1.1.0',
    manifestIntegrity: manifest ? integrityOf(manifest) : '',
    files,
    revision: null,
    notes: '',
    rollout: null,
    ...registered,
  };
  return verifiedManifest(registration, async (path) => contents[path]);
}

const good = { [MANIFEST]: manifestOf(), 'entry.js': ENTRY };

test('a release whose files match their hashes gives its manifest', async () => {
  const packed = { ...good, 'entry.js.br': brotliCompressSync(ENTRY) };
  await expect(verify(packed)).resolves.toMatchObject({ version: '1.1.0', integrity: integrityOf(good[MANIFEST]) });
});

test.each<[string, () => Promise<unknown>, string]>([
  [
    'a manifest of another hash',
    () => verify(good, { manifestIntegrity: integrityOf(OTHER) }),
    'another hash than was',
  ],
  ['no manifest', () => verify({ 'entry.js': ENTRY }), `There is no ${MANIFEST}.`],
  ['what is no manifest', () => verify({ ...good, [MANIFEST]: ENTRY }), 'not a manifest of a remote'],
  [
    'the manifest of another remote',
    () => verify({ ...good, [MANIFEST]: manifestOf({ name: 'mfe-agents' }) }),
    'mfe-agents',
  ],
  ['a script that the manifest does not mean', () => verify({ ...good, 'entry.js': OTHER }), 'that the manifest names'],
  [
    'a script that nothing vouches for',
    () => verify({ ...good, [MANIFEST]: manifestOf({ hashes: {} }) }),
    'no hash of entry',
  ],
  ['a packed form of something else', () => verify({ ...good, 'entry.js.br': brotliCompressSync(OTHER) }), 'unpack to'],
  ['a packed form that is none', () => verify({ ...good, 'entry.js.br': OTHER }), 'unpack to'],
])('%s is refused', async (_what, verified, words) => {
  await expect(verified()).rejects.toThrow(words);
});

test('an announced file that was never sent is reported as missing', async () => {
  const files = [{ path: 'entry.js', bytes: 1, integrity: integrityOf(ENTRY) }];
  await expect(verify({}, { files })).rejects.toThrow('entry.js was not uploaded.');
});

test('a file that differs from the announced one is refused', async () => {
  const files = [{ path: 'entry.js', bytes: 1, integrity: integrityOf(OTHER) }];
  await expect(verify({ 'entry.js': ENTRY }, { files })).rejects.toThrow('not the file it was announced as');
});
