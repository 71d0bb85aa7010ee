import { randomInt } from 'node:crypto';
import type { QueuedImageModel } from '@flint/engines/spec/image-model';
import { clampCount, DEFAULT_ASPECT_RATIO, modelFor, SEED_MAX } from '@flint/shared/contracts/image-options';
import type { GenerateImageBody } from '@flint/shared/contracts/images';
import type { ImageRecipe } from '@flint/shared/contracts/recipes/image';
import { AppError } from '../../platform/http/app-error';
import type { Brands } from '../brands/brands-service';
import { type ImageOffer, isOrdered } from './image-offer';

/**
 * Fills in every default of an order, so that the recipe alone reproduces the pictures.
 * @throws AppError `not_found` for a brand profile that is not the user's, `invalid_input` for a logo without one
 */
export async function toImageRecipe(
  brands: Pick<Brands, 'forPicture'>,
  offer: ImageOffer,
  userId: string,
  body: GenerateImageBody,
): Promise<ImageRecipe> {
  const cutFrom = isOrdered(offer) ? offer.model.cutFrom : undefined;
  return { ...withDefaults(body, cutFrom), ...(await brandOf(brands, userId, body)) };
}

/**
 * The recipe of an order without a brand.
 * @param cutFrom the shapes that the maker crops from other shapes; absent when it makes every shape
 */
export function withDefaults(body: GenerateImageBody, cutFrom?: QueuedImageModel['cutFrom']): ImageRecipe {
  const model = modelFor(body.model, body.style);
  const aspectRatio = body.aspect_ratio ?? DEFAULT_ASPECT_RATIO;
  const cut = cutFrom?.(model, aspectRatio);
  return {
    prompt: body.prompt,
    model,
    style: body.style ?? null,
    aspectRatio,
    count: clampCount(body.num_images),
    seed: body.seed ?? randomInt(SEED_MAX),
    imageUrl: body.image_url ?? null,
    ...(body.text_overlays?.length ? { textOverlays: body.text_overlays } : {}),
    ...(cut ? { cutFrom: cut } : {}),
  };
}

async function brandOf(
  brands: Pick<Brands, 'forPicture'>,
  userId: string,
  { brandProfileId, logoCorner }: GenerateImageBody,
): Promise<Pick<ImageRecipe, 'brand'>> {
  if (brandProfileId) return { brand: await brands.forPicture(userId, brandProfileId, logoCorner) };
  if (!logoCorner) return {};
  throw new AppError('invalid_input', 'Name the brand profile whose logo it is.', { field: 'brandProfileId' });
}
