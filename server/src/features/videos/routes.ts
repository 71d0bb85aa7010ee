import { randomInt } from 'node:crypto';
import { SEED_MAX } from '@flint/shared/contracts/images';
import type { Makers } from '@flint/shared/contracts/models';
import type { VideoRecipe } from '@flint/shared/contracts/recipes/video';
import type { Run, RunOf } from '@flint/shared/contracts/runs';
import {
  DEFAULT_MOTION,
  DEFAULT_VIDEO_MODEL,
  DEFAULT_VIDEO_RATIO,
  DEFAULT_VIDEO_SECONDS,
  type GenerateVideoBody,
  generateVideo,
  vendorSeconds,
} from '@flint/shared/contracts/videos';
import { DEFAULT_VOICE } from '@flint/shared/contracts/voices';
import { type Route, route } from '../../platform/http/route';
import type { Credits } from '../credits/credits-service';
import { answerRun } from '../generation/answer-run';
import type { Generation } from '../generation/generation-service';
import type { Runs } from '../runs/runs-service';

interface Deps {
  readonly generation: Generation;
  readonly runs: Runs;
  readonly credits: Credits;
  readonly makers: Makers;
}

export function videoRoutes(deps: Deps): Route[] {
  return [
    route(generateVideo, async (context) => {
      const { viewer, body, idempotencyKey: key } = context;
      const recipe = toRecipe(body, deps.makers.video === 'fal');
      const order = { kind: 'video' as const, userId: viewer.user.id, recipe, asked: body, key };
      const started = await deps.generation.order(order);
      return answerRun(deps, context, started, generateVideo.failure, toVideo);
    }),
  ];
}

/** Fills in every default, so that the recipe alone films it again; its length is the one that is made, and paid. */
function toRecipe(body: GenerateVideoBody, byVendor: boolean): VideoRecipe {
  const { prompt, image_url, scenes, speech, music } = body;
  const model = body.model ?? DEFAULT_VIDEO_MODEL;
  const wished = body.duration ?? DEFAULT_VIDEO_SECONDS;
  return {
    ...{ prompt, model, imageUrl: image_url ?? null },
    duration: byVendor ? vendorSeconds(model, wished) : wished,
    aspectRatio: body.aspect_ratio ?? DEFAULT_VIDEO_RATIO,
    motionBucketId: body.motion_bucket_id ?? DEFAULT_MOTION,
    seed: body.seed ?? randomInt(SEED_MAX),
    captions: body.captions ?? false,
    ...(scenes && { scenes }),
    ...(speech && { speech: { text: speech.text, voice: speech.voice ?? DEFAULT_VOICE } }),
    ...(music && { music }),
  };
}

function toVideo(run: Run) {
  const { recipe, media, finishedAt, createdAt } = run as RunOf<'video'>;
  const [film] = media;
  if (!film) return {};
  const { id, url, contentType, bytes, seconds, width, height, posterUrl } = film;
  return {
    url,
    video: {
      ...{ id, url, poster_url: posterUrl ?? '', prompt: recipe.prompt, timestamp: finishedAt ?? createdAt },
      ...{ aspect_ratio: recipe.aspectRatio, duration: seconds ?? recipe.duration, model: recipe.model },
      ...{ seed: recipe.seed, motion_bucket_id: recipe.motionBucketId },
      ...{ width: width ?? 0, height: height ?? 0, content_type: contentType, bytes },
    },
  };
}
