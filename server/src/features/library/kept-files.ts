import type { Readable } from 'node:stream';
import { DOWNLOAD_QUALITY_DEFAULT, type DownloadFormat } from '@flint/shared/contracts/library';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { Storage } from '../../platform/storage/storage';

const MAX_PIXELS = 50_000_000;
/** Pictures held in memory and written anew at once, over all downloads of this process. */
const AT_ONCE = 2;

export interface KeptFile {
  /** All of it, or a stream of it where it may be long. */
  readonly content: Uint8Array | Readable;
  readonly contentType: string;
}

export interface Wanted {
  /** As kept when left out; of no effect on what is no picture. */
  readonly format?: DownloadFormat | undefined;
  /** 1–100; of no effect on PNG. */
  readonly quality?: number | undefined;
}

export interface KeptFiles {
  /**
   * A kept file, a picture in the format wanted; work beyond two pictures at a time waits its turn.
   * @throws MissingObject when its bytes are gone; the signal's reason when the reader has left before its turn
   */
  read(kept: { storage_key: string; content_type: string }, wanted: Wanted, signal: AbortSignal): Promise<KeptFile>;
}

/** Reads kept files, and writes pictures in other formats in libvips' own threads. */
export function createKeptFiles(storage: Storage): KeptFiles {
  const limit = pLimit(AT_ONCE);
  return {
    async read(kept, wanted, signal) {
      if (!kept.content_type.startsWith('image/'))
        return { content: await storage.open(kept.storage_key), contentType: kept.content_type };
      return limit(async () => {
        signal.throwIfAborted();
        const bytes = await storage.read(kept.storage_key);
        const contentType = wanted.format ? `image/${wanted.format}` : kept.content_type;
        const asKept = contentType === kept.content_type && (wanted.quality === undefined || wanted.format === 'png');
        if (!wanted.format || asKept) return { content: bytes, contentType };
        return { content: await write(bytes, wanted.format, wanted.quality), contentType };
      });
    },
  };
}

function write(bytes: Uint8Array, format: DownloadFormat, quality = DOWNLOAD_QUALITY_DEFAULT): Promise<Buffer> {
  // Where it comes from stays in the file, whatever it is written as.
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS }).keepXmp();
  if (format === 'png') return image.png().toBuffer();
  if (format === 'webp') return image.webp({ quality }).toBuffer();
  // JPEG knows no transparency.
  return image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer();
}
