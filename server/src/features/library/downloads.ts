import type { DownloadFormat, LibraryItem, LibraryText } from '@flint/shared/contracts/library';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../platform/db/database';
import { isUuid } from '../../platform/db/is-uuid';
import { AppError, notFound } from '../../platform/http/app-error';
import { MissingObject, type Storage } from '../../platform/storage/storage';
import { isWords } from '../runs/tables';
import { type ArchiveEntry, archiveName, streamArchive } from './archive';
import { readTicket, type Ticket, writeTicket } from './archive-tickets';
import { createKeptFiles, type KeptFile, type Wanted } from './kept-files';
import { findKept, findWords, type ItemRow } from './library-repository';
import { nameOf, toItem } from './presenter';
import { toWordsFile } from './words-files';

export interface Downloads {
  /** One item as a file. @throws AppError `not_found` */
  file(userId: string, id: string, wanted: Wanted, signal: AbortSignal): Promise<KeptFile & { name: string }>;
  /** Stores a selection for download. @throws AppError `not_found` when none of it is the user's */
  prepare(userId: string, ids: readonly string[], format?: DownloadFormat): Promise<{ token: string; count: number }>;
  /** The zip of a token. @throws AppError `not_found`, or `address_lapsed` when it has expired */
  archive(token: string, signal: AbortSignal): Promise<{ name: string; stream: ReturnType<typeof streamArchive> }>;
}

/** Downloads of library items. */
export function createDownloads(deps: { db: Db; storage: Storage; log: FastifyBaseLogger }): Downloads {
  const { db, storage, log } = deps;
  const files = createKeptFiles(storage);

  /** The items with these ids that are not deleted, in the order of the ids. */
  async function findInOrder(userId: string, ids: readonly string[]) {
    const found = new Map((await findKept(db, userId, ids)).map((row) => [row.id, row]));
    return [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
  }

  async function read(row: ItemRow, wanted: Wanted, signal: AbortSignal): Promise<KeptFile> {
    if (!isWords(row)) return files.read(row, wanted, signal);
    return toWordsFile(toItem(row, {}, storage) as LibraryText, await findWords(db, row.id), wanted.format);
  }

  async function entriesOf({ userId, ids, format }: Ticket, signal: AbortSignal): Promise<ArchiveEntry[]> {
    const rows = await findInOrder(userId, ids);
    return rows.map((row) => ({
      item: toItem(row, {}, storage),
      read: () => read(row, { format: format ?? undefined }, signal),
    }));
  }

  return {
    async file(userId, id, wanted, signal) {
      const [row] = isUuid(id) ? await findInOrder(userId, [id]) : [];
      if (!row) throw notFound('picture');
      try {
        const file = await read(row, wanted, signal);
        return { ...file, name: nameOf(toItem(row, {}, storage), file.contentType) };
      } catch (error) {
        if (!(error instanceof MissingObject)) throw error;
        log.error({ err: error, assetId: id }, 'a kept thing has no bytes');
        throw new AppError('not_found', 'The file of this is missing.', { cause: error });
      }
    },
    async prepare(userId, ids, format) {
      const rows = await findInOrder(userId, ids);
      if (rows.length === 0) throw notFound('picture');
      const kept = rows.map((row) => row.id);
      return { token: await writeTicket(db, { userId, ids: kept, format: format ?? null }), count: kept.length };
    },
    async archive(token, signal) {
      const ticket = await readTicket(db, token);
      if (!ticket) throw notFound('archive');
      if (ticket === 'lapsed')
        throw new AppError('address_lapsed', 'This download has lapsed. Choose what you want again.');
      const entries = await entriesOf(ticket, signal);
      const onMissing = (item: LibraryItem, error: unknown) => {
        if (!signal.aborted) log.error({ err: error, assetId: item.id }, 'a file is missing in an archive');
      };
      const name = archiveName(
        entries.map(({ item }) => item),
        ticket.format,
      );
      return { name, stream: streamArchive(entries, onMissing) };
    },
  };
}
