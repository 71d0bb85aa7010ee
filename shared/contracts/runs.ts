import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { GeneratedImage } from './generated-image';
import { GeneratedMedia } from './generated-media';
import { SERVED_BY } from './providers';
import type { ChatOutput, ChatRecipe } from './recipes/chat';
import type { ImageRecipe } from './recipes/image';
import type { MusicOutput, MusicRecipe } from './recipes/music';
import type { FoundPrompt, PromptRecipe } from './recipes/prompt';
import type { SpeechOutput, SpeechRecipe } from './recipes/speech';
import type { ToolOutput, ToolRecipe } from './recipes/tool';
import type { TranscriptOutput, TranscriptRecipe } from './recipes/transcript';
import type { VideoRecipe } from './recipes/video';
import type { WorkflowOutput, WorkflowRecipe } from './recipes/workflow';

/** The last three are ends: a run never leaves them. */
export const RUN_STATUSES = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

/** Whether nothing more will happen to a run. */
export function isEnded(status: RunStatus): boolean {
  return status === 'completed' || status === 'failed' || status === 'cancelled';
}

/** Everything that can be made. */
export const RUN_KINDS = [
  'image',
  'video',
  'speech',
  'transcript',
  'music',
  'prompt',
  'chat',
  'workflow',
  'tool',
] as const;
export type RunKind = (typeof RUN_KINDS)[number];

/** What each kind was asked for. Types alone: the browser's first screen carries no kind's schema. */
export interface Recipes {
  image: ImageRecipe;
  video: VideoRecipe;
  speech: SpeechRecipe;
  transcript: TranscriptRecipe;
  music: MusicRecipe;
  prompt: PromptRecipe;
  chat: ChatRecipe;
  workflow: WorkflowRecipe;
  tool: ToolRecipe;
}

/** What each kind answers beside files. */
export interface Outputs {
  image: never;
  video: never;
  speech: SpeechOutput;
  transcript: TranscriptOutput;
  music: MusicOutput;
  prompt: FoundPrompt;
  chat: ChatOutput;
  workflow: WorkflowOutput<Run>;
  tool: ToolOutput;
}

const AnyRun = z.object({
  id: z.string(),
  kind: z.enum(RUN_KINDS),
  /** What it is called in a list of many kinds: the words it was asked in, or a file's name. */
  title: z.string(),
  status: z.enum(RUN_STATUSES),
  /** Whole percent, or null when the maker tells none: never invented. */
  progress: z.nullable(z.number()),
  /** What is happening, in words. */
  phase: z.string(),
  /** Runs ahead of this one while it is queued. */
  ahead: z.nullable(z.number()),
  /** What was asked for: everything needed to make it again. Its fields depend on the kind. */
  recipe: z.record(z.string(), z.any()),
  servedBy: z.enum(SERVED_BY),
  /** Credits held while it runs. */
  price: z.number(),
  /** Credits it cost in the end; null until then. */
  charged: z.nullable(z.number()),
  returned: z.nullable(z.number()),
  /** Pictures, for the kind that makes them. */
  images: z.array(GeneratedImage),
  /** Every other file, the thing itself first. */
  media: z.array(GeneratedMedia),
  /** What was answered beside files; its fields depend on the kind. */
  output: z.nullable(z.any()),
  /** Why it failed or what is missing, in words. */
  message: z.nullable(z.string()),
  errorCode: z.nullable(z.string()),
  createdAt: z.string(),
  startedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
});

/** A run of one kind. */
export type RunOf<K extends RunKind> = Omit<z.infer<typeof AnyRun>, 'kind' | 'recipe' | 'output'> & {
  kind: K;
  recipe: Recipes[K];
  output: Outputs[K] | null;
};
/** A run of any kind: `kind` tells which recipe it has. */
export type Run = { [K in RunKind]: RunOf<K> }[RunKind];
export const Run = AnyRun as unknown as z.ZodMiniType<Run, Run>;

/** The answer of an order that did not wait: the run to follow. */
export const RunAccepted = z.object({ success: z.literal(true), run: Run, balance: z.number() });

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
