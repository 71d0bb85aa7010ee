import type { Call } from '@flint/shared/contracts/call';
import {
  LAST_EVENT_ID,
  type SparkEvent,
  sparkAgain,
  sparkChat,
  sparkEvents,
  sparkStop,
  sparkStream,
} from '@flint/shared/contracts/spark';
import type { FastifyReply } from 'fastify';
import { type Context, type Route, route } from '../../platform/http/route';
import { RESUME_AFTER_MS, sendEvents } from '../../platform/http/send-events';
import { type StreamPlace, takeStreamPlace } from '../../platform/http/stream-places';
import { whenLeft } from '../../platform/http/when-left';
import type { Readers } from './readers-service';
import type { OrderedAnswer, Spark } from './spark-service';

interface SparkRoutesDeps {
  readonly spark: Spark;
  readonly readers: Readers;
  readonly stopping: AbortSignal;
}

/**
 * Routes of Spark's answers, each a run. With `Prefer: respond-async` the answer continues after a disconnect;
 * otherwise a disconnect of the requester cancels it, unless another reader has connected.
 */
export function sparkRoutes({ spark, readers, stopping }: SparkRoutesDeps): Route[] {
  const watch = (
    userId: string,
    { answerId }: OrderedAnswer,
    { reply, prefersAsync }: Pick<Context<Call>, 'reply' | 'prefersAsync'>,
  ) => {
    if (prefersAsync) reply.header('preference-applied', 'respond-async');
    else whenLeft(reply.raw, stopping, () => readers.leave(userId, answerId));
  };
  const tell = (
    { viewer, request, reply }: Pick<Context<Call>, 'viewer' | 'request' | 'reply'>,
    place: StreamPlace,
    answerId: string,
    from: number,
  ): Promise<FastifyReply> => {
    let told = from;
    const idOf = (event: SparkEvent) => {
      if ('moved' in event) told = event.moved ?? told;
      if ('content' in event) told += event.content.length;
      return String(told);
    };
    const path = addressOf(sparkEvents.path, answerId);
    return sendEvents<SparkEvent>(request, reply, {
      ...{ place, stopping, idOf },
      source: (signal, tellEvent) => readers.follow(viewer.user.id, answerId, from, signal, tellEvent),
      isEnd: (event) => 'done' in event || 'error' in event,
      resume: () => ({ content: '', resume: { path, lastEventId: String(told), afterMs: RESUME_AFTER_MS } }),
    });
  };
  const asking = ({
    idempotencyKey: key,
    prefersAsync: goesOn,
  }: Pick<Context<Call>, 'idempotencyKey' | 'prefersAsync'>) => ({ key, goesOn });

  return [
    route(sparkChat, async (context) => {
      const userId = context.viewer.user.id;
      const asked = await spark.ask(userId, context.body, asking(context));
      watch(userId, asked, context);
      const { answer, balance } = await readers.untilEnded(userId, asked.answerId);
      const { run, content, conversationId } = answer;
      return {
        ...{ success: true, message: content, answer, balance, conversationId },
        ...(run?.note ? { error: run.note } : {}),
      };
    }),
    route(sparkStream, async (context) => {
      const userId = context.viewer.user.id;
      const place = takeStreamPlace(userId, context.reply);
      const asked = await spark.ask(userId, context.body, asking(context));
      watch(userId, asked, context);
      return tell(context, place, asked.answerId, 0);
    }),
    route(sparkAgain, async (context) => {
      const userId = context.viewer.user.id;
      const place = takeStreamPlace(userId, context.reply);
      const { mode = 'again', ...manner } = context.body;
      const asked = await spark.again(userId, context.params.id, mode, manner, asking(context));
      watch(userId, asked, context);
      return tell(context, place, asked.answerId, 0);
    }),
    route(sparkEvents, async (context) => {
      const { viewer, params, query, request, reply } = context;
      const place = takeStreamPlace(viewer.user.id, reply);
      await readers.join(viewer.user.id, params.id);
      return tell(context, place, params.id, offsetIn(request.headers[LAST_EVENT_ID], query.from));
    }),
    route(sparkStop, async ({ viewer, params }) => ({ answer: await readers.stop(viewer.user.id, params.id) })),
  ];
}

const addressOf = (path: string, id: string) => path.replace('{id}', encodeURIComponent(id));

/** Offset at which a reader resumes: the first value that is a whole number, else 0. */
function offsetIn(...given: readonly (string | readonly string[] | number | undefined)[]): number {
  const asked = Number(given.find((each) => each !== undefined && each !== ''));
  return Number.isSafeInteger(asked) && asked > 0 ? asked : 0;
}
