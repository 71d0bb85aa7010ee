import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSecrets } from '../../config/secrets';
import { listFiles } from '../../platform/files/list-files';
import { BackupError } from './backup-error';
import { copyFiles } from './copy-files';
import { checkFiles, KEPT_FOLDERS, progress, SECRET_FILE } from './make-backup';
import { type Manifest, parseFiles, type StoredFile } from './manifest';
import { RESTORE_JOURNAL } from './restore-marker';

/** The list of a backup's files. @throws BackupError when it does not match the manifest's hash */
export async function readFileList(folder: string, manifest: Manifest): Promise<StoredFile[]> {
  const [problem] = await checkFiles(folder, [manifest.files]);
  if (problem) throw new BackupError(problem);
  return parseFiles(await readFile(join(folder, manifest.files.path), 'utf8'));
}

/** @throws BackupError when a data folder has files that a restore would mix with the backup's */
export async function assertNoFiles(dataDir: string): Promise<void> {
  for (const folder of KEPT_FOLDERS)
    if ((await listFiles(dataDir, folder)).length > 0)
      throw new BackupError(`${join(dataDir, folder)} is not empty. A backup is restored into an empty folder only.`);
}

/**
 * Copies a backup's files into a data folder and verifies each against its hash.
 * @throws BackupError naming the first damaged file
 */
export async function restoreFiles(
  folder: string,
  files: readonly StoredFile[],
  dataDir: string,
  say: (line: string) => void,
): Promise<void> {
  const wanted = new Map(files.map((file) => [file.path, file]));
  const plain = files.filter(({ path }) => path !== SECRET_FILE);
  const copied = await copyFiles(
    plain.map(({ path }) => path),
    {
      from: folder,
      to: dataDir,
      journal: join(dataDir, RESTORE_JOURNAL),
      onProgress: progress(say),
      check(path, { bytes, sha256 }) {
        const file = wanted.get(path);
        if (file?.bytes !== bytes || file.sha256 !== sha256)
          throw new BackupError(`${path} is not as the backup was made. Nothing was put into the database.`);
      },
    },
  );
  if (copied.length !== plain.length) {
    const there = new Set(copied.map(({ path }) => path));
    const gone = plain.filter(({ path }) => !there.has(path)).map(({ path }) => path);
    throw new BackupError(`The backup lacks ${gone.length} of its files, such as ${gone[0]}.`);
  }
  if (wanted.has(SECRET_FILE)) restoreSecret(folder, dataDir);
}

/** Restores the secret behind sessions and queued mail; the folder keeps its own database password. */
function restoreSecret(folder: string, dataDir: string): void {
  const { authSecret } = JSON.parse(readFileSync(join(folder, SECRET_FILE), 'utf8')) as { authSecret: string };
  const file = join(dataDir, 'secrets.json');
  const secrets = { ...readSecrets(dataDir), authSecret };
  const draft = `${file}.restored`;
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  if (existsSync(file)) chmodSync(draft, 0o600);
  renameSync(draft, file);
}
