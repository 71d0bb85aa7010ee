import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ClientBase } from 'pg';
import { hashFile, writeHashed } from '../../platform/files/hashed-copy';
import { listFiles } from '../../platform/files/list-files';
import { BackupError } from './backup-error';
import {
  findEngineVersion,
  findMigrations,
  findReferencedKeys,
  findSequences,
  findStamp,
  findTables,
  inSnapshot,
} from './catalog-repository';
import { copyFiles } from './copy-files';
import { exportTables } from './export-database';
import { MANIFEST, type Manifest, newManifest } from './manifest';

/** Folders of a data folder that are backed up beside the database. */
export const KEPT_FOLDERS = ['media', 'uploads'] as const;
/** Small files of a data folder that are backed up: the passwords of demo accounts. */
const KEPT_FILES = ['demo-accounts.json'] as const;
export const SECRET_FILE = 'auth-secret.json';
const FILE_LIST = 'files.jsonl';
const JOURNAL = 'copied.jsonl';

export interface BackupSource {
  /** A dedicated connection. */
  readonly client: ClientBase;
  readonly dataDir: string;
  /** The secret that the data folder generated; absent where the environment sets it. */
  readonly authSecret: string | undefined;
  /** The bucket that files are kept in, which is backed up where it is; absent where they are in the data folder. */
  readonly bucket?: string | undefined;
  /** Reports progress in a line. */
  say(line: string): void;
}

/**
 * Backs up a server, running or not. The database is read in one snapshot. Files are copied after it: they are written
 * before the rows that refer to them and never changed, so the copy is consistent. Resumable: called again after an
 * interruption, it takes a new snapshot and copies only the missing files.
 * @throws BackupError when the folder holds a complete backup, or other files
 */
export async function makeBackup(source: BackupSource, folder: string): Promise<Manifest> {
  await prepareFolder(folder);
  const { client, dataDir, say } = source;
  const { takenAt, keys, ...database } = await inSnapshot(client, () => readDatabase(client, folder));
  const rows = database.tables.reduce((sum, table) => sum + table.rows, 0);
  say(`Database: ${database.tables.length} tables, ${rows} rows.`);

  if (source.bucket) say(`Files are in the bucket ${source.bucket}, which this backup leaves out.`);
  const lists = await Promise.all(KEPT_FOLDERS.map((name) => listFiles(dataDir, name)));
  const single = KEPT_FILES.filter((name) => existsSync(join(dataDir, name)));
  const copied = await copyFiles([...lists.flat(), ...single], {
    from: dataDir,
    to: folder,
    journal: join(folder, JOURNAL),
    onProgress: progress(say),
  });
  const files = copied.map(({ path, bytes, sha256 }) => ({ path, bytes, sha256 }));
  if (source.authSecret !== undefined) {
    const text = JSON.stringify({ authSecret: source.authSecret });
    files.push({ path: SECRET_FILE, ...(await writeHashed(Readable.from([text]), join(folder, SECRET_FILE))) });
  }
  const there = new Set(files.map(({ path }) => path));
  const lines = files.map((file) => `${JSON.stringify(file)}\n`).join('');
  const list = await writeHashed(Readable.from([lines]), join(folder, FILE_LIST));
  const manifest = newManifest({
    ...{ id: randomUUID(), takenAt, ...database },
    files: { path: FILE_LIST, ...list },
    totals: { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) },
    missing: source.bucket ? [] : keys.filter((key) => !there.has(`media/${key}`)).sort(),
  });
  await finish(folder, manifest);
  return manifest;
}

async function readDatabase(client: ClientBase, folder: string) {
  // The first statement takes the snapshot.
  const found = await findTables(client);
  const takenAt = new Date().toISOString();
  const tables = await exportTables(client, found, folder);
  return {
    takenAt,
    tables,
    migrations: await findMigrations(client),
    engineVersion: await findEngineVersion(client),
    environment: await findStamp(client),
    // After the tables: sequences are outside of snapshots, and may be ahead of the rows but never behind.
    sequences: await findSequences(client),
    keys: await findReferencedKeys(client),
  };
}

async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (existsSync(join(folder, MANIFEST)))
    throw new BackupError(`${folder} holds a whole backup. Choose another folder.`);
  const begun = existsSync(join(folder, JOURNAL)) || existsSync(join(folder, 'database'));
  if (!begun && (await listFiles(folder, '.')).length > 0)
    throw new BackupError(`${folder} is not empty, and holds no backup that was begun. Choose another folder.`);
  await writeFile(join(folder, JOURNAL), await readFile(join(folder, JOURNAL), 'utf8').catch(() => ''), {
    mode: 0o600,
  });
}

/** Writes the manifest, which completes the backup, and removes temporary files. */
async function finish(folder: string, manifest: Manifest): Promise<void> {
  const draft = join(folder, `${MANIFEST}.partial`);
  await writeFile(draft, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(draft, join(folder, MANIFEST));
  await rm(join(folder, JOURNAL), { force: true });
}

/** Reports progress after each tenth of the files. */
export function progress(say: (line: string) => void): (done: number, all: number) => void {
  let said = 0;
  return (done, all) => {
    const tenth = Math.floor((10 * done) / all);
    if (tenth === said) return;
    said = tenth;
    say(`Files: ${done} of ${all}.`);
  };
}

/** Verifies every file of a backup against its hash. @returns a line for each problem */
export async function checkFiles(folder: string, files: readonly { path: string; bytes: number; sha256: string }[]) {
  const problems: string[] = [];
  for (const { path, bytes, sha256 } of files) {
    const found = await hashFile(join(folder, path)).catch(() => undefined);
    if (!found) problems.push(`${path} is missing.`);
    else if (found.bytes !== bytes) problems.push(`${path} has ${found.bytes} bytes, not ${bytes}.`);
    else if (found.sha256 !== sha256) problems.push(`${path} has changed: its SHA-256 is ${found.sha256}.`);
  }
  return problems;
}
