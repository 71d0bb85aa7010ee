import type { Readable } from 'node:stream';
import type { Db } from '../../platform/db/database';
import { transact } from '../../platform/db/transaction';
import { AppError, notFound } from '../../platform/http/app-error';
import type { ArrivingFiles } from '../../platform/storage/arriving-files';
import type { DiskSpace } from '../../platform/storage/disk-space';
import { contentsFault, type HasSound } from './contents';
import type { Ticket } from './upload-signature';
import { deleteUnusedUpload, findUpload, lockExpected, updateToReceived } from './uploads-repository';

/** Resumable uploads of signed files to this server. */
export interface Transfers {
  /** Bytes received so far. @throws AppError `not_found` when no such upload is expected */
  received(ticket: Ticket): Promise<number>;
  /**
   * Receives a file of its ticket's size, from an offset on; without one it is a first attempt, which yields to one
   * under way.
   * @throws AppError `conflict` when it was sent before or other bytes are missing, `unsupported_media_type` when its
   * content is of another type: then it is deleted, `storage_full` when there is no room for it
   */
  receive(ticket: Ticket, source: Readable, from: number | undefined): Promise<void>;
  /** Aborts it and deletes it, unless it is in use. */
  forget(ticket: Ticket): Promise<void>;
}

interface Attempt {
  readonly stop: AbortController;
  readonly ended: Promise<unknown>;
}

interface TransfersDeps {
  readonly db: Db;
  readonly files: ArrivingFiles;
  readonly space: Pick<DiskSpace, 'assertRoom'>;
  readonly hasSound: HasSound;
}

export function createTransfers({ db, files, space, hasSound }: TransfersDeps): Transfers {
  const underWay = new Map<string, Attempt>();

  const end = async (attempt: Attempt | undefined) => {
    attempt?.stop.abort();
    await attempt?.ended;
  };
  const write = async ({ id, bytes }: Ticket, source: Readable, from: number, signal: AbortSignal) => {
    const announced = await findUpload(db, id);
    if (announced?.state !== 'expected') throw new AppError('conflict', 'This file was sent already.');
    if (from > 0 && from !== (await files.received(id)))
      throw new AppError('conflict', `The file does not go on at byte ${from}.`);
    await space.assertRoom(bytes - from);
    await files.write(id, from, source, signal).catch((cause) => {
      if (signal.aborted) throw new AppError('conflict', 'Another attempt goes on with this file.');
      throw source.readableAborted ? new AppError('invalid_input', 'The connection broke off.', { cause }) : cause;
    });
    if ((await files.received(id)) !== bytes) throw new AppError('invalid_input', 'Bytes of the file are missing.');
    const fault = await contentsFault(files.pathOf(id), announced, hasSound);
    if (fault) {
      await drop(db, files, id);
      throw new AppError('unsupported_media_type', fault);
    }
    const fresh = await transact(db, async (tx) => {
      if (!(await lockExpected(tx, id))) return false;
      await files.publish(id, announced.contentType);
      return updateToReceived(tx, id, bytes);
    });
    if (!fresh) throw new AppError('conflict', 'This file was sent already.');
  };

  return {
    async received({ id }) {
      const announced = await findUpload(db, id);
      if (!announced) throw notFound('upload');
      return announced.state === 'expected' ? files.received(id) : announced.bytes;
    },
    async receive(ticket, source, from) {
      const before = underWay.get(ticket.id);
      if (before && from === undefined) throw new AppError('conflict', 'This file is being sent already.');
      const stop = new AbortController();
      // The server may notice a broken connection late: a newer attempt replaces the older one.
      const work = end(before).then(() => write(ticket, source, from ?? 0, stop.signal));
      const attempt = { stop, ended: work.catch(() => undefined) };
      underWay.set(ticket.id, attempt);
      try {
        await work;
      } finally {
        if (underWay.get(ticket.id) === attempt) underWay.delete(ticket.id);
      }
    },
    async forget({ id }) {
      await end(underWay.get(id));
      await drop(db, files, id);
    },
  };
}

async function drop(db: Db, files: ArrivingFiles, id: string): Promise<void> {
  if (await deleteUnusedUpload(db, id)) await files.remove(id);
}
