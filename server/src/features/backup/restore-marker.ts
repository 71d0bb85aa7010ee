import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../../config/config-error';

/** Marker file in a data folder while a restore into it is incomplete. */
const MARKER = 'restore.json';
/** Journal of the files that a restore has copied. */
export const RESTORE_JOURNAL = 'restore-copied.jsonl';

/** The id of the backup that is being restored into a data folder, if any. */
export function readMarker(dataDir: string): { id: string } | undefined {
  const file = join(dataDir, MARKER);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { id: string }) : undefined;
}

export async function writeMarker(dataDir: string, id: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(join(dataDir, MARKER), JSON.stringify({ id }), { mode: 0o600 });
}

export async function removeMarker(dataDir: string): Promise<void> {
  await rm(join(dataDir, RESTORE_JOURNAL), { force: true });
  await rm(join(dataDir, MARKER), { force: true });
}

/**
 * @throws ConfigError naming DATA_DIR when a restore into it was interrupted: a server must not start on half a backup
 */
export function assertNoRestore(dataDir: string): void {
  if (readMarker(dataDir))
    throw new ConfigError(
      `DATA_DIR: a restore into ${dataDir} was interrupted. Finish it with: npm run admin -- restore`,
    );
}
