import type { CameraMove } from '@flint/shared/contracts/camera';

/** A scene, ready to be rendered. */
export interface FilmScene {
  /** PNG, JPEG or WebP. */
  readonly picture: Uint8Array;
  /** The drawing of the picture, where there is one: its layers give the depth map. */
  readonly svg?: string;
  readonly camera: CameraMove;
  readonly caption?: string;
  /** Parallax factor; default 1. */
  readonly relief?: number;
  /** First frame, and the one after the last. Neighbours overlap by their cross-fade. */
  readonly from: number;
  readonly to: number;
}

/** A film for the renderer; structured-cloneable, so that it can be posted to a worker thread. */
export interface Film {
  /** Even pixels. */
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  readonly frames: number;
  readonly scenes: readonly FilmScene[];
  /** Amount of motion; 1 is the default. */
  readonly strength: number;
  /** Phase of the handheld sway, between 0 and 1. */
  readonly hand: number;
}

/** Renders the frames of a film in order, each as `yuv420p` bytes. */
export type FilmRenderer = (film: Film, signal?: AbortSignal) => AsyncIterable<Uint8Array>;
