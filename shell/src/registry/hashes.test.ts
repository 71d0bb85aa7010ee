import { Hashes, UntrustedFile } from './hashes';

const ENTRY = `sha384-${'e'.repeat(64)}`;
const STYLE = `sha512-${'s'.repeat(86)}==`;
const MANIFEST = 'https://cdn.test/mfe-generator/1.0.0/mf-manifest.json';

test('a file of the manifest has its hash with any query string', () => {
  const hashes = new Hashes();
  hashes.learn(MANIFEST, { 'remoteEntry.js': ENTRY, 'chunk.css': STYLE });
  expect(hashes.of('https://cdn.test/mfe-generator/1.0.0/remoteEntry.js')).toBe(ENTRY);
  expect(hashes.of('https://cdn.test/mfe-generator/1.0.0/remoteEntry.js?attempt=2')).toBe(ENTRY);
  expect(hashes.of('https://cdn.test/mfe-generator/1.0.0/chunk.css')).toBe(STYLE);
});

test.each([
  'https://cdn.test/mfe-generator/1.0.0/other.js',
  'https://cdn.test/mfe-generator/1.0.1/remoteEntry.js',
  'https://evil.test/mfe-generator/1.0.0/remoteEntry.js',
  'http://cdn.test/mfe-generator/1.0.0/remoteEntry.js',
])('%s is refused: loading fails closed', (url) => {
  const hashes = new Hashes();
  hashes.learn(MANIFEST, { 'remoteEntry.js': ENTRY });
  expect(() => hashes.of(url)).toThrow(UntrustedFile);
});

test('only files beside the manifest of a development server are allowed without a hash', () => {
  const hashes = new Hashes();
  hashes.unseal('http://localhost:3101/one/mf-manifest.json');
  expect(hashes.of('http://localhost:3101/one/main.js')).toBeUndefined();
  expect(() => hashes.of('http://localhost:3101/main.js')).toThrow(UntrustedFile);
  expect(() => hashes.of('http://localhost:3102/main.js')).toThrow(UntrustedFile);
});
