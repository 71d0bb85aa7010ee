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

export interface Poster {
  image: Buffer;
  contentType: 'image/webp';
  width: number;
  height: number;
  /** `#rrggbb`. */
  dominantColor: string;
}

/** A scene of a storyboard, with what it will show. */
export interface StoryboardScene {
  prompt: string;
  camera: CameraMove;
  seconds: number;
  caption?: string;
  /** WebP, in the film's shape. */
  image: Uint8Array;
}

export interface FilmProgress {
  /** From 0 to 1; never falls. */
  fraction: number;
  /** What is happening, in words. */
  phase: string;
}

export interface MadeFilm {
  /** Absolute path. */
  file: string;
  contentType: 'video/mp4';
  seconds: number;
  width: number;
  height: number;
  hasSound: boolean;
  poster: Poster;
  scenes: readonly { prompt: string; camera: CameraMove; seconds: number; caption?: string }[];
}

export interface FilmOptions {
  /** Where the film is written; it exists, and is the caller's to clear. */
  directory: string;
  signal?: AbortSignal;
  onProgress?: (progress: FilmProgress) => void;
}

export interface Filmmaker {
  /** The scenes of an order as stills, without filming them. One order at a time; others wait. @throws as `make` */
  storyboard(order: FilmOrder, signal?: AbortSignal): Promise<readonly StoryboardScene[]>;
  /**
   * Makes a film: H.264 and AAC in an MP4 that plays while it loads. One at a time; others wait.
   * @throws FfmpegError when it cannot be written; the signal's reason within a second, and no file is left
   */
  make(order: FilmOrder, options: FilmOptions): Promise<MadeFilm>;
}
