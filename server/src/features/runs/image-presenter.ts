import { textsOf } from '@flint/engines/english/texts-on-picture';
import type { GeneratedImage } from '@flint/shared/contracts/generated-image';
import type { ServedBy } from '@flint/shared/contracts/providers';
import type { ImageRecipe } from '@flint/shared/contracts/recipes/image';
import type { Storage } from '../../platform/storage/storage';
import type { PictureRow } from './tables';

/** Recipe and provider of a picture. */
export interface PictureMaking {
  readonly recipe: ImageRecipe;
  readonly servedBy: ServedBy;
}

/**
 * Lettering of a picture. The built-in engine also sets texts quoted in the prompt; a vendor's model draws those
 * itself.
 */
function textsOn({ recipe, servedBy }: PictureMaking): string[] {
  const ordered = recipe.textOverlays ?? [];
  return servedBy === 'embedded' ? textsOf(recipe.prompt, ordered) : ordered;
}

/** Presents a picture to its owner, with a freshly signed address. */
export function toImage(asset: PictureRow, made: PictureMaking, storage: Storage): GeneratedImage {
  const { recipe } = made;
  return {
    id: asset.id,
    url: storage.address(asset.storage_key),
    prompt: recipe.prompt,
    timestamp: asset.created_at.toISOString(),
    aspect_ratio: recipe.aspectRatio,
    style: recipe.style,
    model: recipe.model,
    seed: asset.seed ?? recipe.seed,
    text_overlays: textsOn(made),
    edited_url: null,
    type: recipe.variationOf ? 'variation' : 'generated',
    width: asset.width,
    height: asset.height,
    dominant_color: asset.dominant_color,
    content_type: asset.content_type,
    bytes: asset.bytes,
  };
}
