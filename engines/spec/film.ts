import type { CameraMove } from '@flint/shared/contracts/camera';
import type { AspectRatio, ImageStyle } from '@flint/shared/contracts/image-options';

/** A requested scene; the engine chooses what is left out. */
export interface SceneWish {
  /** Describes the scene, and the camera move where none is chosen. */
  readonly prompt: string;
  /** PNG, JPEG or WebP to film; without it a picture is drawn from the prompt. */
  readonly image?: Uint8Array;
  readonly camera?: CameraMove;
  readonly caption?: string;
}

/** A request for a film: the recipe with every default filled in. */
export interface FilmOrder {
  readonly prompt: string;
  /** Explicit scenes; without them the prompt is split. */
  readonly scenes?: readonly SceneWish[];
  /** Start pictures, in order: the first scenes show them. */
  readonly images?: readonly Uint8Array[];
  readonly seconds: number;
  readonly aspectRatio: AspectRatio;
  /** Amount of motion, 1–255. */
  readonly motion: number;
  /** Unsigned 32-bit. */
  readonly seed: number;
  readonly style: ImageStyle;
  /** Whether each scene's text is shown as a caption. */
  readonly captions: boolean;
  /** Absolute paths of the audio tracks. */
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

/** A scene of a storyboard, with a preview. */
export interface StoryboardScene {
  prompt: string;
  camera: CameraMove;
  seconds: number;
  caption?: string;
  /** WebP, in the film's aspect ratio. */
  image: Uint8Array;
}

export interface FilmProgress {
  /** From 0 to 1; never falls. */
  fraction: number;
  /** The current phase, in words for users. */
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
  /** Existing folder for the film; the caller removes it. */
  directory: string;
  signal?: AbortSignal;
  onProgress?: (progress: FilmProgress) => void;
}

export interface Filmmaker {
  /**
   * Renders the scenes of an order as stills, without filming them. One order at a time; others wait.
   * @throws as `make`
   */
  storyboard(order: FilmOrder, signal?: AbortSignal): Promise<readonly StoryboardScene[]>;
  /**
   * Makes a film: H.264 and AAC in an MP4 with fast start. One at a time; others wait.
   * @throws FfmpegError when it cannot be written; the signal's reason within a second, and no file is left
   */
  make(order: FilmOrder, options: FilmOptions): Promise<MadeFilm>;
}
