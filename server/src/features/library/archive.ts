import { Readable } from 'node:stream';
import { downloadName } from '@flint/shared/contracts/download-name';
import type { DownloadFormat, LibraryItem } from '@flint/shared/contracts/library';
import { makeZip } from 'client-zip';
import { createNames } from './names';
import type { PictureFile } from './picture-files';

/** One thing of an archive, and how to read it when its turn comes. */
export interface ArchiveEntry {
  readonly item: LibraryItem;
  read(): Promise<PictureFile>;
}

interface ZipFile {
  readonly name: string;
  readonly input: Uint8Array | string;
  readonly lastModified: Date;
}

/**
 * Streams pictures as one zip, reading one at a time as fast as the reader takes them. How each was made stands in
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
    const name = file && unique(downloadName({ ...item.image, content_type: file.contentType }));
    recipes.push({ file: name ?? null, ...toRecord(item) });
    if (file && name) yield { name, input: file.bytes, lastModified };
    else missing.push(`${item.id}  ${item.image.prompt}`);
  }
  const lastModified = new Date();
  yield { name: 'recipes.json', input: `${JSON.stringify(recipes, null, 2)}\n`, lastModified };
  if (missing.length > 0) yield { name: 'missing.txt', input: missingNote(missing), lastModified };
}

/** What is worth keeping beside a picture; its address would lapse. */
function toRecord({ id, image, recipe, servedBy, cost, seconds, createdAt }: LibraryItem): object {
  const { prompt, model, style, aspectRatio, variationOf } = recipe;
  const { seed, width, height } = image;
  return {
    id,
    prompt,
    model,
    style,
    aspectRatio,
    seed,
    variationOf,
    width,
    height,
    cost,
    seconds,
    servedBy,
    createdAt,
  };
}

const missingNote = (lines: readonly string[]) =>
  `${lines.length === 1 ? 'This picture' : 'These pictures'} could not be read and ${lines.length === 1 ? 'is' : 'are'} not in this archive:\n\n${lines.join('\n')}\n`;

/** Named after the moment and what is inside: `flint-12-pictures-2026-11-21.zip`. */
export function archiveName(count: number, format: DownloadFormat | null, now = new Date()): string {
  const what = `${count}-${count === 1 ? 'picture' : 'pictures'}${format ? `-${format}` : ''}`;
  return `flint-${what}-${now.toISOString().slice(0, 10)}.zip`;
}
