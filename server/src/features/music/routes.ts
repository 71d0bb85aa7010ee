import { randomInt } from 'node:crypto';
import { DEFAULT_AUDIO_FORMAT } from '@flint/shared/contracts/audio';
import type { GeneratedMedia } from '@flint/shared/contracts/generated-media';
import { SEED_MAX } from '@flint/shared/contracts/images';
import {
  generateMusic,
  MUSIC_SECONDS,
  type MusicPlan,
  type MusicStem,
  QUICK_SECONDS,
  type TextToMusicBody,
  textToMusic,
} from '@flint/shared/contracts/music';
import type { MusicRecipe } from '@flint/shared/contracts/recipes/music';
import type { Run, RunOf } from '@flint/shared/contracts/runs';
import { type Route, route } from '../../platform/http/route';
import type { Credits } from '../credits/credits-service';
import { answerRun } from '../generation/answer-run';
import type { Generation } from '../generation/generation-service';
import type { Runs } from '../runs/runs-service';

/** Two calls, one order: they differ in how long a piece may be, and in the choice of a format (OPEN-064). */
export function musicRoutes(deps: { generation: Generation; runs: Runs; credits: Credits }): Route[] {
  const order = (userId: string, body: TextToMusicBody, seconds: number, key: string | undefined) =>
    deps.generation.order({ kind: 'music', userId, recipe: toRecipe(body, seconds), asked: body, key });
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

/** Fills in every default, so that the recipe alone plays it again; what is null is left to the maker. */
function toRecipe(body: TextToMusicBody, seconds: number): MusicRecipe {
  const { prompt, duration, genre, mood, tempo, key, seed, format, stems, midi } = body;
  return {
    ...{ prompt, duration: duration ?? seconds },
    ...{ genre: genre ?? null, mood: mood ?? null, tempo: tempo ?? null, key: key ?? null },
    ...{ seed: seed ?? randomInt(SEED_MAX), format: format ?? DEFAULT_AUDIO_FORMAT },
    ...{ stems: stems ?? false, midi: midi ?? false },
  };
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
