import type { Run, RunOf } from '@flint/shared/contracts/runs';
import { quoteTranscript, speechToText } from '@flint/shared/contracts/speech';
import { type Route, route } from '../../platform/http/route';
import type { Credits } from '../credits/credits-service';
import { answerRun } from '../generation/answer-run';
import type { Generation } from '../generation/generation-service';
import type { Runs } from '../runs/runs-service';
import type { Recordings } from './recordings';
import { toTranscriptRecipe } from './transcript-recipe';

export function transcriptionRoutes(deps: {
  generation: Generation;
  runs: Runs;
  credits: Credits;
  recordings: Recordings;
}): Route[] {
  const { generation } = deps;
  return [
    route(speechToText, async (context) => {
      const { viewer, body, idempotencyKey } = context;
      const recipe = () => toTranscriptRecipe(deps, viewer.user.id, body);
      const order = { kind: 'transcript' as const, userId: viewer.user.id, recipe, asked: body, key: idempotencyKey };
      return answerRun(deps, context, await generation.order(order), speechToText.failure, toTranscript);
    }),
    route(quoteTranscript, async ({ viewer, body }) => {
      const recipe = await toTranscriptRecipe(deps, viewer.user.id, body);
      const { name, seconds } = recipe;
      return { success: true as const, name, seconds, price: generation.estimate('transcript', recipe) };
    }),
  ];
}

function toTranscript(run: Run) {
  const { output } = run as RunOf<'transcript'>;
  return {
    text: output?.text ?? '',
    segments: [...(output?.segments ?? [])],
    language: output?.language ?? null,
    ...(output?.placed && { placed: true }),
    draft: output?.draft ?? false,
  };
}
