import type { GeneratedMedia } from '@flint/shared/contracts/generated-media';
import {
  generateMusic,
  MUSIC_SECONDS,
  type MusicPlan,
  type MusicStem,
  QUICK_SECONDS,
  type TextToMusicBody,
  textToMusic,
} from '@flint/shared/contracts/music';
import type { Run, RunOf } from '@flint/shared/contracts/runs';
import { type Route, route } from '../../platform/http/route';
import type { Credits } from '../credits/credits-service';
import { answerRun } from '../generation/answer-run';
import type { Generation } from '../generation/generation-service';
import type { Runs } from '../runs/runs-service';
import { toMusicRecipe } from './music-recipe';

/** Two calls, one order: they differ in maximum length and in the choice of a format. */
export function musicRoutes(deps: { generation: Generation; runs: Runs; credits: Credits }): Route[] {
  const order = (userId: string, body: TextToMusicBody, seconds: number, key: string | undefined) =>
    deps.generation.order({ kind: 'music', userId, recipe: toMusicRecipe(body, seconds), asked: body, key });
  return [
    route(generateMusic, async (context) => {
      const { viewer, body, idempotencyKey } = context;
      const started = await order(viewer.user.id, body, QUICK_SECONDS, idempotencyKey);
      return answerRun(deps, context, started, generateMusic.failure, toMusic);
    }),
    route(textToMusic, async (context) => {
      const { viewer, body, idempotencyKey } = context;
      const started = await order(viewer.user.id, body, MUSIC_SECONDS, idempotencyKey);
      return answerRun(deps, context, started, textToMusic.failure, toMusic);
    }),
  ];
}

const toFile = ({ url, contentType, bytes }: GeneratedMedia) => ({ url, contentType, bytes });

function toMusic(run: Run) {
  const { recipe, output, media } = run as RunOf<'music'>;
  const [audio] = media;
  const midi = media.find(({ role }) => role === 'midi');
  const stems = media.filter(({ role }) => role === 'stem');
  return {
    ...(audio && {
      ...{ audioUrl: audio.url, url: audio.url },
      audio: {
        ...toFile(audio),
        ...{ seconds: audio.seconds ?? 0, peaks: audio.peaks ?? [] },
        ...{ loudness: output?.loudness ?? null, truePeak: output?.truePeak ?? null },
      },
    }),
    ...(output?.plan && { plan: output.plan as MusicPlan }),
    ...(stems.length > 0 && { stems: stems.map((stem) => ({ ...toFile(stem), part: stem.name as MusicStem })) }),
    ...(midi && { midi: toFile(midi) }),
    seed: recipe.seed,
  };
}
