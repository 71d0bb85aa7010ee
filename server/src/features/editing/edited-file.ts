import { readFile } from 'node:fs/promises';
import { EditError } from '@flint/engines/spec/edit-error';
import type { EditedPicture } from '@flint/engines/spec/picture-editor';
import { ProviderError } from '@flint/engines/spec/provider-error';
import type { ProviderFile } from '@flint/engines/spec/queued-model';
import type { ServedBy } from '@flint/shared/contracts/providers';
import type { CutoutRecipe, EditRecipe, UpscaleRecipe } from '@flint/shared/contracts/recipes/editing';
import type { MadeFile, MakeContext } from '../generation/kind';
import { toPictureFile } from '../images/picture-file';

/** Limits of a vendor's picture; an enlarged one is large. */
const LIMITS = { maxBytes: 100_000_000, timeoutMs: 120_000 };

export type FromPictureRecipe = EditRecipe | CutoutRecipe | UpscaleRecipe;

interface Made {
  readonly recipe: FromPictureRecipe;
  readonly servedBy: ServedBy;
}

/** The picture that the built-in editor made, ready to be stored. */
export const editedFile = ({ image, dominantColor }: EditedPicture, made: Made): Promise<MadeFile> =>
  fileOf(image, made, dominantColor);

/** A vendor's picture, copied and ready to be stored. @throws Error when it is no picture */
export async function vendorFile(
  [file]: readonly ProviderFile[],
  made: Made,
  { download }: Pick<MakeContext, 'download'>,
): Promise<MadeFile> {
  if (!file) throw new Error('The vendor answered without a picture');
  return fileOf(await readFile(await download(file.url, 'picture', LIMITS)), made);
}

async function fileOf(bytes: Uint8Array, { recipe, servedBy }: Made, dominantColor?: string): Promise<MadeFile> {
  const picture = { bytes, seed: recipe.seed, recipe, servedBy, ...(dominantColor && { dominantColor }) };
  const file = await toPictureFile(picture);
  return recipe.source.from === 'library' ? { ...file, madeFrom: recipe.picture } : file;
}

/** Does the built-in editor's work. @throws ProviderError `refused` with its words for an edit that cannot be made */
export async function withEditor<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof EditError) throw new ProviderError('refused', { message: error.message });
    throw error;
  }
}
