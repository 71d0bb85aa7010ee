import type { CameraMove } from '@flint/shared/contracts/camera';
import type { AspectRatio, ImageStyle } from '@flint/shared/contracts/image-options';

/** One scene as it is wished for; what is left out is chosen. */
export interface SceneWish {
  /** Read for the camera's move as well, where none is told. */
  readonly prompt: string;
  /** PNG, JPEG or WebP to be shown; drawn from the words where there is none. */
  readonly image?: Uint8Array;
  readonly camera?: CameraMove;
  readonly caption?: string;
}

/** What to film: the recipe with every default filled in. */
export interface FilmOrder {
  readonly prompt: string;
  /** Scenes told one by one; without them the prompt is split. */
  readonly scenes?: readonly SceneWish[];
  /** Pictures to start from, in order: the first scenes show them. */
  readonly images?: readonly Uint8Array[];
  readonly seconds: number;
  readonly aspectRatio: AspectRatio;
  /** 1–255: how much moves. */
  readonly motion: number;
  /** Unsigned 32-bit. */
  readonly seed: number;
  readonly style: ImageStyle;
  /** Whether each scene's words are set under it. */
  readonly captions: boolean;
  /** Absolute paths of sound to be heard with it. */
  readonly speechFile?: string;
  readonly musicFile?: string;
}
