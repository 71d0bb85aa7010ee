import type { IllustratorPool } from '@flint/engines/spec/illustrator';
import type { Offered } from '@flint/engines/spec/offers';

/** Draws on this machine, one picture at a time; an abort stops the drawing itself. */
export type Illustrator = Pick<IllustratorPool, 'draw' | 'paletteOf' | 'wordsFor'>;

/** Sets words on finished pictures. */
export type Letterer = Pick<IllustratorPool, 'letter'>;

/** Maker of pictures: the built-in illustrator, or a vendor's queue. */
export type ImageOffer = Offered<'image'>;
export type QueuedImages = Extract<ImageOffer, { form: 'queue' }>;

/** Whether a vendor makes the pictures. */
export const isOrdered = (offer: ImageOffer): offer is QueuedImages => offer.form === 'queue';
