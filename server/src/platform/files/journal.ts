import { appendFile, readFile } from 'node:fs/promises';

/** A completely copied file. `mtimeMs` is the source's: a file that changed since is copied again. */
export interface Copied {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly mtimeMs: number;
}

/** Files copied by earlier attempts, by path. A file whose line is truncated is copied again. */
export async function readJournal(file: string): Promise<Map<string, Copied>> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const copied = new Map<string, Copied>();
  for (const line of text.split('\n').slice(0, -1)) {
    try {
      const entry = JSON.parse(line) as Copied;
      copied.set(entry.path, entry);
    } catch {
      // A line truncated by a crash.
    }
  }
  return copied;
}

/** Appends a copied file to the journal. Lines are short enough for an atomic append. */
export async function noteCopied(file: string, entry: Copied): Promise<void> {
  await appendFile(file, `${JSON.stringify(entry)}\n`, { mode: 0o600 });
}
