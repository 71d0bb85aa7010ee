import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { CAMERA_MOVE_IDS } from './camera';
import { FilmedFields } from './videos';

/** Client-side timeout in milliseconds: six stills, and those of requests ahead in the queue. */
const STORYBOARD_TIMEOUT_MS = 60_000;

export const StoryboardBody = z.object(FilmedFields);
export type StoryboardBody = z.infer<typeof StoryboardBody>;

export const StoryboardScene = z.object({
  /** The scene's content, without camera instructions. */
  prompt: z.string(),
  camera: z.enum(CAMERA_MOVE_IDS),
  caption: z.optional(z.string()),
  /** Its duration in seconds. */
  seconds: z.number(),
  /** The still, as a data URL. */
  image: z.string(),
});
export type StoryboardScene = z.infer<typeof StoryboardScene>;

/** Scenes and seed sent back with the order give the film that was shown. */
export const Storyboard = z.object({ success: z.boolean(), seed: z.number(), scenes: z.array(StoryboardScene) });
export type Storyboard = z.infer<typeof Storyboard>;

/**
 * A free preview: the scenes of a film as stills. Creates no run and stores nothing. Available only with the built-in
 * engine, because a vendor's model cannot be previewed.
 */
export const drawStoryboard = defineCall({
  id: 'drawStoryboard',
  method: 'POST',
  path: '/api/videos/storyboard',
  tag: 'Videos',
  summary: 'The scenes of a film as stills, free of charge',
  auth: 'verified',
  rateLimit: 'sketch',
  idempotency: 'natural',
  timeoutMs: STORYBOARD_TIMEOUT_MS,
  body: StoryboardBody,
  response: Storyboard,
  failure: 'The storyboard could not be drawn',
});
