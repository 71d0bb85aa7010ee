import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { CAMERA_MOVE_IDS } from './camera';
import { FilmedFields } from './videos';

/** Client-side limit in milliseconds: six stills, and those of others before them. */
const STORYBOARD_TIMEOUT_MS = 60_000;

export const StoryboardBody = z.object(FilmedFields);
export type StoryboardBody = z.infer<typeof StoryboardBody>;

export const StoryboardScene = z.object({
  /** What is shown, without the words for the camera. */
  prompt: z.string(),
  camera: z.enum(CAMERA_MOVE_IDS),
  caption: z.optional(z.string()),
  /** How long it is seen. */
  seconds: z.number(),
  /** The still, as a data address. */
  image: z.string(),
});
export type StoryboardScene = z.infer<typeof StoryboardScene>;

/** Scenes and seed sent back with the order give the film that was shown. */
export const Storyboard = z.object({ success: z.boolean(), seed: z.number(), scenes: z.array(StoryboardScene) });
export type Storyboard = z.infer<typeof Storyboard>;

/**
 * The scenes of a film as stills, before anything is paid. It stands beside the calls of the specification, which names
 * none for its storyboards: it costs nothing, keeps nothing, and is there only where the built-in engine films, since
 * nobody knows beforehand what a vendor's model will show.
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
