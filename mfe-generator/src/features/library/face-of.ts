import type { LibraryItem } from '@flint/shared/contracts/library';

/** Thumbnail of an item. Size in pixels; 0 for items without a shape. */
export interface Face {
  /** A picture or a film's poster; null for audio. */
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
