import type { AspectRatio, ImageStyle } from '../contracts/image-options';
import type { ImageModelId } from '../contracts/models';
import { clampVariations, type GenerateVariationsBody, generateVariations } from '../contracts/variations';
import type { RequestOptions } from './exchange';
import { request, requestAsync } from './request';

/** A request for variations of a picture, in the client's field names. */
export interface VariationOrder {
  /** The picture's URL; a relative one is on our own origin. */
  imageUrl: string;
  /** The asset's id when the picture is the user's own: its recipe is then used, also when the URL has expired. */
  sourceId?: string | undefined;
  prompt?: string | undefined;
  model?: ImageModelId | undefined;
  style?: ImageStyle | undefined;
  aspectRatio?: AspectRatio | undefined;
  /** Clamped to 1–4; 3 by default. */
  count?: number | undefined;
  seed?: number | undefined;
}

/** Builds the request body: the count, and only those other fields that the order gives. */
export function variationsBody(order: VariationOrder): GenerateVariationsBody {
  const { imageUrl, sourceId, prompt, model, style, aspectRatio, count, seed } = order;
  return {
    image_url: imageUrl,
    num_images: clampVariations(count),
    ...(sourceId !== undefined && { source_id: sourceId }),
    ...(prompt !== undefined && { prompt }),
    ...(model !== undefined && { model }),
    ...(style !== undefined && { style }),
    ...(aspectRatio !== undefined && { aspect_ratio: aspectRatio }),
    ...(seed !== undefined && { seed }),
  };
}

/**
 * Makes variations and waits for them.
 * @throws as `request`
 */
export function makeVariations(order: VariationOrder, options: RequestOptions = {}) {
  return request(generateVariations, { body: variationsBody(order) }, withKey(options));
}

/**
 * Starts variations and answers their run; follow it with `followRun`.
 * @throws as `request`
 */
export function startVariations(order: VariationOrder, options: RequestOptions = {}) {
  return requestAsync(generateVariations, { body: variationsBody(order) }, withKey(options));
}

const withKey = (options: RequestOptions) => ({ idempotencyKey: crypto.randomUUID(), ...options });
