import { RUN_KINDS, type RunKind } from '@flint/shared/contracts/runs';
import type { Config } from './config';
import { queueOf } from './features/generation/run-workflow';
import { IMAGE_V1_QUEUE } from './features/images/image-v1';
import type { QueueLimits } from './platform/runs/durable';

/**
 * What is made within a second must not wait for long; what takes longer may. Each look at each queue is a transaction,
 * so an idle server's work is the sum of these.
 */
const SOON_MS = 200;
const LATER_MS = 400;
const UNHURRIED_MS = 1_000;
const POLL_MS: Record<RunKind, number> = {
  image: SOON_MS,
  chat: LATER_MS,
  prompt: LATER_MS,
  speech: LATER_MS,
  transcript: UNHURRIED_MS,
  music: UNHURRIED_MS,
  video: UNHURRIED_MS,
  workflow: UNHURRIED_MS,
  tool: SOON_MS,
};
/**
 * Built-in work of which several may go on: the steps of a workflow wait in line for the engines themselves, and what a
 * tool writes takes 10 ms, so that looking for it is most of the wait.
 */
const AT_ONCE = { workflow: 4, tool: 4 } as const satisfies Partial<Record<RunKind, number>>;
/** Of whoever is not asked, as this server is configured: what was ordered before is still made, or ends in words. */
const FORLORN_MS = 2_000;

/**
 * Where runs wait, and how many of them work at once: one for each built-in engine, which takes a whole core. A vendor's
 * work costs us nothing but patience.
 */
export function queuesOf(config: Config): Record<string, QueueLimits> {
  const elsewhere = madeElsewhere(config);
  return {
    ...Object.fromEntries(
      RUN_KINDS.map((kind) => [
        queueOf({ kind, servedBy: 'embedded' }),
        {
          perProcess: kind in AT_ONCE ? AT_ONCE[kind as keyof typeof AT_ONCE] : 1,
          perUser: kind === 'tool' ? AT_ONCE.tool : 1,
          pollMs: elsewhere.has(kind) ? FORLORN_MS : POLL_MS[kind],
        },
      ]),
    ),
    // Pictures that were ordered before they were a kind like the others.
    [IMAGE_V1_QUEUE]: { perProcess: 1, perUser: 1, pollMs: FORLORN_MS },
    fal: { perProcess: 32, perUser: 8, pollMs: config.fal ? SOON_MS : FORLORN_MS },
    // An answer that is written somewhere else takes a connection here, and little more.
    'openai-compatible': {
      perProcess: 256,
      perUser: 8,
      pollMs: config.openai || config.chatEndpoints.length > 0 ? LATER_MS : FORLORN_MS,
    },
  };
}

/** Kinds that a vendor or an endpoint makes for this server. */
function madeElsewhere({ fal, openai, chatEndpoints }: Config): ReadonlySet<RunKind> {
  const byVendor = ['image', 'speech', 'music', 'video', 'chat'] as const;
  return new Set<RunKind>([
    ...(fal ? byVendor : []),
    ...(openai || chatEndpoints.length > 0 ? (['chat'] as const) : []),
    ...(openai?.speechModel ? (['speech'] as const) : []),
    ...(openai?.transcriptionModel ? (['transcript'] as const) : []),
  ]);
}
