import type { PictureSource } from '@flint/shared/contracts/recipes/picture-source';
import * as z from '@flint/shared/contracts/schema';
import type { LibraryChoice } from '@flint/shared/orders/parts/library-tiles';

/** A chosen picture. */
export const Chosen = z.object({
  /** The id of an upload or a library picture, or a URL. */
  ref: z.string(),
  /** Display name. */
  name: z.string(),
  /** Thumbnail URL; null where unknown, as for other sites' pictures. */
  src: z.nullable(z.string()),
  /** Set for a library picture, whose name and thumbnail are read anew. */
  from: z.optional(z.literal('library')),
});
export type Chosen = z.infer<typeof Chosen>;

/** Restores a recipe's picture into a form. */
export function chosenAgain(ref: string, source: PictureSource | undefined, at = 0): Chosen {
  const name = source?.name ?? `Picture ${at + 1}`;
  return { ref, name, src: null, ...(source?.from === 'library' && { from: 'library' }) };
}

/** A picture of the library in a form. */
export const chosenOfLibrary = ({ id, name, src }: LibraryChoice): Chosen => ({ ref: id, name, src, from: 'library' });

/** A library picture that another page hands over by its id. */
export const chosenById = (ref: string): Chosen => ({
  ...{ ref, name: 'A picture of your library', src: null, from: 'library' },
});
