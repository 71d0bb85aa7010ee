import { generateImage } from '@flint/shared/contracts/images';
import { generateVariations } from '@flint/shared/contracts/variations';
import { type Route, route } from '../../platform/http/route';
import type { Credits } from '../credits/credits-service';
import { answerRun } from '../generation/answer-run';
import type { Runs } from '../runs/runs-service';
import type { Images } from './images-service';
import { toPictures } from './presenter';

export function imageRoutes(deps: { images: Images; runs: Runs; credits: Credits }): Route[] {
  const { images } = deps;
  return [
    route(generateImage, async (context) => {
      const { viewer, body, idempotencyKey } = context;
      const started = await images.order(viewer.user.id, body, idempotencyKey);
      return answerRun(deps, context, started, generateImage.failure, toPictures);
    }),
    route(generateVariations, async (context) => {
      const { viewer, body, idempotencyKey } = context;
      const started = await images.vary(viewer.user.id, body, idempotencyKey);
      return answerRun(deps, context, started, generateVariations.failure, toPictures);
    }),
  ];
}
