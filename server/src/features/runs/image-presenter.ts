import { textsOf } from '@flint/engines/english/texts-on-picture';
import type { GeneratedImage } from '@flint/shared/contracts/generated-image';
import { ratioName } from '@flint/shared/contracts/image-options';
import type { ServedBy } from '@flint/shared/contracts/providers';
import {
  isFromPicture,
  isFromWords,
  isPhoto,
  type PictureRecipe,
  pictureTitle,
} from '@flint/shared/contracts/recipes/editing';
import type { Storage } from '../../platform/storage/storage';
import type { PictureRow } from './tables';

/** Recipe and provider of a picture. */
export interface PictureMaking {
  readonly recipe: PictureRecipe;
  readonly servedBy: ServedBy;
}

/**
 * Lettering of a picture. The built-in engine also sets texts quoted in the prompt; a vendor's model draws those
 * itself.
 */
function textsOn({ recipe, servedBy }: PictureMaking): string[] {
  if (!isFromWords(recipe)) return [];
  const ordered = recipe.textOverlays ?? [];
  return servedBy === 'embedded' ? textsOf(recipe.prompt, ordered) : ordered;
}

/** Presents a picture to its owner, with a freshly signed address. */
export function toImage(asset: PictureRow, made: PictureMaking, storage: Storage): GeneratedImage {
  const { recipe } = made;
  return {
    id: asset.id,
    url: storage.address(asset.storage_key),
    prompt: pictureTitle(recipe),
    timestamp: asset.created_at.toISOString(),
    aspect_ratio: isFromPicture(recipe) ? ratioName(asset) : recipe.aspectRatio,
    style: recipe.style,
    ...(isPhoto(recipe) ? { model: '', seed: 0 } : { model: recipe.model, seed: asset.seed ?? recipe.seed }),
    text_overlays: textsOn(made),
    edited_url: asset.edited_key ? storage.address(asset.edited_key) : null,
    type: typeOf(recipe),
    width: asset.width,
    height: asset.height,
    dominant_color: asset.dominant_color,
    content_type: asset.content_type,
    bytes: asset.bytes,
  };
}

function typeOf(recipe: PictureRecipe): GeneratedImage['type'] {
  if (isPhoto(recipe)) return 'uploaded';
  if (isFromPicture(recipe)) return 'edited';
  return recipe.variationOf ? 'variation' : 'generated';
}
