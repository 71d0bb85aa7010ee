import type { DrawnGroup, IllustrationRequest } from './illustrator';

export type { DrawnGroup } from './illustrator';

/** What an edit does to a picture; `recolour` alone needs a drawing with groups. */
export type EditOperation =
  | 'light'
  | 'colour'
  | 'temperature'
  | 'contrast'
  | 'saturation'
  | 'blur'
  | 'vignette'
  | 'grain'
  | 'crop'
  | 'rotate'
  | 'straighten'
  | 'sharpen'
  | 'duotone'
  | 'filter'
  | 'text'
  | 'frame'
  | 'recolour';

export interface EditStep {
  readonly operation: EditOperation;
  /** What it does, told before the press: "crop to 4:5". */
  readonly says: string;
  /** Parameters of the operation: plain JSON. */
  readonly [parameter: string]: string | number | boolean | readonly (string | number)[];
}

export interface EditPlan {
  /** In the order they are carried out; empty when nothing was understood. */
  readonly steps: readonly EditStep[];
  /** Phrases that were not understood, as typed. */
  readonly ignored: readonly string[];
}

/** The request of an own drawing, by which the same version of the illustrator draws it again. */
export interface Drawing {
  /** `ILLUSTRATOR_VERSION` of the picture. */
  readonly version: number;
  readonly request: IllustrationRequest;
}

export interface EditedPicture {
  /** PNG without metadata. */
  readonly image: Buffer;
  readonly contentType: 'image/png';
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`. */
  readonly dominantColor: string;
  /** Sentences for the user: "Only the first frame of the animation was edited." */
  readonly notes: readonly string[];
}

export interface EditOrder {
  /** PNG, JPEG, WebP, GIF or AVIF. */
  readonly image: Uint8Array;
  readonly plan: EditPlan;
  /** 0 to 1: scales the amounts of the plan; 0.5 as described. */
  readonly strength: number;
  /** Where the picture is an own drawing. */
  readonly drawing?: Drawing;
  /** Unsigned 32-bit. */
  readonly seed: number;
}

export interface UpscaleOrder {
  readonly image: Uint8Array;
  readonly factor: 2 | 4;
  /** Where the picture is an own drawing. */
  readonly drawing?: Drawing;
}

export interface CutOutOrder {
  readonly drawing: Drawing;
}

export interface UpscaledPicture extends EditedPicture {
  /** Drawn again at the larger size (exact), or resampled. */
  readonly how: 'redrawn' | 'resampled';
}

/** Heavy work on pictures; it runs in worker threads. */
export interface PictureWork {
  /**
   * Carries out a plan.
   * @throws `EditError` with a message for the user; an `AbortError` when the signal fires
   */
  edit(order: EditOrder, signal?: AbortSignal): Promise<EditedPicture>;
  /** Enlarges a picture. @throws as `edit` */
  upscale(order: UpscaleOrder, signal?: AbortSignal): Promise<UpscaledPicture>;
  /** Cuts the subjects out of a drawing of this version. @throws as `edit` */
  cutOut(order: CutOutOrder, signal?: AbortSignal): Promise<EditedPicture>;
}

export interface PictureEditor extends PictureWork {
  /** Reads what the words ask for; fast and pure. `groups` are those of the picture, if it is a drawing of this version. */
  plan(words: string, groups?: readonly DrawnGroup[]): EditPlan;
}
