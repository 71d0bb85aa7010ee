import type { RequestOptions } from '@flint/shared/api/exchange';
import { request, requestAsync } from '@flint/shared/api/request';
import { clampCount, DEFAULT_ASPECT_RATIO, DEFAULT_IMAGE_STYLE, modelFor } from '@flint/shared/contracts/image-options';
import { type GenerateImageBody, generateImage } from '@flint/shared/contracts/images';

/** Completes a request: one square picture by the model of its style, and 4 at most. */
function imageBody({ model, num_images, ...wish }: GenerateImageBody): GenerateImageBody {
  return {
    aspect_ratio: DEFAULT_ASPECT_RATIO,
    ...wish,
    model: modelFor(model, wish.style),
    num_images: clampCount(num_images),
  };
}

/**
 * The simple call: makes pictures and waits for them.
 * @throws as `request`
 */
export function generateImages(wish: GenerateImageBody, options: RequestOptions = {}) {
  return request(generateImage, { body: imageBody(wish) }, withKey(options));
}

/**
 * The styled call: starts the work and answers its run; add it to the followed runs. Photorealistic unless the request
 * names another style.
 * @throws as `request`
 */
export function startImages(wish: GenerateImageBody, options: RequestOptions = {}) {
  const body = imageBody({ style: DEFAULT_IMAGE_STYLE, ...wish });
  return requestAsync(generateImage, { body }, withKey(options));
}

const withKey = (options: RequestOptions) => ({ idempotencyKey: crypto.randomUUID(), ...options });
