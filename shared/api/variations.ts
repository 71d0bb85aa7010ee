import type { AspectRatio, ImageStyle } from '../contracts/image-options';
import type { ImageModelId } from '../contracts/models';
import { clampVariations, type GenerateVariationsBody, generateVariations } from '../contracts/variations';
import type { RequestOptions } from './exchange';
import { request, requestAsync } from './request';

/** A wish for variations of a picture, in the client's words. */
export interface VariationOrder {
  /** The picture's address; a relative one is ours. */
  imageUrl: string;
  /** Its id when it is the user's own: its recipe then leads, also when the address has lapsed. */
  sourceId?: string | undefined;
  prompt?: string | undefined;
  model?: ImageModelId | undefined;
  style?: ImageStyle | undefined;
  aspectRatio?: AspectRatio | undefined;
  /** Brought into 1–4; 3 without one. */
  count?: number | undefined;
  seed?: number | undefined;
}

/** What is sent for an order: how many, and of everything else only what it says. */
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
 * Makes variations and answers when they are there.
 * @throws as `request`
 */
export function makeVariations(order: VariationOrder, options: RequestOptions = {}) {
  return request(generateVariations, { body: variationsBody(order) }, withKey(options));
}

/**
 * Starts variations and answers their run, to be followed by `followRun`.
 * @throws as `request`
 */
export function startVariations(order: VariationOrder, options: RequestOptions = {}) {
  return requestAsync(generateVariations, { body: variationsBody(order) }, withKey(options));
}

const withKey = (options: RequestOptions) => ({ idempotencyKey: crypto.randomUUID(), ...options });
