import type { PictureFormat } from '../lib/picture';

export interface PictureEndpoint {
  /** Whether `image_url` is required. */
  fromImage: boolean;
  /** Whether it takes no prompt, or none is needed. */
  wordless?: boolean;
  /** The field that sets the size. */
  size: 'image_size' | 'aspect_ratio' | 'none';
  /** `num_images` at most; 1 where the field does not exist. */
  maxPictures: number;
  /** Whether the output contains size, seed and safety flags. */
  tells: boolean;
  format: PictureFormat;
}

/**
 * Input and output of each image endpoint, after the vendor's own descriptions (fal.ai/models/<id>/llms.txt and
 * the types of @fal-ai/client 1.10.1, read 2026-11-21).
 */
export const PICTURE_ENDPOINTS: Readonly<Record<string, PictureEndpoint>> = {
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
