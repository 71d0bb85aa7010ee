import { AppError } from '../../platform/http/app-error';
import type { MakeContext } from '../generation/kind';
import type { Pictures } from '../generation/pictures';

/** What the request calls the picture a film starts from. */
export const PICTURE_FIELD = 'image_url';

/**
 * Reads a picture a film starts from.
 * @throws AppError naming `image_url` when there is nothing to read; the signal's reason
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
    if (cause instanceof AppError) throw cause;
    throw new AppError('invalid_input', 'The image address could not be read.', { field: PICTURE_FIELD, cause });
  }
}
