import { readFile } from 'node:fs/promises';
import { ratioName } from '@flint/shared/contracts/image-options';
import { type LibraryItem, PHOTO_BYTES_MAX } from '@flint/shared/contracts/library';
import { isVisible } from '@flint/shared/contracts/visible-text';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { Db } from '../../platform/db/database';
import { lockQuota } from '../../platform/db/quota-repository';
import { transact } from '../../platform/db/transaction';
import { AppError } from '../../platform/http/app-error';
import type { Storage } from '../../platform/storage/storage';
import { storeFiles } from '../generation/keep-files';
import { type PhotoFile, toPhotoFile } from '../images/picture-file';
import { type NewPhoto, recordPhoto } from '../runs/record-photo';
import { readRun } from '../runs/run-rows';
import type { Uploads } from '../uploads/uploads-service';
import type { Library } from './library-service';

/** Most pixels of a photo: as many as films, references and downloads take. */
const PIXELS_MAX = 50_000_000;
/** Photos decoded at a time in this process: each takes up to 200 MB. */
const AT_ONCE = 2;
const FIRST_FRAME = 'Only the first frame of the animation was kept.';
const FULL = `Your photos take up more than ${PHOTO_BYTES_MAX / 1e9} GB with this one. Delete some; what is deleted counts until it is gone for good.`;
const FIELD = 'uploadId';
/** Control characters, and those that change the direction of a text: a name could say another ending with them. */
const UNSAFE = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
const NAMELESS = 'Photo';

export interface Photos {
  /**
   * Puts an upload into its owner's library: upright, its pixels alone, named by its file. Its id becomes the item's, so
   * that repeating the call answers the same item.
   * @throws AppError `invalid_input` naming `uploadId` for no upload of the user's or an unreadable one, `conflict` when
   * the user's photos take up too much
   */
  add(userId: string, uploadId: string): Promise<{ item: LibraryItem; notes: string[] }>;
}

interface PhotosDeps {
  readonly db: Db;
  readonly storage: Storage;
  readonly uploads: Pick<Uploads, 'take'>;
  readonly library: Pick<Library, 'item'>;
}

/** Users' own pictures in their libraries. */
export function createPhotos({ db, storage, uploads, library }: PhotosDeps): Photos {
  const limit = pLimit(AT_ONCE);

  async function keep(userId: string, id: string, file: PhotoFile, fileName: string): Promise<void> {
    const [row] = await storeFiles(storage, { runId: id, userId, position: 0, cost: 0 }, [file]);
    if (!row) throw new Error('Nothing was stored');
    const recipe = { fileName, aspectRatio: ratioName(file), style: null };
    try {
      await record({ userId, recipe, file: { ...row, id } });
    } catch (error) {
      if (error instanceof AppError && row.storage_key) await storage.remove(row.storage_key);
      throw error;
    }
  }

  const record = (photo: NewPhoto) =>
    transact(db, async (tx) => {
      await lockQuota(tx, 'photos', photo.userId);
      if ((await recordPhoto(tx, photo)) > PHOTO_BYTES_MAX) throw new AppError('conflict', FULL);
    });

  return {
    async add(userId, uploadId) {
      const known = await readRun(db, uploadId);
      if (known?.kind === 'upload' && known.user_id === userId)
        return { item: await library.item(userId, uploadId), notes: [] };
      const upload = await uploads.take({ userId, uploadId, purpose: 'source-image', by: 'library' });
      const fileName = photoName(upload.name);
      const { file, notes } = await limit(async () => readPhoto(await readFile(upload.path), fileName));
      await keep(userId, uploadId, file, fileName);
      return { item: await library.item(userId, uploadId), notes };
    },
  };
}

/** @throws AppError naming `uploadId` when it cannot be read, or has too many pixels */
async function readPhoto(bytes: Uint8Array, name: string): Promise<{ file: PhotoFile; notes: string[] }> {
  try {
    const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > PIXELS_MAX)
      throw new AppError(
        'invalid_input',
        `"${name}" has ${Math.ceil((width * height) / 1e6)} megapixels; a photo has at most ${PIXELS_MAX / 1e6}. Make it smaller first.`,
        { field: FIELD },
      );
    return { file: await toPhotoFile(bytes), notes: pages > 1 ? [FIRST_FRAME] : [] };
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    const message = `"${name}" is damaged and cannot be read as a picture. Choose another.`;
    throw new AppError('invalid_input', message, { field: FIELD, cause });
  }
}

/** The name of a photo by that of its file: without folders and characters that hide what it says. */
export function photoName(fileName: string | null): string {
  const name = (fileName?.split(/[\\/]/).at(-1) ?? '').replace(UNSAFE, '').trim();
  return isVisible(name) ? name : NAMELESS;
}
