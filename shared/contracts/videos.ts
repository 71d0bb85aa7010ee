import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { CAMERA_MOVE_IDS } from './camera';
import { GeneratedVideo } from './generated-video';
import { ASPECT_RATIO_IDS, type AspectRatio, PROMPT_MAX } from './image-options';
import { ImageSeed } from './images';
import { VIDEO_MODEL_IDS, VIDEO_MODELS, type VideoModelId } from './models';
import { overlayFault } from './overlay-text';
import { PictureReference } from './picture-reference';
import { PROVIDERS, type ProviderRow, SERVED_BY, type ServedBy } from './providers';
import { RunAccepted } from './runs';
import { VOICE_IDS } from './voices';

/** Client-side timeout of video generation in milliseconds. */
export const VIDEO_TIMEOUT_MS = 240_000;

export const DEFAULT_VIDEO_MODEL: VideoModelId = 'fal-ai/stable-video';
export const DEFAULT_VIDEO_RATIO: AspectRatio = '16:9';
/** Seconds. */
export const DEFAULT_VIDEO_SECONDS = 5;
export const VIDEO_SECONDS_MIN = 1;
export const VIDEO_SECONDS_MAX = 30;
/** How much moves, from nearly nothing to a lot. */
export const DEFAULT_MOTION = 127;
export const MOTION_MIN = 1;
export const MOTION_MAX = 255;
export const SCENES_MAX = 6;
/** Most characters of the narration of one film. */
export const NARRATION_MAX = 1000;

/** Why a vendor's model cannot start from text alone. */
export const PICTURE_NEEDED = 'This model sets a picture in motion. Choose a picture to start from.';

const rowOf = (model: VideoModelId) => VIDEO_MODELS.find((row) => row.id === model);

/** Whether the provider runs the named model, and that model requires a picture. */
export function needsPicture(servedBy: ServedBy, model: VideoModelId): boolean {
  return PROVIDERS[servedBy].runsNamedModels && (rowOf(model)?.needsPicture ?? false);
}

/** Lengths that a provider offers in seconds, shortest first; null where any length can be made. */
export function clipLengths(servedBy: ServedBy, model: VideoModelId): readonly number[] | null {
  if (servedBy === 'embedded') return null;
  const row: ProviderRow = PROVIDERS[servedBy];
  return row.clipSeconds ?? rowOf(model)?.seconds ?? [];
}

/** The length that is made and charged: the next longer one that the provider offers, else its longest. Seconds. */
export function secondsMade(servedBy: ServedBy, model: VideoModelId, wished: number): number {
  const offered = clipLengths(servedBy, model);
  return offered?.find((seconds) => seconds >= wished) ?? offered?.at(-1) ?? wished;
}

const prompt = (missing: string) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(PROMPT_MAX, `A prompt has at most ${PROMPT_MAX.toLocaleString('en')} characters.`),
    );

const Caption = z.string('A caption is words.').check(
  z.trim(),
  z.refine((text) => overlayFault(text) === undefined, { error: ({ input }) => overlayFault(String(input)) }),
);

/** One scene, with all parameters: as an approved storyboard sends it back. */
const VideoScene = z.object({
  prompt: prompt('Describe the scene.'),
  /** The scene's picture; drawn from the prompt without one. */
  image_url: z.optional(PictureReference),
  camera: z.optional(z.enum(CAMERA_MOVE_IDS, `The camera is one of ${CAMERA_MOVE_IDS.join(', ')}.`)),
  caption: z.optional(Caption),
});
export type VideoScene = z.infer<typeof VideoScene>;

const Narration = z.object({
  text: z
    .string('Write what is to be spoken.')
    .check(
      z.trim(),
      z.minLength(1, 'Write what is to be spoken.'),
      z.maxLength(NARRATION_MAX, `What is spoken has at most ${NARRATION_MAX.toLocaleString('en')} characters.`),
    ),
  voice: z.optional(z.enum(VOICE_IDS, `The voice is one of ${VOICE_IDS.join(', ')}.`)),
});

/** Fields of an order that its pictures depend on. */
export const FilmedFields = {
  prompt: prompt('Describe the video.'),
  image_url: z.optional(PictureReference),
  /** Seconds. */
  duration: z.optional(
    z
      .number('The duration is a number of seconds.')
      .check(
        z.minimum(VIDEO_SECONDS_MIN, `A video lasts at least ${VIDEO_SECONDS_MIN} second.`),
        z.maximum(VIDEO_SECONDS_MAX, `A video lasts at most ${VIDEO_SECONDS_MAX} seconds.`),
      ),
  ),
  aspect_ratio: z.optional(z.enum(ASPECT_RATIO_IDS, `The aspect ratio is one of ${ASPECT_RATIO_IDS.join(', ')}.`)),
  motion_bucket_id: z.optional(
    z
      .int('The motion is a whole number.')
      .check(
        z.minimum(MOTION_MIN, `The motion is at least ${MOTION_MIN}.`),
        z.maximum(MOTION_MAX, `The motion is at most ${MOTION_MAX}.`),
      ),
  ),
  seed: z.optional(ImageSeed),
  /** Whether each scene's text is shown as a caption. */
  captions: z.optional(z.boolean('Captions are on or off.')),
};

export const GenerateVideoBody = z.object({
  ...FilmedFields,
  model: z.optional(z.enum(VIDEO_MODEL_IDS, 'The model is not one of GET /api/fal-ai/models/video.')),
  /** Explicit scenes; without them the prompt is split. Only the built-in engine follows them. */
  scenes: z.optional(
    z
      .array(VideoScene, 'Scenes are a list.')
      .check(
        z.minLength(1, 'A video has a scene.'),
        z.maxLength(SCENES_MAX, `A video has at most ${SCENES_MAX} scenes.`),
      ),
  ),
  speech: z.optional(Narration),
  /** Prompt for the background music. */
  music: z.optional(prompt('Describe the music.')),
});
export type GenerateVideoBody = z.infer<typeof GenerateVideoBody>;

/** The answer of a call that waited for its film. */
export const VideoAnswer = z.object({
  success: z.boolean(),
  error: z.optional(z.string()),
  message: z.optional(z.string()),
  video: z.optional(GeneratedVideo),
  /** URL of the film. */
  url: z.optional(z.string()),
  runId: z.string(),
  charged: z.number(),
  returned: z.number(),
  balance: z.number(),
  servedBy: z.enum(SERVED_BY),
});
export type VideoAnswer = z.infer<typeof VideoAnswer>;

export const generateVideo = defineCall({
  id: 'generateVideo',
  method: 'POST',
  path: '/api/fal-ai/generate/video',
  tag: 'Videos',
  summary: 'Make a video from words or a picture',
  auth: 'verified',
  rateLimit: 'generate',
  idempotency: 'key',
  timeoutMs: VIDEO_TIMEOUT_MS,
  body: GenerateVideoBody,
  response: VideoAnswer,
  accepted: RunAccepted,
  failure: 'Video generation failed',
});
