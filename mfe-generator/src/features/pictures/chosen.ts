import type { PictureSource } from '@flint/shared/contracts/recipes/picture-source';
import * as z from '@flint/shared/contracts/schema';

/** A picture that was chosen. */
export const Chosen = z.object({
  /** The id of an upload or of an own picture, or an address. */
  ref: z.string(),
  /** What it is called. */
  name: z.string(),
  /** Where it can be seen; null where nobody knows, as of other sites' pictures. */
  src: z.nullable(z.string()),
});
export type Chosen = z.infer<typeof Chosen>;

/** A picture of a recipe, as it is put back into a form. */
export function chosenAgain(ref: string, source: PictureSource | undefined, at = 0): Chosen {
  return { ref, name: source?.name ?? `Picture ${at + 1}`, src: null };
}
