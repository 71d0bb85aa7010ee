import { toNumber } from '../lib/fields';
import { drawPicture, type Size } from '../lib/picture';
import type { ResultFile } from '../lib/send-file';
import type { PictureEndpoint } from './picture-endpoints';
import type { FalRequest } from './request';
import { requestedSize } from './sizes';

/**
 * Pixels of a request's pictures.
 * @throws RangeError for an input that was accepted without being validated
 */
function acceptedSize(endpoint: PictureEndpoint, { input }: FalRequest): Size {
  const size = requestedSize(endpoint, input);
  if (size === null) throw new RangeError('This request names no size');
  return size;
}

/** Number of pictures of a result, with a scripted shortage. */
const pictureCount = ({ maxPictures }: PictureEndpoint, { input, rule }: FalRequest) => {
  const ordered = maxPictures === 1 ? 1 : toNumber(input.num_images, 1);
  return Math.min(ordered, rule.result?.pictures ?? ordered);
};

/** The body of an image result. */
export function pictureOutput(endpoint: PictureEndpoint, request: FalRequest): object {
  const { tells, format } = endpoint;
  const [width, height] = acceptedSize(endpoint, request);
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

/** A picture of a result, by its name. */
export async function pictureFile(endpoint: PictureEndpoint, request: FalRequest, name: string): Promise<ResultFile> {
  const size = acceptedSize(endpoint, request);
  const bytes = await drawPicture(request.seed + Number.parseInt(name, 10), size, endpoint.format);
  return { type: `image/${endpoint.format}`, bytes };
}
