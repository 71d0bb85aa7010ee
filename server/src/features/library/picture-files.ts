import { DOWNLOAD_QUALITY_DEFAULT, type DownloadFormat } from '@flint/shared/contracts/library';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { Storage } from '../../platform/storage/storage';

const MAX_PIXELS = 50_000_000;
/** Pictures held in memory and written anew at once, over all downloads of this process. */
const AT_ONCE = 2;

export interface PictureFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

export interface Wanted {
  /** As kept when left out. */
  readonly format?: DownloadFormat | undefined;
  /** 1–100; of no effect on PNG. */
  readonly quality?: number | undefined;
}

export interface PictureFiles {
  /**
   * A kept picture's bytes in the format wanted; work beyond two at a time waits its turn.
   * @throws MissingObject when its bytes are gone; the signal's reason when the reader has left before its turn
   */
  read(kept: { storage_key: string; content_type: string }, wanted: Wanted, signal: AbortSignal): Promise<PictureFile>;
}

/** Reads kept pictures and writes them in other formats, in libvips' own threads. */
export function createPictureFiles(storage: Storage): PictureFiles {
  const limit = pLimit(AT_ONCE);
  return {
    read: (kept, wanted, signal) =>
      limit(async () => {
        signal.throwIfAborted();
        const bytes = await storage.read(kept.storage_key);
        const contentType = wanted.format ? `image/${wanted.format}` : kept.content_type;
        const asKept = contentType === kept.content_type && (wanted.quality === undefined || wanted.format === 'png');
        if (!wanted.format || asKept) return { bytes, contentType };
        return { bytes: await write(bytes, wanted.format, wanted.quality), contentType };
      }),
  };
}

function write(bytes: Uint8Array, format: DownloadFormat, quality = DOWNLOAD_QUALITY_DEFAULT): Promise<Buffer> {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS });
  if (format === 'png') return image.png().toBuffer();
  if (format === 'webp') return image.webp({ quality }).toBuffer();
  // JPEG knows no transparency.
  return image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer();
}
