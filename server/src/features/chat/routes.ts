import { type ChatEvent, chatCompletion } from '@flint/shared/contracts/chat';
import { type RunOf, runEvents } from '@flint/shared/contracts/runs';
import { type Route, route } from '../../platform/http/route';
import { each, RESUME_AFTER_MS, sendEvents } from '../../platform/http/send-events';
import { takeStreamPlace } from '../../platform/http/stream-places';
import { whenLeft } from '../../platform/http/when-left';
import type { Brands } from '../brands/brands-service';
import type { Credits } from '../credits/credits-service';
import { answerRun } from '../generation/answer-run';
import type { Generation } from '../generation/generation-service';
import type { Runs } from '../runs/runs-service';
import { toAnswer } from './chat-answers';
import { chatEvents } from './chat-events';
import { toChatRecipe } from './chat-recipe';

/**
 * Routes of chat; each answer is a run. With `Prefer: respond-async` it continues after a disconnect; otherwise a
 * disconnect cancels it, and what was written is charged.
 */
export function chatRoutes(deps: {
  generation: Generation;
  brands: Pick<Brands, 'forPrompt'>;
  runs: Runs;
  credits: Credits;
  stopping: AbortSignal;
}): Route[] {
  const { generation, runs, credits, stopping } = deps;

  const whole = (userId: string) => async (run: RunOf<'chat'>) => ({
    success: true,
    ...toAnswer(run),
    runId: run.id,
    charged: run.charged ?? 0,
    returned: run.returned ?? 0,
    balance: (await credits.balance(userId)).balance,
    servedBy: run.servedBy,
  });

  return [
    route(chatCompletion, async (context) => {
      const { viewer, body, idempotencyKey, prefersAsync, request, reply } = context;
      const { stream, ...asked } = body;
      const userId = viewer.user.id;
      const place = stream && takeStreamPlace(userId, reply);
      const recipe = await toChatRecipe(deps, userId, asked);
      const order = { kind: 'chat' as const, userId, recipe, asked, key: idempotencyKey };
      const started = await generation.order(order);
      if (!prefersAsync) whenLeft(reply.raw, stopping, () => runs.cancel(userId, started.id));
      if (!place)
        return answerRun({ runs, credits }, context, started, chatCompletion.failure, (run) =>
          toAnswer(run as RunOf<'chat'>),
        );
      if (prefersAsync) reply.header('preference-applied', 'respond-async');
      const path = runEvents.path.replace('{id}', started.id);
      return sendEvents<ChatEvent>(request, reply, {
        ...{ place, stopping },
        source: each((signal) => chatEvents(runs, started.id, whole(userId), signal)),
        isEnd: (event) => 'done' in event || 'error' in event,
        resume: () => ({ content: '', resume: { path, afterMs: RESUME_AFTER_MS } }),
      });
    }),
  ];
}
