import type { CameraMove } from '@flint/shared/contracts/camera';

/** One scene, ready to be filmed. */
export interface FilmScene {
  /** PNG, JPEG or WebP. */
  readonly picture: Uint8Array;
  /** The drawing it was made from, where there is one: its layers tell what is near. */
  readonly svg?: string;
  readonly camera: CameraMove;
  readonly caption?: string;
  /** How much what is near shifts against what is far: 1 unless told. */
  readonly relief?: number;
  /** First frame, and the one after the last. Neighbours overlap by their cross-fade. */
  readonly from: number;
  readonly to: number;
}

/** A film as its renderer needs it: it can be sent to another thread. */
export interface Film {
  /** Even pixels. */
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  readonly frames: number;
  readonly scenes: readonly FilmScene[];
  /** 1 is usual. */
  readonly strength: number;
  /** Between 0 and 1: tells one hand that holds the camera from another. */
  readonly hand: number;
}

/** Renders the frames of a film in order, each as `yuv420p` bytes. */
export type FilmRenderer = (film: Film, signal?: AbortSignal) => AsyncIterable<Uint8Array>;
