import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountFor, canEnter } from './account';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'flint-account-'));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function passwd(...rows: string[]): string {
  const file = join(folder, 'passwd');
  writeFileSync(file, ['root:x:0:0:root:/root:/bin/bash', ...rows, ''].join('\n'));
  return file;
}

const NOBODY = 'nobody:x:65534:65533::/:/bin/false';

test('a user other than root runs PostgreSQL as itself', () => {
  jest.spyOn(process, 'getuid').mockReturnValue(1000);
  jest.spyOn(process, 'getgid').mockReturnValue(1001);
  expect(accountFor(undefined)).toEqual({ uid: 1000, gid: 1001, switches: false });
});

test('root runs PostgreSQL as postgres, else as the account nobody, else says what to set', () => {
  jest.spyOn(process, 'getuid').mockReturnValue(0);
  const both = passwd(NOBODY, 'postgres:x:101:104::/:/bin/false');
  expect(accountFor(undefined, both)).toEqual({ uid: 101, gid: 104, switches: true });
  expect(accountFor(undefined, passwd(NOBODY))).toEqual({ uid: 65_534, gid: 65_533, switches: true });
  expect(() => accountFor(undefined, passwd())).toThrow('DATABASE_URL');
});

test('an account enters a folder only when every folder above permits it', () => {
  const inner = join(folder, 'inner');
  mkdirSync(inner);
  const stranger = { uid: 65_534, gid: 65_533, switches: true };
  chmodSync(folder, 0o755);
  expect(canEnter(stranger, inner)).toBe(true);
  chmodSync(folder, 0o700);
  expect(canEnter(stranger, inner)).toBe(false);
  expect(canEnter({ ...stranger, switches: false }, inner)).toBe(true);
});
