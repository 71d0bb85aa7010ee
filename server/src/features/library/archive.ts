import { Readable } from 'node:stream';
import type { DownloadFormat, LibraryItem } from '@flint/shared/contracts/library';
import { makeZip } from 'client-zip';
import type { KeptFile } from './kept-files';
import { createNames } from './names';
import { nameOf } from './presenter';

/** One thing of an archive, and how to read it when its turn comes. */
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
 * Streams files as one zip, reading one at a time as fast as the reader takes them. How each was made stands in
 * `recipes.json`; one that cannot be read costs none of the others and is named in `missing.txt`.
 * @param onMissing told of each that could not be read
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

/** What is worth keeping beside a file; its address would lapse. */
function toRecord(item: LibraryItem): object {
  const { id, kind, madeAs, cost, seconds, servedBy, createdAt } = item;
  const made = { cost, seconds, servedBy, createdAt };
  if (!item.image) return { id, kind, madeAs, title: item.title, ...item.recipe, ...made };
  const { prompt, model, style, aspectRatio, variationOf } = item.recipe;
  const { seed, width, height } = item.image;
  return { id, kind, prompt, model, style, aspectRatio, seed, variationOf, width, height, ...made };
}

const missingNote = (lines: readonly string[]) =>
  `${lines.length === 1 ? 'This file' : 'These files'} could not be read and ${lines.length === 1 ? 'is' : 'are'} not in this archive:\n\n${lines.join('\n')}\n`;

/** Named after the moment and what is inside: `flint-12-pictures-2026-11-21.zip`. */
export function archiveName(items: readonly LibraryItem[], format: DownloadFormat | null, now = new Date()): string {
  const [one, many] = items.every(({ image }) => image) ? ['picture', 'pictures'] : ['file', 'files'];
  const what = `${items.length}-${items.length === 1 ? one : many}${format ? `-${format}` : ''}`;
  return `flint-${what}-${now.toISOString().slice(0, 10)}.zip`;
}
