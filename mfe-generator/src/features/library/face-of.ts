import type { LibraryItem } from '@flint/shared/contracts/library';

/** What stands for a thing in a list. Pixels; 0 for what has no shape of its own. */
export interface Face {
  /** A picture, or a film's still; null for what cannot be seen. */
  readonly src: string | null;
  readonly width: number;
  readonly height: number;
  readonly color: string | undefined;
}

const SHAPELESS = { src: null, width: 0, height: 0, color: undefined };

export function faceOf({ image, media }: Pick<LibraryItem, 'image' | 'media'>): Face {
  if (image) return { src: image.url, width: image.width, height: image.height, color: image.dominant_color };
  if (!media) return SHAPELESS;
  return { src: media.posterUrl, width: media.width ?? 0, height: media.height ?? 0, color: undefined };
}
