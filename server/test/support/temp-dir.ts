import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates an empty folder that PostgreSQL's own user can enter too, for test runs as root. */
export function tempDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'flint-test-'));
  chmodSync(folder, 0o755);
  return folder;
}
