import { AppError } from '../../platform/http/app-error';
import type { MakeContext } from '../generation/kind';
import type { KeptPicture, Pictures } from '../generation/pictures';

/** Field of the request that names the first frame. */
const PICTURE_FIELD = 'image_url';

/** A picture as a reference for the recipe. @throws AppError naming `image_url` when it cannot be read */
export async function keepPicture(pictures: Pick<Pictures, 'keep'>, ref: string, userId: string): Promise<KeptPicture> {
  return pictures.keep({ userId, ref, field: PICTURE_FIELD }).catch(unreadable);
}

/**
 * Reads the picture that a film starts from.
 * @throws AppError naming `image_url` when it cannot be read; the signal's reason
 */
export async function readPicture(
  pictures: Pictures,
  ref: string,
  { userId, signal }: Pick<MakeContext, 'userId' | 'signal'>,
): Promise<Uint8Array> {
  try {
    return (await pictures.read({ userId, ref, field: PICTURE_FIELD }, signal)).bytes;
  } catch (cause) {
    signal.throwIfAborted();
    return unreadable(cause);
  }
}

function unreadable(cause: unknown): never {
  if (cause instanceof AppError) throw cause;
  throw new AppError('invalid_input', 'The image address could not be read.', { field: PICTURE_FIELD, cause });
}
