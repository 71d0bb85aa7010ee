import { ENDPOINTS } from './endpoints.mjs';

/** How many pictures a request comes to, scripted shortage included. */
const pictureCount = (/** @type {import('./request.mjs').FalRequest} */ request) => {
  const { maxPictures } = ENDPOINTS[request.endpoint];
  const ordered = maxPictures === 1 ? 1 : (request.input.num_images ?? 1);
  return Math.min(ordered, request.rule.result?.pictures ?? ordered);
};

/**
 * The body of a result, as its endpoint answers it.
 * @param {import('./request.mjs').FalRequest} request
 */
export function outputOf(request) {
  const { tells, format } = ENDPOINTS[request.endpoint];
  const [width, height] = request.size;
  const images = Array.from({ length: pictureCount(request) }, (_, index) => {
    const file = `${index}.${format === 'jpeg' ? 'jpg' : format}`;
    const image = { url: `https://v3.fal.media/files/${request.id}/${file}`, content_type: `image/${format}` };
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
