import { drawPicture } from '../lib/picture.mjs';
import { sizeOf } from './sizes.mjs';

/** @typedef {import('./picture-endpoints.mjs').PictureEndpoint} PictureEndpoint */

/** Pixels of a request's pictures; its input was validated before it was accepted. */
const sizeOfRequest = (
  /** @type {PictureEndpoint} */ endpoint,
  /** @type {import('./request.mjs').FalRequest} */ { input },
) => /** @type {readonly [number, number]} */ (sizeOf(endpoint, input));

/** Number of pictures of a result, with a scripted shortage. */
const pictureCount = (
  /** @type {PictureEndpoint} */ { maxPictures },
  /** @type {import('./request.mjs').FalRequest} */ request,
) => {
  const ordered = maxPictures === 1 ? 1 : (request.input.num_images ?? 1);
  return Math.min(ordered, request.rule.result?.pictures ?? ordered);
};

/**
 * The body of an image result.
 * @param {PictureEndpoint} endpoint
 * @param {import('./request.mjs').FalRequest} request
 */
export function pictureOutputOf(endpoint, request) {
  const { tells, format } = endpoint;
  const [width, height] = sizeOfRequest(endpoint, request);
  const images = Array.from({ length: pictureCount(endpoint, request) }, (_, index) => {
    const file = `${index}.${format === 'jpeg' ? 'jpg' : format}`;
    const image = { url: request.addressOf(file), content_type: `image/${format}` };
    return tells ? { ...image, width, height } : { ...image, file_name: file, file_size: null };
  });
  if (!tells) return { images };
  const flagged = request.rule.result?.nsfw ?? [];
  return {
    images,
    timings: { inference: 0.1 },
    seed: request.seed,
    has_nsfw_concepts: images.map((_, index) => flagged.includes(index)),
    prompt: request.input.prompt,
  };
}

/**
 * @param {PictureEndpoint} endpoint
 * @param {import('./request.mjs').FalRequest} request
 * @param {string} file
 */
export async function pictureFileOf(endpoint, request, file) {
  const size = sizeOfRequest(endpoint, request);
  const bytes = await drawPicture(request.seed + Number.parseInt(file, 10), size, endpoint.format);
  return { type: `image/${endpoint.format}`, bytes };
}
