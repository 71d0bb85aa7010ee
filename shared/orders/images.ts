import type { RequestOptions } from '@flint/shared/api/exchange';
import { request, requestAsync } from '@flint/shared/api/request';
import {
  type AspectRatio,
  clampCount,
  DEFAULT_ASPECT_RATIO,
  DEFAULT_IMAGE_STYLE,
  type ImageStyle,
  type LogoCorner,
  modelFor,
} from '@flint/shared/contracts/image-options';
import { type GenerateImageBody, generateImage } from '@flint/shared/contracts/images';
import type { ImageModelId } from '@flint/shared/contracts/models';

/** A request for pictures, in the client's field names. */
export interface ImageOrder {
  prompt: string;
  style?: ImageStyle | undefined;
  model?: ImageModelId | undefined;
  aspectRatio?: AspectRatio | undefined;
  /** Clamped to 1–4. */
  count?: number | undefined;
  seed?: number | undefined;
  /** Texts to be set on the picture. */
  textOverlays?: readonly string[] | undefined;
  /** The brand whose colours and logo are used. */
  brandProfileId?: string | undefined;
  logoCorner?: LogoCorner | undefined;
  /** URL of a source picture. */
  imageUrl?: string | undefined;
}

/** Builds the request body: one square picture by default, and only those other fields that the order gives. */
export function imageBody(order: ImageOrder): GenerateImageBody {
  const { prompt, style, model, aspectRatio = DEFAULT_ASPECT_RATIO, count, seed, textOverlays, imageUrl } = order;
  const { brandProfileId, logoCorner } = order;
  return {
    prompt,
    aspect_ratio: aspectRatio,
    model: modelFor(model, style),
    num_images: clampCount(count),
    ...(style !== undefined && { style }),
    ...(seed !== undefined && { seed }),
    ...(textOverlays?.length && { text_overlays: [...textOverlays] }),
    ...(imageUrl !== undefined && { image_url: imageUrl }),
    ...(brandProfileId && { brandProfileId, ...(logoCorner && { logoCorner }) }),
  };
}

/**
 * The simple call: makes pictures and waits for them.
 * @throws as `request`
 */
export function generateImages(order: ImageOrder, options: RequestOptions = {}) {
  return request(generateImage, { body: imageBody(order) }, withKey(options));
}

/**
 * The styled call: starts the work and answers its run; add it to the followed runs. Photorealistic unless the order
 * names another style.
 * @throws as `request`
 */
export function startImages(order: ImageOrder, options: RequestOptions = {}) {
  const body = imageBody({ ...order, style: order.style ?? DEFAULT_IMAGE_STYLE });
  return requestAsync(generateImage, { body }, withKey(options));
}

const withKey = (options: RequestOptions) => ({ idempotencyKey: crypto.randomUUID(), ...options });
