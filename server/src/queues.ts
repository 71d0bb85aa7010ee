import { RUN_KINDS, type RunKind } from '@flint/shared/contracts/runs';
import type { Config } from './config';
import { queueOf } from './features/generation/run-workflow';
import type { QueueLimits } from './platform/runs/durable';

/**
 * What is made within a second must not wait for long; what takes longer may. Each look at each queue is a transaction,
 * so an idle server's work is the sum of these.
 */
const SOON_MS = 100;
const LATER_MS = 250;
const UNHURRIED_MS = 500;
const POLL_MS: Record<RunKind, number> = {
  image: SOON_MS,
  chat: LATER_MS,
  prompt: LATER_MS,
  speech: LATER_MS,
  transcript: UNHURRIED_MS,
  music: UNHURRIED_MS,
  video: UNHURRIED_MS,
  workflow: UNHURRIED_MS,
  tool: LATER_MS,
};
/**
 * Built-in work of which several may go on: the steps of a workflow wait in line for the engines themselves, and what a
 * tool writes takes 10 ms, so that looking for it is most of the wait.
 */
const AT_ONCE = { workflow: 4, tool: 4 } as const satisfies Partial<Record<RunKind, number>>;
/** Of a vendor that is not configured: what was ordered while it was ends with the words for that. */
const FORLORN_MS = 2_000;

/**
 * Where runs wait, and how many of them work at once: one for each built-in engine, which takes a whole core. A vendor's
 * work costs us nothing but patience.
 */
export function queuesOf(config: Config): Record<string, QueueLimits> {
  return {
    ...Object.fromEntries(
      RUN_KINDS.map((kind) => [
        queueOf({ kind, servedBy: 'embedded' }),
        {
          perProcess: kind in AT_ONCE ? AT_ONCE[kind as keyof typeof AT_ONCE] : 1,
          perUser: kind === 'tool' ? AT_ONCE.tool : 1,
          pollMs: POLL_MS[kind],
        },
      ]),
    ),
    fal: { perProcess: 32, perUser: 8, pollMs: config.fal ? SOON_MS : FORLORN_MS },
    // An answer that is written somewhere else takes a connection here, and little more.
    'openai-compatible': {
      perProcess: 256,
      perUser: 8,
      pollMs: config.openai || config.chatEndpoints.length > 0 ? LATER_MS : FORLORN_MS,
    },
  };
}
