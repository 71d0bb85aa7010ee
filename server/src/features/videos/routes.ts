import type { Makers } from '@flint/shared/contracts/models';
import type { Run, RunOf } from '@flint/shared/contracts/runs';
import { drawStoryboard } from '@flint/shared/contracts/storyboard';
import { generateVideo } from '@flint/shared/contracts/videos';
import { AppError } from '../../platform/http/app-error';
import { type Route, route } from '../../platform/http/route';
import { whenLeft } from '../../platform/http/when-left';
import type { Credits } from '../credits/credits-service';
import { answerRun } from '../generation/answer-run';
import type { Generation } from '../generation/generation-service';
import type { Pictures } from '../generation/pictures';
import type { Runs } from '../runs/runs-service';
import type { Storyboards } from './storyboards';
import { toRecipe } from './to-recipe';

interface Deps {
  readonly generation: Generation;
  readonly runs: Runs;
  readonly credits: Credits;
  readonly makers: Makers;
  readonly pictures: Pictures;
  readonly storyboards: Storyboards;
  readonly stopping: AbortSignal;
}

export function videoRoutes(deps: Deps): Route[] {
  const { makers, pictures, storyboards } = deps;
  return [
    route(generateVideo, async (context) => {
      const { viewer, body, idempotencyKey: key } = context;
      const recipe = await toRecipe(body, viewer.user.id, { byVendor: makers.video === 'fal', pictures });
      const order = { kind: 'video' as const, userId: viewer.user.id, recipe, asked: body, key };
      const started = await deps.generation.order(order);
      return answerRun(deps, context, started, generateVideo.failure, toVideo);
    }),
    route(drawStoryboard, ({ viewer, body, reply }) => {
      const leaving = new AbortController();
      whenLeft(reply.raw, deps.stopping, async () => leaving.abort());
      return storyboards.draw(viewer.user.id, body, leaving.signal).catch((error: unknown) => {
        throw leaving.signal.aborted ? new AppError('conflict', 'Nobody waited for the storyboard.') : error;
      });
    }),
  ];
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
