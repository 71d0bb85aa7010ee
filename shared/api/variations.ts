import { clampVariations, type GenerateVariationsBody, generateVariations } from '../contracts/variations';
import type { RequestOptions } from './exchange';
import { requestAsync } from './request';

/** Completes a request: 3 variations, and 4 at most. */
const variationsBody = (wish: GenerateVariationsBody): GenerateVariationsBody => ({
  ...wish,
  num_images: clampVariations(wish.num_images),
});

/**
 * Starts variations and answers their run; follow it with `followRun`.
 * @throws as `request`
 */
export function startVariations(wish: GenerateVariationsBody, options: RequestOptions = {}) {
  return requestAsync(generateVariations, { body: variationsBody(wish) }, withKey(options));
}

const withKey = (options: RequestOptions) => ({ idempotencyKey: crypto.randomUUID(), ...options });
