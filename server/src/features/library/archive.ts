import { Readable } from 'node:stream';
import type { DownloadFormat, LibraryItem } from '@flint/shared/contracts/library';
import { makeZip } from 'client-zip';
import type { KeptFile } from './kept-files';
import { createNames } from './names';
import { nameOf } from './presenter';

/** One item of an archive, read lazily. */
export interface ArchiveEntry {
  readonly item: LibraryItem;
  read(): Promise<KeptFile>;
}

interface ZipFile {
  readonly name: string;
  readonly input: KeptFile['content'] | string;
  readonly lastModified: Date;
}

/**
 * Streams files as one zip with backpressure, reading one at a time. The recipes are in `recipes.json`; an unreadable
 * file is skipped and named in `missing.txt`.
 * @param onMissing called for each unreadable file
 */
export function streamArchive(
  entries: readonly ArchiveEntry[],
  onMissing: (item: LibraryItem, error: unknown) => void,
): Readable {
  return Readable.fromWeb(makeZip(files(entries, onMissing)) as Parameters<typeof Readable.fromWeb>[0]);
}

async function* files(
  entries: readonly ArchiveEntry[],
  onMissing: (item: LibraryItem, error: unknown) => void,
): AsyncGenerator<ZipFile> {
  const unique = createNames();
  const recipes: object[] = [];
  const missing: string[] = [];
  for (const { item, read } of entries) {
    const lastModified = new Date(item.createdAt);
    const file = await read().catch((error: unknown) => {
      onMissing(item, error);
      return undefined;
    });
    const name = file && unique(nameOf(item, file.contentType));
    recipes.push({ file: name ?? null, ...toRecord(item) });
    if (file && name) yield { name, input: file.content, lastModified };
    else missing.push(`${item.id}  ${item.title}`);
  }
  const lastModified = new Date();
  yield { name: 'recipes.json', input: `${JSON.stringify(recipes, null, 2)}\n`, lastModified };
  if (missing.length > 0) yield { name: 'missing.txt', input: missingNote(missing), lastModified };
}

/** The item without its address, which expires. */
function toRecord(item: LibraryItem): object {
  const { id, kind, madeAs, cost, seconds, servedBy, createdAt } = item;
  const made = { cost, seconds, servedBy, createdAt };
  if (!item.image) return { id, kind, madeAs, title: item.title, ...item.recipe, ...made };
  const { seed, width, height } = item.image;
  if (item.madeAs === 'upload') return { id, kind, madeAs, fileName: item.title, width, height, createdAt };
  const { prompt, model, style, aspectRatio } = item.recipe;
  const from = item.madeAs === 'image' ? { variationOf: item.recipe.variationOf } : { madeAs, madeFrom: item.madeFrom };
  return { id, kind, prompt, model, style, aspectRatio, seed, ...from, width, height, ...made };
}

const missingNote = (lines: readonly string[]) =>
  `${lines.length === 1 ? 'This file' : 'These files'} could not be read and ${lines.length === 1 ? 'is' : 'are'} not in this archive:\n\n${lines.join('\n')}\n`;

/** File name from the time and content: `flint-12-pictures-2026-11-21.zip`. */
export function archiveName(items: readonly LibraryItem[], format: DownloadFormat | null, now = new Date()): string {
  const [one, many] = items.every(({ image }) => image) ? ['picture', 'pictures'] : ['file', 'files'];
  const what = `${items.length}-${items.length === 1 ? one : many}${format ? `-${format}` : ''}`;
  return `flint-${what}-${now.toISOString().slice(0, 10)}.zip`;
}
