import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ENVIRONMENTS } from '@flint/shared/contracts/releases';
import { z } from 'zod';
import { BackupError } from './backup-error';

/** Written last: a folder without it holds no complete backup. */
export const MANIFEST = 'manifest.json';
/** Version of the folder's layout. */
const FORMAT = 1;

const StoredFile = z.object({
  /** Relative to the backup's folder, with forward slashes; `..` is refused (path traversal). */
  path: z.string().regex(/^(?!.*(?:^|\/)\.\.(?:\/|$))[^/\\][^\\]*$/),
  bytes: z.int().min(0),
  /** SHA-256, hex. */
  sha256: z.string().regex(/^[\da-f]{64}$/),
});
export type StoredFile = z.infer<typeof StoredFile>;

const StoredTable = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int().min(0),
  /** Rows in PostgreSQL's COPY text format, gzipped. */
  file: StoredFile,
});
export type StoredTable = z.infer<typeof StoredTable>;

const Manifest = z.object({
  format: z.literal(FORMAT),
  /** Id of this backup: an interrupted restore only resumes with the same one. */
  id: z.uuid(),
  /** When the database's snapshot was taken, ISO 8601. */
  takenAt: z.string(),
  /** Names of the database's applied migrations. */
  migrations: z.array(z.string()),
  /** Version of the workflow engine's tables. */
  engineVersion: z.number().nullable(),
  /** Environment that the database belongs to; absent in older backups. */
  environment: z.optional(z.enum(ENVIRONMENTS)),
  tables: z.array(StoredTable),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string() })),
  /** The list of all other files, a JSON object a line: `path`, `bytes`, `sha256`. */
  files: StoredFile,
  /** Number of files and bytes in that list. */
  totals: z.object({ files: z.int(), bytes: z.int() }),
  /** Storage keys that rows referred to without a file at the time of the backup. */
  missing: z.array(z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

export const newManifest = (manifest: Omit<Manifest, 'format'>): Manifest => ({ format: FORMAT, ...manifest });

/** @throws BackupError when the folder holds no complete backup, or one of another format */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new BackupError(`${folder} holds no whole backup: it has no ${MANIFEST}. Run the backup again to finish it.`);
  const parsed = Manifest.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new BackupError(`${join(folder, MANIFEST)} cannot be read: ${z.prettifyError(parsed.error)}`);
}

/** Parses the list of files beside the manifest. @throws BackupError for a damaged line */
export function parseFiles(text: string): StoredFile[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const parsed = StoredFile.safeParse(parseJson(line));
      if (!parsed.success) throw new BackupError(`The list of files is damaged: ${line.slice(0, 200)}`);
      return parsed.data;
    });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
