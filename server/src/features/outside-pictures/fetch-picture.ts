import sharp from 'sharp';
import { AppError } from '../../platform/http/app-error';
import { safeFetch } from '../../platform/safe-fetch/safe-fetch';
import { SafeFetchError } from '../../platform/safe-fetch/safe-fetch-error';

const MAX_BYTES = 8_000_000;
const TIMEOUT_MS = 10_000;
const MAX_PIXELS = 40_000_000;
/** Maximum length of the longer side, in pixels: twice the widest text column. */
const SIDE = 1_600;
const QUALITY = 82;

interface Options {
  /** See {@link safeFetch}. */
  readonly allowOrigins?: readonly string[];
  readonly signal?: AbortSignal;
}

/**
 * Image proxy: another server's picture re-encoded as WebP. Keeps pixels only, the first frame of an animation.
 * @throws AppError `invalid_input` naming `src` when there is no picture that can be shown
 * @throws the signal's own reason when the client left
 */
export async function fetchPicture(src: string, options: Options = {}): Promise<Buffer> {
  const refuse = (words: string, cause: unknown) => new AppError('invalid_input', words, { field: 'src', cause });
  try {
    const { bytes } = await safeFetch(src, { maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, ...options });
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch (error) {
    options.signal?.throwIfAborted();
    throw error instanceof SafeFetchError
      ? refuse(error.message, error)
      : refuse('The address did not answer with a picture.', error);
  }
}
