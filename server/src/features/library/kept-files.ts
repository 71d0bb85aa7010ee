import type { Readable } from 'node:stream';
import { EDIT_PIXELS_MAX } from '@flint/shared/contracts/editing-limits';
import {
  DOWNLOAD_FORMATS,
  DOWNLOAD_QUALITY_DEFAULT,
  type DownloadFormat,
  type WordsFormat,
} from '@flint/shared/contracts/library';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { Storage } from '../../platform/storage/storage';

const MAX_PIXELS = EDIT_PIXELS_MAX;
/** Concurrency limit of re-encoding, over all downloads of this process; each holds its picture in memory. */
const AT_ONCE = 2;

export interface KeptFile {
  /** The whole content, or a stream where it may be long. */
  readonly content: Uint8Array | Readable;
  readonly contentType: string;
}

export interface Wanted {
  /** Format as stored if absent; ignored where what is read cannot have it. */
  readonly format?: DownloadFormat | WordsFormat | undefined;
  /** 1–100; ignored for PNG. */
  readonly quality?: number | undefined;
}

export interface KeptFiles {
  /**
   * Reads a stored file, a picture in the wanted format; conversions above the concurrency limit wait.
   * @throws MissingObject when the bytes are gone; the signal's reason when the client left while waiting
   */
  read(kept: { storage_key: string; content_type: string }, wanted: Wanted, signal: AbortSignal): Promise<KeptFile>;
}

/** Reads stored files, and converts pictures in libvips' own threads. */
export function createKeptFiles(storage: Storage): KeptFiles {
  const limit = pLimit(AT_ONCE);
  return {
    async read(kept, { quality, ...wanted }, signal) {
      if (!kept.content_type.startsWith('image/'))
        return { content: await storage.open(kept.storage_key), contentType: kept.content_type };
      const format = DOWNLOAD_FORMATS.find((known) => known === wanted.format);
      return limit(async () => {
        signal.throwIfAborted();
        const bytes = await storage.read(kept.storage_key);
        const contentType = format ? `image/${format}` : kept.content_type;
        const asKept = contentType === kept.content_type && (quality === undefined || format === 'png');
        if (!format || asKept) return { content: bytes, contentType };
        return { content: await write(bytes, format, quality), contentType };
      });
    },
  };
}

function write(bytes: Uint8Array, format: DownloadFormat, quality = DOWNLOAD_QUALITY_DEFAULT): Promise<Buffer> {
  // Keep XMP: the provenance stays in the file in every format.
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS }).keepXmp();
  if (format === 'png') return image.png().toBuffer();
  if (format === 'webp') return image.webp({ quality }).toBuffer();
  // JPEG has no transparency.
  return image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer();
}
