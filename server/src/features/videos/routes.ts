import type { Run, RunOf } from '@flint/shared/contracts/runs';
import { drawStoryboard } from '@flint/shared/contracts/storyboard';
import { generateVideo } from '@flint/shared/contracts/videos';
import { AppError } from '../../platform/http/app-error';
import { type Route, route } from '../../platform/http/route';
import { whenLeft } from '../../platform/http/when-left';
import type { Credits } from '../credits/credits-service';
import { answerRun } from '../generation/answer-run';
import type { Generation } from '../generation/generation-service';
import type { Runs } from '../runs/runs-service';
import type { Storyboards } from './storyboards';

interface VideoRoutesDeps {
  readonly generation: Generation;
  readonly runs: Runs;
  readonly credits: Credits;
  readonly storyboards: Storyboards;
  readonly stopping: AbortSignal;
}

export function videoRoutes(deps: VideoRoutesDeps): Route[] {
  const { storyboards } = deps;
  return [
    route(generateVideo, async (context) => {
      const { viewer, body, idempotencyKey: key } = context;
      const started = await deps.generation.orderBody({ kind: 'video', userId: viewer.user.id, body, key });
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
