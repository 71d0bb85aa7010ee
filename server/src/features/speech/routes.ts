import type { Run, RunOf } from '@flint/shared/contracts/runs';
import { textToSpeech } from '@flint/shared/contracts/speech';
import { type Route, route } from '../../platform/http/route';
import type { Credits } from '../credits/credits-service';
import { answerRun } from '../generation/answer-run';
import type { Generation } from '../generation/generation-service';
import type { Runs } from '../runs/runs-service';

export function speechRoutes(deps: { generation: Generation; runs: Runs; credits: Credits }): Route[] {
  return [
    route(textToSpeech, async (context) => {
      const { viewer, body, idempotencyKey: key } = context;
      const started = await deps.generation.orderBody({ kind: 'speech', userId: viewer.user.id, body, key });
      return answerRun(deps, context, started, textToSpeech.failure, toSpeech);
    }),
  ];
}

function toSpeech(run: Run) {
  const { recipe, output, media } = run as RunOf<'speech'>;
  const [audio] = media;
  return {
    ...(audio && { url: audio.url, audioUrl: audio.url }),
    format: recipe.format,
    content_type: audio?.contentType ?? '',
    duration: audio?.seconds ?? 0,
    voice: recipe.voice,
    segments: [...(output?.segments ?? [])],
    draft: output?.draft ?? false,
  };
}
