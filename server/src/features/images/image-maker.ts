import type { Illustration, IllustrationRequest, LetteringRequest } from '@flint/engines/spec/illustrator';
import type { QueuedImageModel } from '@flint/engines/spec/image-model';

/** Draws on this machine, one picture at a time; an abort stops the drawing itself. */
export interface Illustrator {
  draw(request: IllustrationRequest, signal?: AbortSignal): Promise<Illustration>;
  close(): Promise<void>;
}

/** Sets words on finished pictures. */
export interface Letterer {
  letter(request: LetteringRequest, signal?: AbortSignal): Promise<Uint8Array>;
}

/** Who makes the pictures, chosen once by configuration. */
export type ImageMaker =
  | { readonly servedBy: 'embedded'; readonly illustrator: Illustrator }
  | {
      readonly servedBy: 'fal';
      readonly model: QueuedImageModel;
      readonly letterer: Letterer;
      /** Origins its pictures may be downloaded from. */
      readonly allowOrigins: readonly string[];
    };
