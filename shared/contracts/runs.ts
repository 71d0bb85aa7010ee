import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { ErrorBody } from './errors';
import { GeneratedImage } from './generated-image';
import { SERVED_BY } from './models';

/** The last three are ends: a run never leaves them. */
export const RUN_STATUSES = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

/** Whether nothing more will happen to a run. */
export function isEnded(status: RunStatus): boolean {
  return status === 'completed' || status === 'failed' || status === 'cancelled';
}

/** What of its source a variation goes by, in words for people. */
export const VARIATION_BASES = {
  recipe: 'The same words, style and colours; another composition.',
  colours: 'Its colours, light and layout. The built-in engine does not see what a picture shows.',
  picture: 'The picture itself, as the model sees it.',
} as const;
export type VariationBasis = keyof typeof VARIATION_BASES;

/** The picture that variations were made from. */
export const VariationSource = z.object({
  /** Its id when it is one of the user's own. */
  assetId: z.nullable(z.string()),
  /** Its seed, where the same words with it have its colours again: drawn by the built-in engine, not reworded. */
  seed: z.nullable(z.number()),
  /** Whether it follows other words than the picture's own. */
  reworded: z.boolean(),
  basis: z.enum(Object.keys(VARIATION_BASES) as [VariationBasis, ...VariationBasis[]]),
});
export type VariationSource = z.infer<typeof VariationSource>;

/** What was asked for: everything needed to make it again. */
export const ImageRecipe = z.object({
  prompt: z.string(),
  model: z.string(),
  style: z.nullable(z.string()),
  aspectRatio: z.string(),
  count: z.number(),
  seed: z.number(),
  imageUrl: z.nullable(z.string()),
  /** Words ordered to be set on the pictures; absent where there are none. */
  textOverlays: z.optional(z.array(z.string())),
  /** The shape the model made, where the ordered one was cut from it. */
  cutFrom: z.optional(z.string()),
  /** What these are variations of; absent where they are not. */
  variationOf: z.optional(VariationSource),
});
export type ImageRecipe = z.infer<typeof ImageRecipe>;

export const Run = z.object({
  id: z.string(),
  kind: z.literal('image'),
  status: z.enum(RUN_STATUSES),
  /** Whole percent, or null when the maker tells none: never invented. */
  progress: z.nullable(z.number()),
  /** What is happening, in words. */
  phase: z.string(),
  /** Runs ahead of this one while it is queued. */
  ahead: z.nullable(z.number()),
  recipe: ImageRecipe,
  servedBy: z.enum(SERVED_BY),
  /** Credits held while it runs. */
  price: z.number(),
  /** Credits it cost in the end; null until then. */
  charged: z.nullable(z.number()),
  returned: z.nullable(z.number()),
  images: z.array(GeneratedImage),
  /** Why it failed or what is missing, in words. */
  message: z.nullable(z.string()),
  errorCode: z.nullable(z.string()),
  createdAt: z.string(),
  startedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
});
export type Run = z.infer<typeof Run>;

/** Runs that are listed unless a limit says otherwise. */
export const LATEST_RUNS = 20;

/** Runs that are new or changed. */
export const RunsEvent = z.object({ runs: z.array(Run) });
export type RunsEvent = z.infer<typeof RunsEvent>;

const ById = z.object({ id: z.string().check(z.maxLength(64)) });

export const listRuns = defineCall({
  id: 'listRuns',
  method: 'GET',
  path: '/api/runs',
  tag: 'Runs',
  summary: 'Own runs, newest first',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  query: z.object({ limit: z.optional(z.union([z.string(), z.number()])), before: z.optional(z.iso.datetime()) }),
  response: RunsEvent,
  failure: 'Failed to load your recent work',
});
export const getRun = defineCall({
  id: 'getRun',
  method: 'GET',
  path: '/api/runs/{id}',
  tag: 'Runs',
  summary: 'One own run',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  params: ById,
  response: z.object({ run: Run }),
});
/**
 * Answers server-sent events: `data` is a {@link RunsEvent}. The first has the latest {@link LATEST_RUNS} runs and
 * every unfinished one, each later one what changed. The stream ends after some minutes: open it again.
 */
export const allRunEvents = defineCall({
  id: 'allRunEvents',
  method: 'GET',
  path: '/api/runs/events',
  tag: 'Runs',
  summary: 'All own runs as they happen (server-sent events)',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  response: z.any(),
});
/** Answers server-sent events: `data` is a {@link Run} each time it changes, until it ends. */
export const runEvents = defineCall({
  id: 'runEvents',
  method: 'GET',
  path: '/api/runs/{id}/events',
  tag: 'Runs',
  summary: 'A run as it happens (server-sent events)',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  params: ById,
  response: z.any(),
});
export const cancelRun = defineCall({
  id: 'cancelRun',
  method: 'POST',
  path: '/api/runs/{id}/cancel',
  tag: 'Runs',
  summary: 'Stop a run and return its credits',
  auth: 'session',
  rateLimit: 'write',
  idempotency: 'natural',
  params: ById,
  response: z.object({ run: Run }),
});
export const retryRun = defineCall({
  id: 'retryRun',
  method: 'POST',
  path: '/api/runs/{id}/retry',
  tag: 'Runs',
  summary: 'Start a failed or cancelled run again as a new run',
  auth: 'verified',
  rateLimit: 'generate',
  idempotency: 'key',
  params: ById,
  response: z.object({ run: Run }),
});
export const RunFailure = z.extend(ErrorBody, { success: z.literal(false), runId: z.string() });
