import { appendFile, readFile } from 'node:fs/promises';

/** A file that was copied whole. `mtimeMs` is the source's: one that changed since is copied again. */
export interface Copied {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly mtimeMs: number;
}

/** What earlier attempts copied, by path. A line that was cut off is copied again. */
export async function readJournal(file: string): Promise<Map<string, Copied>> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const copied = new Map<string, Copied>();
  for (const line of text.split('\n').slice(0, -1)) {
    try {
      const entry = JSON.parse(line) as Copied;
      copied.set(entry.path, entry);
    } catch {
      // Written half by a process that was killed.
    }
  }
  return copied;
}

/** Notes a copied file. Lines are short enough to be appended whole. */
export async function noteCopied(file: string, entry: Copied): Promise<void> {
  await appendFile(file, `${JSON.stringify(entry)}\n`, { mode: 0o600 });
}
