import fs, {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binariesFor } from './binaries';

const account = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0, switches: false };

let folder: string;
let native: string;
let shelter: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'flint-binaries-'));
  native = join(folder, 'package', 'native');
  shelter = join(folder, 'data');
  for (const part of ['bin', 'lib']) mkdirSync(join(native, part), { recursive: true });
  for (const program of ['initdb', 'postgres']) writeFileSync(join(native, 'bin', program), '', { mode: 0o644 });
  writeFileSync(join(native, 'lib', 'libpq.so.5.18'), '');
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify(links));
  writeFileSync(join(folder, 'package', 'package.json'), '{"version":"18.4.0"}');
});
afterEach(() => {
  jest.restoreAllMocks();
  chmodSync(native, 0o755);
  rmSync(folder, { recursive: true });
});

const isReady = (at: string) =>
  (statSync(join(at, 'bin', 'postgres')).mode & 0o555) === 0o555 &&
  readlinkSync(join(at, 'lib', 'libpq.so.5')) === 'libpq.so.5.18';

test('programs are made ready in place where this process may change them', () => {
  expect(binariesFor(account, native, shelter).postgres).toBe(join(native, 'bin', 'postgres'));
  expect(isReady(native)).toBe(true);
  expect(existsSync(shelter)).toBe(false);
});

test.each(['EPERM', 'EROFS'])('programs that may not be changed (%s) are copied to where they may', (code) => {
  const { chmodSync: real } = fs;
  jest.spyOn(fs, 'chmodSync').mockImplementation((path, mode) => {
    if (String(path).startsWith(native)) throw Object.assign(new Error(`${code}: not permitted`), { code });
    real(path, mode);
  });
  const copy = join(shelter, 'postgresql-18.4.0');
  expect(binariesFor(account, native, shelter).postgres).toBe(join(copy, 'bin', 'postgres'));
  expect(isReady(copy)).toBe(true);
  // The second start finds the copy.
  expect(binariesFor(account, native, shelter).initdb).toBe(join(copy, 'bin', 'initdb'));
});

test('programs that are ready are not touched', () => {
  binariesFor(account, native, shelter);
  const touched = jest.spyOn(fs, 'chmodSync');
  binariesFor(account, native, shelter);
  expect(touched).not.toHaveBeenCalled();
});
