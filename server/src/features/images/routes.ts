import type { Call } from '@flint/shared/contracts/call';
import { generateImage } from '@flint/shared/contracts/images';
import { generateVariations } from '@flint/shared/contracts/variations';
import type { FastifyReply } from 'fastify';
import { type Context, type Route, route } from '../../platform/http/route';
import type { Credits } from '../credits/credits-service';
import type { Runs } from '../runs/runs-service';
import type { RunRow } from '../runs/tables';
import type { Images } from './images-service';
import { toImageAnswer } from './presenter';

type Asking = Pick<Context<Call>, 'viewer' | 'prefersAsync' | 'reply'>;

export function imageRoutes(deps: { images: Images; runs: Runs; credits: Credits }): Route[] {
  const { images, runs, credits } = deps;

  /** Answers a started run: at once to who follows it, else when it has ended. */
  async function answer({ viewer, prefersAsync, reply }: Asking, started: RunRow, failure = '') {
    const balanceOf = async () => (await credits.balance(viewer.user.id)).balance;
    if (!prefersAsync) return toImageAnswer(await runs.untilEnded(started.id), await balanceOf(), failure);
    const [run, balance] = await Promise.all([runs.present(started), balanceOf()]);
    const accepted: FastifyReply = reply.code(202).header('preference-applied', 'respond-async');
    return accepted.send({ success: true, run, balance });
  }

  return [
    route(generateImage, async (context) => {
      const { viewer, body, idempotencyKey } = context;
      return answer(context, await images.order(viewer.user.id, body, idempotencyKey), generateImage.failure);
    }),
    route(generateVariations, async (context) => {
      const { viewer, body, idempotencyKey } = context;
      return answer(context, await images.vary(viewer.user.id, body, idempotencyKey), generateVariations.failure);
    }),
  ];
}
