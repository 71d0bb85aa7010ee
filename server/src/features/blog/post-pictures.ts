import { readFile } from 'node:fs/promises';
import { PICTURE_PURPOSE } from '@flint/shared/contracts/blogs';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { AppError, notFound } from '../../platform/http/app-error';
import { MEDIA_PREFIX } from '../../platform/storage/signed-address';
import type { Storage } from '../../platform/storage/storage';
import type { Uploads } from '../uploads/uploads-service';
import type { BlogPostRow } from './tables';

/** Folder of the pictures in storage. */
export const PICTURES = 'blog/';
const NAME = /^[\da-f-]{36}\.webp$/;
const ADDRESSES = new RegExp(`${MEDIA_PREFIX}${PICTURES}([\\da-f-]{36}\\.webp)`, 'g');
const WIDEST = 1600;
const MAX_PIXELS = 50_000_000;
const YEAR_SECONDS = 31_536_000;

/** Pictures of posts: those at their top, and those that editors put into their text. */
export interface PostPictures {
  /** Keeps a WebP. @param id names it: kept again, it has the same address. @returns its address */
  keep(id: string, webp: Uint8Array): Promise<string>;
  /**
   * Re-encodes an editor's upload, so that only pixels remain, and keeps it. Repeated, it answers the same address.
   * @throws AppError naming `uploadId`
   */
  take(userId: string, uploadId: string): Promise<string>;
}

export function createPostPictures({
  storage,
  uploads,
}: {
  storage: Storage;
  uploads: Pick<Uploads, 'take'>;
}): PostPictures {
  const keep = async (id: string, webp: Uint8Array) => {
    const key = `${PICTURES}${id}.webp`;
    await storage.keep(key, webp, 'image/webp');
    return MEDIA_PREFIX + key;
  };
  return {
    keep,
    async take(userId, uploadId) {
      // The upload is its own consumer: a repeated request may take it again.
      const { path } = await uploads.take({ userId, uploadId, purpose: PICTURE_PURPOSE, by: uploadId });
      return keep(uploadId, await redraw(await readFile(path)));
    },
  };
}

/** Serves the pictures: public like the posts, so without a signature. */
export function registerPostPictures(app: FastifyInstance, storage: Storage): void {
  app.get<{ Params: { name: string } }>(
    `${MEDIA_PREFIX}${PICTURES}:name`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params;
      const bytes = NAME.test(name) ? await storage.read(PICTURES + name).catch(() => undefined) : undefined;
      if (!bytes) throw notFound('picture');
      return reply
        .type('image/webp')
        .header('content-disposition', 'inline')
        .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
        .send(bytes);
    },
  );
}

async function redraw(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize({ width: WIDEST, withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (cause) {
    const message = 'This picture could not be read. Choose another.';
    throw new AppError('invalid_input', message, { field: 'uploadId', cause });
  }
}

/** The names of the own pictures that a post shows, at its top and in its text. */
export function ownPictures({
  hero_image_url: hero,
  content,
}: Pick<BlogPostRow, 'hero_image_url' | 'content'>): string[] {
  const found = `${hero ?? ''} ${JSON.stringify(content)}`.matchAll(ADDRESSES);
  return [...new Set([...found].map(([, name = '']) => name))];
}
