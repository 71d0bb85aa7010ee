import type { Environment } from '@flint/shared/contracts/boot';
import type { ClientBase } from 'pg';
import { BackupError } from './backup-error';
import { isEmptyDatabase } from './catalog-repository';
import { importDatabase } from './import-database';
import { checkFiles } from './make-backup';
import { type Manifest, readManifest } from './manifest';
import { assertNoFiles, readFileList, restoreFiles } from './restore-files';
import { readMarker, removeMarker, writeMarker } from './restore-marker';

/** Target of a restore. */
export interface RestoreTarget {
  readonly dataDir: string;
  /** The environment that the restored server is of. */
  readonly environment: Environment;
  /** Names of the migrations that this Flint has. */
  readonly known: ReadonlySet<string>;
  /** Does work with a connection to the database. */
  connect<T>(work: (client: ClientBase) => Promise<T>): Promise<T>;
  /** Creates the schema that these migrations make, including the workflow engine's tables. */
  prepare(migrations: readonly string[]): Promise<void>;
  /** Reports progress in a line. */
  say(line: string): void;
}

/**
 * Restores a backup into an empty data folder and an empty database: files first, each verified against its hash, then
 * the database in one transaction. Resumable with the same backup.
 * @throws BackupError when the target is not empty, or the backup is damaged; the database is empty then
 */
export async function restoreBackup(target: RestoreTarget, folder: string): Promise<Manifest> {
  const { dataDir, environment, known, say } = target;
  const manifest = await readManifest(folder);
  const unknown = manifest.migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new BackupError(`The backup was made by a newer Flint: this one does not know ${unknown.join(', ')}.`);
  if (manifest.environment && manifest.environment !== environment)
    throw new BackupError(
      `The backup is of ${manifest.environment}, and FLINT_ENV is ${environment}. Restore it as ${manifest.environment}; ` +
        `environment:restamp can then give the copy to ${environment}.`,
    );
  const begun = readMarker(dataDir);
  if (begun && begun.id !== manifest.id)
    throw new BackupError(`Another backup is half restored into ${dataDir}. Finish that one, or empty the folder.`);
  const files = await readFileList(folder, manifest);
  if (!begun) {
    if (!(await target.connect(isEmptyDatabase)))
      throw new BackupError('The database is not empty. A backup is restored into an empty database only.');
    await assertNoFiles(dataDir);
  }
  const problems = await checkFiles(
    folder,
    manifest.tables.map(({ file }) => file),
  );
  if (problems.length > 0) throw new BackupError(`The backup is damaged:\n${problems.join('\n')}`);

  await writeMarker(dataDir, manifest.id);
  await restoreFiles(folder, files, dataDir, say);
  say('Files: all there.');
  await target.prepare(manifest.migrations);
  await target.connect((client) => importDatabase(client, manifest, folder));
  say(`Database: ${manifest.tables.length} tables.`);
  await removeMarker(dataDir);
  return manifest;
}
