import type { Run, RunOf } from '@flint/shared/contracts/runs';
import { textToSpeech } from '@flint/shared/contracts/speech';
import { type Route, route } from '../../platform/http/route';
import type { Credits } from '../credits/credits-service';
import { answerRun } from '../generation/answer-run';
import type { Generation } from '../generation/generation-service';
import type { Runs } from '../runs/runs-service';
import { toSpeechRecipe } from './speech-recipe';

export function speechRoutes(deps: { generation: Generation; runs: Runs; credits: Credits }): Route[] {
  return [
    route(textToSpeech, async (context) => {
      const { viewer, body, idempotencyKey: key } = context;
      const order = { kind: 'speech' as const, userId: viewer.user.id, recipe: toSpeechRecipe(body), asked: body, key };
      const started = await deps.generation.order(order);
      return answerRun(deps, context, started, textToSpeech.failure, toSpeech);
    }),
  ];
}

function toSpeech(run: Run) {
  const { recipe, output, media } = run as RunOf<'speech'>;
  const [audio] = media;
  return {
    ...(audio && { url: audio.url }),
    format: recipe.format,
    content_type: audio?.contentType ?? '',
    duration: audio?.seconds ?? 0,
    voice: recipe.voice,
    segments: [...(output?.segments ?? [])],
    draft: output?.draft ?? false,
  };
}
