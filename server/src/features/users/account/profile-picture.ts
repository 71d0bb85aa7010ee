import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { Db } from '../../../platform/db/database';
import { AppError, notFound } from '../../../platform/http/app-error';
import { MEDIA_PREFIX } from '../../../platform/storage/signed-address';
import type { Storage } from '../../../platform/storage/storage';
import { updateUser } from '../user-service';

const SIDE = 512;
const MAX_PIXELS = 50_000_000;
const FOLDER = 'avatars/';
const NAME = /^[\da-f-]{36}\.webp$/;
const YEAR_SECONDS = 31_536_000;

/**
 * Re-encodes a picture upright, square and small, and makes it the user's profile picture. Drops all metadata:
 * location, device, hidden payloads. Deletes the previous picture.
 * @throws AppError naming `uploadId` when the bytes are no picture
 */
export async function showPicture(deps: ProfilePictureDeps, user: PictureOwner, bytes: Uint8Array): Promise<void> {
  const name = `${randomUUID()}.webp`;
  await deps.storage.keep(FOLDER + name, await redraw(bytes), 'image/webp');
  await updateUser(deps.db, user.id, { image: MEDIA_PREFIX + FOLDER + name });
  await forget(deps.storage, user.image);
}

/** Removes the picture; pages show initials again. */
export async function hidePicture({ db, storage }: ProfilePictureDeps, user: PictureOwner): Promise<void> {
  await updateUser(db, user.id, { image: null });
  await forget(storage, user.image);
}

/**
 * Serves profile pictures. They are shown to others beside published work, so they need no signature; the name is
 * random, and each new picture gets a new one.
 */
export function registerProfilePictures(app: FastifyInstance, storage: Storage): void {
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

interface ProfilePictureDeps {
  readonly db: Db;
  readonly storage: Storage;
}
interface PictureOwner {
  readonly id: string;
  readonly image: string | null;
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
      field: 'uploadId',
      cause,
    });
  }
}

async function forget(storage: Storage, image: string | null): Promise<void> {
  const key = image?.startsWith(MEDIA_PREFIX) ? image.slice(MEDIA_PREFIX.length) : '';
  if (key.startsWith(FOLDER)) await storage.remove(key);
}
