import type { GeneratedImage } from '@flint/shared/contracts/generated-image';
import type { ImageRecipe } from '@flint/shared/contracts/runs';
import type { Storage } from '../../platform/storage/storage';
import type { AssetRow } from './runs-repository';

/** A picture as its owner sees it, its address signed anew. */
export function toImage(asset: AssetRow, recipe: ImageRecipe, storage: Storage): GeneratedImage {
  return {
    id: asset.id,
    url: storage.address(asset.storage_key),
    prompt: recipe.prompt,
    timestamp: asset.created_at.toISOString(),
    aspect_ratio: recipe.aspectRatio,
    style: recipe.style,
    model: recipe.model,
    seed: asset.seed,
    text_overlays: [],
    edited_url: null,
    type: recipe.variationOf ? 'variation' : 'generated',
    width: asset.width,
    height: asset.height,
    dominant_color: asset.dominant_color,
    content_type: asset.content_type,
    bytes: asset.bytes,
  };
}
