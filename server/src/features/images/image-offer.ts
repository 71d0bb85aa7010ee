import type { IllustratorPool } from '@flint/engines/spec/illustrator';
import type { QueuedImageModel } from '@flint/engines/spec/image-model';
import type { ServedBy } from '@flint/shared/contracts/models';

/** Draws on this machine, one picture at a time; an abort stops the drawing itself. */
export type Illustrator = Pick<IllustratorPool, 'draw' | 'paletteOf' | 'wordsFor'>;

/** Sets words on finished pictures. */
export type Letterer = Pick<IllustratorPool, 'letter'>;

/** Who makes the pictures, chosen once by configuration: the built-in illustrator, or a vendor's queue. */
export type ImageOffer =
  | { readonly servedBy: ServedBy; readonly illustrator: Illustrator }
  | { readonly servedBy: ServedBy; readonly model: QueuedImageModel; readonly letterer: Letterer };

/** Whether a vendor makes the pictures. */
export const isOrdered = (offer: ImageOffer): offer is Extract<ImageOffer, { model: unknown }> => 'model' in offer;
