/**
 * Input and output of each image endpoint, after the vendor's own descriptions (fal.ai/models/<id>/llms.txt and
 * the types of @fal-ai/client 1.10.1, read 2026-11-21).
 *
 * @typedef {object} PictureEndpoint
 * @property {boolean} fromImage whether `image_url` is required
 * @property {boolean} [wordless] whether it takes no prompt, or none is needed
 * @property {'image_size' | 'aspect_ratio' | 'none'} size the field that sets the size
 * @property {number} maxPictures `num_images` at most; 1 where the field does not exist
 * @property {boolean} tells whether the output contains size, seed and safety flags
 * @property {'jpeg' | 'png' | 'webp'} format
 */

/** @type {Readonly<Record<string, PictureEndpoint>>} */
export const PICTURE_ENDPOINTS = {
  'fal-ai/flux/dev': { fromImage: false, size: 'image_size', maxPictures: 4, tells: true, format: 'jpeg' },
  'fal-ai/flux/dev/image-to-image': { fromImage: true, size: 'none', maxPictures: 4, tells: true, format: 'jpeg' },
  'fal-ai/flux-kontext/dev': { fromImage: true, size: 'none', maxPictures: 4, tells: true, format: 'png' },
  'fal-ai/flux-1/dev/redux': {
    fromImage: true,
    wordless: true,
    size: 'image_size',
    maxPictures: 4,
    tells: true,
    format: 'jpeg',
  },
  'fal-ai/flux/schnell/redux': {
    fromImage: true,
    wordless: true,
    size: 'image_size',
    maxPictures: 4,
    tells: true,
    format: 'jpeg',
  },
  'fal-ai/flux-pro/v1.1-ultra/redux': {
    fromImage: true,
    wordless: true,
    size: 'aspect_ratio',
    maxPictures: 4,
    tells: true,
    format: 'jpeg',
  },
  'fal-ai/flux/schnell': { fromImage: false, size: 'image_size', maxPictures: 4, tells: true, format: 'jpeg' },
  'fal-ai/flux-pro/v1.1-ultra': { fromImage: false, size: 'aspect_ratio', maxPictures: 4, tells: true, format: 'jpeg' },
  'fal-ai/recraft-v3': { fromImage: false, size: 'image_size', maxPictures: 1, tells: false, format: 'webp' },
  'fal-ai/recraft/v3/image-to-image': { fromImage: true, size: 'none', maxPictures: 1, tells: false, format: 'webp' },
  'fal-ai/stable-diffusion-v35-large': {
    fromImage: false,
    size: 'image_size',
    maxPictures: 4,
    tells: true,
    format: 'jpeg',
  },
  'fal-ai/stable-diffusion-v3-medium': {
    fromImage: false,
    size: 'image_size',
    maxPictures: 4,
    tells: true,
    format: 'png',
  },
  'fal-ai/stable-diffusion-v3-medium/image-to-image': {
    fromImage: true,
    size: 'image_size',
    maxPictures: 4,
    tells: true,
    format: 'png',
  },
};
