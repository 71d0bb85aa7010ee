import type { PictureSource } from '@flint/shared/contracts/recipes/picture-source';
import * as z from '@flint/shared/contracts/schema';

/** A chosen picture. */
export const Chosen = z.object({
  /** The id of an upload or a library picture, or a URL. */
  ref: z.string(),
  /** Display name. */
  name: z.string(),
  /** Thumbnail URL; null where unknown, as for other sites' pictures. */
  src: z.nullable(z.string()),
});
export type Chosen = z.infer<typeof Chosen>;

/** Restores a recipe's picture into a form. */
export function chosenAgain(ref: string, source: PictureSource | undefined, at = 0): Chosen {
  return { ref, name: source?.name ?? `Picture ${at + 1}`, src: null };
}
