import { generateImage } from '@flint/shared/contracts/images';
import { type Route, route } from '../../platform/http/route';
import type { Credits } from '../credits/credits-service';
import type { Runs } from '../runs/runs-service';
import type { Images } from './images-service';
import { toImageAnswer } from './presenter';

export function imageRoutes(deps: { images: Images; runs: Runs; credits: Credits }): Route[] {
  return [
    route(generateImage, async ({ viewer, body, idempotencyKey, prefersAsync, reply }) => {
      const { id: userId } = viewer.user;
      const started = await deps.images.order(userId, body, idempotencyKey);
      if (prefersAsync) {
        const [run, { balance }] = await Promise.all([deps.runs.present(started), deps.credits.balance(userId)]);
        return reply.code(202).header('preference-applied', 'respond-async').send({ success: true, run, balance });
      }
      const run = await deps.runs.untilEnded(started.id);
      const { balance } = await deps.credits.balance(userId);
      return toImageAnswer(run, balance);
    }),
  ];
}
