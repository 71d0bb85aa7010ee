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

/** A wish for pictures, in the client's words. */
export interface ImageOrder {
  prompt: string;
  style?: ImageStyle | undefined;
  model?: ImageModelId | undefined;
  aspectRatio?: AspectRatio | undefined;
  /** Brought into 1–4. */
  count?: number | undefined;
  seed?: number | undefined;
  /** Words to be set on the picture. */
  textOverlays?: readonly string[] | undefined;
  /** The brand whose colours it is made in, and where its logo stands. */
  brandProfileId?: string | undefined;
  logoCorner?: LogoCorner | undefined;
  /** A picture to start from. */
  imageUrl?: string | undefined;
}

/** What is sent for an order: one square picture unless it says otherwise, nothing that it does not say. */
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
 * The simple call: makes pictures and answers when they are there.
 * @throws as `request`
 */
export function generateImages(order: ImageOrder, options: RequestOptions = {}) {
  return request(generateImage, { body: imageBody(order) }, withKey(options));
}

/**
 * The styled call: starts the work and answers its run, to be put among the runs that are followed.
 * Photorealistic unless the order names another style.
 * @throws as `request`
 */
export function startImages(order: ImageOrder, options: RequestOptions = {}) {
  const body = imageBody({ ...order, style: order.style ?? DEFAULT_IMAGE_STYLE });
  return requestAsync(generateImage, { body }, withKey(options));
}

const withKey = (options: RequestOptions) => ({ idempotencyKey: crypto.randomUUID(), ...options });
