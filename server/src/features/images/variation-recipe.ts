import { randomInt } from 'node:crypto';
import {
  ASPECT_RATIO_IDS,
  type AspectRatio,
  DEFAULT_ASPECT_RATIO,
  type ImageStyle,
  modelFor,
  SEED_MAX,
} from '@flint/shared/contracts/image-options';
import { FLUX_DEV } from '@flint/shared/contracts/models';
import { isFromWords, pictureSubject } from '@flint/shared/contracts/recipes/editing';
import type { ImageRecipe } from '@flint/shared/contracts/recipes/image';
import { clampVariations, type GenerateVariationsBody, UNDESCRIBED } from '@flint/shared/contracts/variations';
import { AppError, notFound } from '../../platform/http/app-error';
import { MEDIA_PREFIX } from '../../platform/storage/signed-address';
import { ownMediaPath } from '../generation/inputs';
import { findOwnPicture, type OwnPicture } from '../runs/own-picture';
import type { ImageDeps } from './image-deps';
import { type ImageOffer, isOrdered } from './image-offer';

type VariationDeps = ImageDeps & { readonly offer: ImageOffer };

/**
 * Fills in every default of an order of variations. A user's own picture supplies what the order leaves out; of any
 * other only the address is known, and it is read when the run starts.
 * @throws AppError `not_found` for a picture that is not the user's, `invalid_input` naming the field otherwise
 */
export async function toVariationRecipe(
  deps: VariationDeps,
  userId: string,
  body: GenerateVariationsBody,
): Promise<ImageRecipe> {
  const own = await findSource(deps, userId, body);
  const told = own && pictureSubject(own.recipe);
  const prompt = body.prompt || told || UNDESCRIBED;
  const reworded = Boolean(body.prompt) && body.prompt !== told;
  const made = own && isFromWords(own.recipe) ? own.recipe : undefined;
  const model = chooseModel(deps.offer, body, own, { prompt: prompt === UNDESCRIBED ? '' : prompt, reworded });
  const aspectRatio = body.aspect_ratio ?? madeRatio(own) ?? DEFAULT_ASPECT_RATIO;
  return {
    prompt,
    model,
    style: body.style ?? own?.recipe.style ?? null,
    aspectRatio,
    count: clampVariations(body.num_images ?? body.count),
    seed: body.seed ?? randomInt(SEED_MAX),
    imageUrl: own ? null : (body.image_url ?? null),
    ...finishing(deps.offer, model, aspectRatio, made),
    ...(made?.brand && { brand: made.brand }),
    variationOf: {
      assetId: own?.id ?? null,
      seed: own && !reworded && !isOrdered(deps.offer) ? paletteSeedOf(own) : null,
      basis: isOrdered(deps.offer) ? 'picture' : made && !reworded ? 'recipe' : 'colours',
      reworded,
    },
  };
}

/** Post-processing of the pictures. A vendor's model sees the words on its source and repeats them. */
function finishing(offer: ImageOffer, model: string, aspectRatio: string, made: ImageRecipe | undefined) {
  if (!isOrdered(offer)) return made?.textOverlays ? { textOverlays: made.textOverlays } : {};
  const cut = offer.model.cutFrom(model, aspectRatio as AspectRatio);
  return cut ? { cutFrom: cut } : {};
}

/** The user's own source picture; undefined for any other. */
async function findSource(
  { db, storage, publicOrigin }: VariationDeps,
  userId: string,
  { image_url: address, source_id: id }: GenerateVariationsBody,
): Promise<OwnPicture | undefined> {
  if (id !== undefined) {
    const own = await findOwnPicture(db, userId, { id });
    if (!own) throw notFound('picture');
    return own;
  }
  const path = address === undefined ? undefined : ownMediaPath(address, publicOrigin);
  if (path === undefined) return undefined;
  // Ownership decides, not the signature: an own picture may be varied after its address has expired.
  const storageKey = decodeURIComponent(new URL(path, publicOrigin).pathname.slice(MEDIA_PREFIX.length));
  const own = await findOwnPicture(db, userId, { storageKey });
  if (!own && !storage.keyOf(path))
    throw new AppError('invalid_input', 'The image address could not be read.', { field: 'image_url' });
  return own;
}

/** The seed that reproduces a picture's palette: its own, or the one its palette came from. */
function paletteSeedOf({ servedBy, seed, recipe }: OwnPicture): number | null {
  if (servedBy !== 'embedded' || !isFromWords(recipe) || recipe.imageUrl !== null) return null;
  return recipe.variationOf ? recipe.variationOf.seed : seed;
}

/** The named model, else the picture's own, else the default; always one that can make variations. */
function chooseModel(
  offer: ImageOffer,
  body: GenerateVariationsBody,
  own: OwnPicture | undefined,
  asked: { prompt: string; reworded: boolean },
): string {
  const named =
    body.model ??
    (own && isFromWords(own.recipe) ? own.recipe.model : undefined) ??
    modelFor(undefined, body.style as ImageStyle | undefined);
  if (!isOrdered(offer)) return named;
  const variation = asked.reworded ? 'reworded' : 'alike';
  const why = offer.model.whyNotVaried({ model: named, prompt: asked.prompt, variation });
  if (why === undefined) return named;
  const other = offer.model.whyNotVaried({ model: FLUX_DEV, prompt: asked.prompt, variation });
  if (body.model === undefined && other === undefined) return FLUX_DEV;
  throw new AppError('invalid_input', why, { field: 'model' });
}

/** The ratio of a picture where it is one that can be ordered: an edit may have cut it to any. */
function madeRatio(own: OwnPicture | undefined): AspectRatio | undefined {
  return ASPECT_RATIO_IDS.find((ratio) => ratio === own?.recipe.aspectRatio);
}
