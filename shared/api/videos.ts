import {
  DEFAULT_VIDEO_MODEL,
  DEFAULT_VIDEO_RATIO,
  DEFAULT_VIDEO_SECONDS,
  type GenerateVideoBody,
  generateVideo,
} from '../contracts/videos';
import type { RequestOptions } from './exchange';
import { requestAsync } from './request';

/** Completes a request: five seconds in wide format by the default model. */
const videoBody = (wish: GenerateVideoBody): GenerateVideoBody => ({
  model: DEFAULT_VIDEO_MODEL,
  duration: DEFAULT_VIDEO_SECONDS,
  aspect_ratio: DEFAULT_VIDEO_RATIO,
  ...wish,
});

/**
 * Starts a film and answers its run; add it to the followed runs.
 * @throws as `request`
 */
export function startVideo(wish: GenerateVideoBody, options: RequestOptions = {}) {
  return requestAsync(generateVideo, { body: videoBody(wish) }, withKey(options));
}

const withKey = (options: RequestOptions) => ({ idempotencyKey: crypto.randomUUID(), ...options });
