import type { AspectRatio } from '../contracts/image-options';
import type { VideoModelId } from '../contracts/models';
import {
  DEFAULT_VIDEO_MODEL,
  DEFAULT_VIDEO_RATIO,
  DEFAULT_VIDEO_SECONDS,
  type GenerateVideoBody,
  generateVideo,
} from '../contracts/videos';
import type { RequestOptions } from './exchange';
import { request, requestAsync } from './request';

/** A request for a film, in the client's field names. */
export interface VideoOrder {
  prompt: string;
  model?: VideoModelId | undefined;
  /** A picture to animate. */
  imageUrl?: string | undefined;
  /** Seconds. */
  duration?: number | undefined;
  aspectRatio?: AspectRatio | undefined;
  /** How much moves, 1 to 255. */
  motion?: number | undefined;
  seed?: number | undefined;
  scenes?: GenerateVideoBody['scenes'];
  /** Whether each scene's text is shown as a caption. */
  captions?: boolean | undefined;
  speech?: GenerateVideoBody['speech'];
  /** Prompt for the background music. */
  music?: string | undefined;
}

/** Builds the request body: five seconds, wide format and the default model unless the order says otherwise. */
export function videoBody(order: VideoOrder): GenerateVideoBody {
  const { prompt, model, imageUrl, duration, aspectRatio, motion, seed, scenes, captions, speech, music } = order;
  return {
    prompt,
    model: model ?? DEFAULT_VIDEO_MODEL,
    duration: duration ?? DEFAULT_VIDEO_SECONDS,
    aspect_ratio: aspectRatio ?? DEFAULT_VIDEO_RATIO,
    ...(imageUrl !== undefined && { image_url: imageUrl }),
    ...(motion !== undefined && { motion_bucket_id: motion }),
    ...(seed !== undefined && { seed }),
    ...(scenes && { scenes }),
    ...(captions && { captions }),
    ...(speech && { speech }),
    ...(music && { music }),
  };
}

/**
 * Makes a film and waits for it.
 * @throws as `request`
 */
export function makeVideo(order: VideoOrder, options: RequestOptions = {}) {
  return request(generateVideo, { body: videoBody(order) }, withKey(options));
}

/**
 * Starts a film and answers its run; add it to the followed runs.
 * @throws as `request`
 */
export function startVideo(order: VideoOrder, options: RequestOptions = {}) {
  return requestAsync(generateVideo, { body: videoBody(order) }, withKey(options));
}

const withKey = (options: RequestOptions) => ({ idempotencyKey: crypto.randomUUID(), ...options });
