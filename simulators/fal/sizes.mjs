/** @type {Readonly<Record<string, readonly [number, number]>>} */
const PRESETS = {
  square_hd: [1024, 1024],
  square: [512, 512],
  portrait_4_3: [768, 1024],
  portrait_16_9: [576, 1024],
  landscape_4_3: [1024, 768],
  landscape_16_9: [1024, 576],
};

/** @type {Readonly<Record<string, readonly [number, number]>>} */
const ULTRA_SIZES = { '1:1': [2048, 2048], '16:9': [2752, 1536], '9:16': [1536, 2752], '3:4': [1792, 2368] };

const SIDE_MAX = 14_142;
const isSide = (/** @type {unknown} */ side) =>
  Number.isInteger(side) && Number(side) >= 64 && Number(side) <= SIDE_MAX;

/**
 * Requested width and height in pixels, or null when the size field is invalid.
 * @param {import('./picture-endpoints.mjs').PictureEndpoint} endpoint
 * @param {Record<string, any>} input
 * @returns {readonly [number, number] | null}
 */
export function sizeOf(endpoint, input) {
  if (endpoint.size === 'none') return [1024, 1024];
  if (endpoint.size === 'aspect_ratio') return ULTRA_SIZES[input.aspect_ratio ?? '16:9'] ?? null;
  const size = input.image_size ?? 'landscape_4_3';
  if (typeof size === 'string') return PRESETS[size] ?? null;
  return isSide(size?.width) && isSide(size?.height) ? [size.width, size.height] : null;
}
