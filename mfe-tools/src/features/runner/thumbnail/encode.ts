import { RULES } from '@flint/shared/tools/limits/limits';

const BYTES_PER_MEGABYTE = 1_000_000;
/** YouTube's size limit for all clients, in bytes. */
export const BYTES_MAX = RULES['youtube.thumbnail.size'].max * BYTES_PER_MEGABYTE;

const QUALITIES = [0.92, 0.86, 0.8, 0.72, 0.64, 0.55, 0.45, 0.35] as const;

export type FileType = 'image/jpeg' | 'image/png';

/** An encoded thumbnail. */
interface Encoded {
  readonly blob: Blob;
  /** JPEG quality in percent; null for PNG. */
  readonly quality: number | null;
  /** Whether the quality was lowered to fit. */
  readonly lowered: boolean;
}

/** Encodes the canvas; null where the browser cannot. */
export type ToBlob = (type: FileType, quality?: number) => Promise<Blob | null>;

/**
 * Encodes a thumbnail within YouTube's limit: a JPEG at the best quality that fits. PNG has no quality to lower.
 * @throws RangeError with the size when it does not fit; Error when the browser cannot encode the type
 */
export async function encode(toBlob: ToBlob, type: FileType): Promise<Encoded> {
  const qualities = type === 'image/png' ? [undefined] : QUALITIES;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, quality] of qualities.entries()) {
    const blob = await toBlob(type, quality);
    if (!blob || blob.type !== type) throw new Error('This browser writes no such file.');
    const percent = quality === undefined ? null : Math.round(quality * 100);
    if (blob.size <= BYTES_MAX) return { blob, quality: percent, lowered: at > 0 };
    least = blob.size;
  }
  throw new RangeError(String(least));
}
