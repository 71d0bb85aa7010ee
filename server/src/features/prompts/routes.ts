import { promptFromImages } from '@flint/shared/contracts/prompts';
import type { Run, RunOf } from '@flint/shared/contracts/runs';
import { type Route, route } from '../../platform/http/route';
import type { Credits } from '../credits/credits-service';
import { answerRun } from '../generation/answer-run';
import type { Generation } from '../generation/generation-service';
import type { Runs } from '../runs/runs-service';

export function promptRoutes(deps: { generation: Generation; runs: Runs; credits: Credits }): Route[] {
  return [
    route(promptFromImages, async (context) => {
      const { viewer, body, idempotencyKey: key } = context;
      const started = await deps.generation.orderBody({ kind: 'prompt', userId: viewer.user.id, body, key });
      return answerRun(deps, context, started, promptFromImages.failure, toFound);
    }),
  ];
}

const NOTHING = { prompt: '', subjectKnown: false, palette: [], images: [], text: null };

function toFound(run: Run) {
  const found = (run as RunOf<'prompt'>).output ?? NOTHING;
  return { ...found, composition: found.images[0]?.composition ?? null };
}
