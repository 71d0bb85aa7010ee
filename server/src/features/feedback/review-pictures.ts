import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { UPLOADS } from '@flint/shared/contracts/upload-rules';
import type { Presigned } from '@flint/shared/contracts/uploads';
import { PresignBody } from '@flint/shared/contracts/uploads';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { AppError, notFound } from '../../platform/http/app-error';
import { MEDIA_PREFIX } from '../../platform/storage/signed-address';
import type { Storage } from '../../platform/storage/storage';
import type { Uploads } from '../uploads/uploads-service';

const PURPOSE = 'profile-picture';
const FOLDER = 'reviews/';
/** Names an upload where an address is expected. */
const UPLOAD_PREFIX = '/api/reviews/uploads/';
const NAME = /^[\da-f-]{36}\.webp$/;
const SIDE = 256;
const MAX_PIXELS = 50_000_000;
const YEAR_SECONDS = 31_536_000;

type PresignedPicture = Omit<Presigned, 'uploadId' | 'resumable'> & { readonly fileUrl: string; readonly key: string };

/** Pictures beside reviews. */
export interface ReviewPictures {
  /** @throws AppError for a type that is no picture */
  presign(userId: string, file: { filename: string; contentType: string }): Promise<PresignedPicture>;
  /**
   * Takes the upload that an address names: re-encodes it, so that only pixels remain, and stores it.
   * @returns its storage key
   * @throws AppError naming `profileImageUrl`
   */
  keep(userId: string, address: string): Promise<string>;
  forget(key: string | null): Promise<void>;
  /** Public address of a picture. */
  address(key: string): string;
}

interface ReviewPicturesDeps {
  readonly storage: Storage;
  readonly uploads: Pick<Uploads, 'presign' | 'take' | 'release'>;
}

export function createReviewPictures({ storage, uploads }: ReviewPicturesDeps): ReviewPictures {
  return {
    async presign(userId, { filename: name, contentType }) {
      // The size is not known yet: what arrives may be as large as the rule allows.
      const wish = { purpose: PURPOSE, name, contentType, bytes: UPLOADS[PURPOSE].maxBytes } as const;
      const fault = PresignBody.safeParse(wish).error?.issues[0];
      if (fault) throw new AppError('invalid_input', fault.message, { field: 'contentType' });
      const { uploadId: key, resumable: _, ...ticket } = await uploads.presign(userId, wish, true);
      return { ...ticket, key, fileUrl: UPLOAD_PREFIX + key };
    },

    async keep(userId, address) {
      const uploadId = address.startsWith(UPLOAD_PREFIX) ? address.slice(UPLOAD_PREFIX.length) : '';
      const field = 'profileImageUrl';
      const { path } = await uploads.take({ userId, uploadId, purpose: PURPOSE, by: randomUUID(), field });
      const bytes = await redraw(await readFile(path));
      const key = `${FOLDER}${randomUUID()}.webp`;
      await storage.keep(key, bytes, 'image/webp');
      await uploads.release(uploadId);
      return key;
    },

    async forget(key) {
      if (key !== null) await storage.remove(key);
    },

    address: (key) => MEDIA_PREFIX + key,
  };
}

/** Serves the pictures: public like the reviews, so without a signature; names are random. */
export function registerReviewPictures(app: FastifyInstance, storage: Storage): void {
  app.get<{ Params: { name: string } }>(
    `${MEDIA_PREFIX}${FOLDER}:name`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params;
      const bytes = NAME.test(name) ? await storage.read(FOLDER + name).catch(() => undefined) : undefined;
      if (!bytes) throw notFound('picture');
      return reply
        .type('image/webp')
        .header('content-disposition', 'inline')
        .header('cache-control', `private, max-age=${YEAR_SECONDS}, immutable`)
        .header('cross-origin-resource-policy', 'same-origin')
        .send(bytes);
    },
  );
}

async function redraw(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp({ quality: 86 })
      .toBuffer();
  } catch (cause) {
    throw new AppError('invalid_input', 'This picture could not be read. Choose another.', {
      field: 'profileImageUrl',
      cause,
    });
  }
}
