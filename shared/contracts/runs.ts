import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import type { Balance } from './credits';
import { GeneratedImage } from './generated-image';
import { GeneratedMedia } from './generated-media';
import type { RunKind } from './kinds';
import { SERVED_BY } from './providers';
import type { ChatOutput, ChatRecipe } from './recipes/chat';
import type { CutoutRecipe, EditOutput, EditRecipe, UpscaleRecipe } from './recipes/editing';
import type { ImageRecipe } from './recipes/image';
import type { MusicOutput, MusicRecipe } from './recipes/music';
import type { FoundPrompt, PromptRecipe } from './recipes/prompt';
import type { SpeechOutput, SpeechRecipe } from './recipes/speech';
import type { ToolOutput, ToolRecipe } from './recipes/tool';
import type { TranscriptOutput, TranscriptRecipe } from './recipes/transcript';
import type { UploadRecipe } from './recipes/upload';
import type { VideoRecipe } from './recipes/video';
import type { StepsRecipe, WorkflowOutput, WorkflowRecipe } from './recipes/workflow';
import type { StreamResume } from './stream-resume';

/** The last three are final. */
export const RUN_STATUSES = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

/** The phase of a run of steps that waits for its owner. */
export const WAITING_PHASE = 'Waiting for you';

/** Whether a run's status is final. */
export function isEnded(status: RunStatus): boolean {
  return status === 'completed' || status === 'failed' || status === 'cancelled';
}

/** Every kind, apart from the rows: who only checks a name loads no row. */
const NAMES: Readonly<Record<RunKind, true>> = {
  ...{ image: true, edit: true, cutout: true, upscale: true, video: true, speech: true, transcript: true, music: true },
  ...{ prompt: true, chat: true, workflow: true, tool: true, steps: true, upload: true },
};
export const RUN_KINDS = Object.keys(NAMES) as [RunKind, ...RunKind[]];

/** The recipe of each kind. Types only: the browser's first screen carries no kind's schema. */
export interface Recipes {
  image: ImageRecipe;
  edit: EditRecipe;
  cutout: CutoutRecipe;
  upscale: UpscaleRecipe;
  video: VideoRecipe;
  speech: SpeechRecipe;
  transcript: TranscriptRecipe;
  music: MusicRecipe;
  prompt: PromptRecipe;
  chat: ChatRecipe;
  workflow: WorkflowRecipe;
  tool: ToolRecipe;
  steps: StepsRecipe;
  upload: UploadRecipe;
}

/** The output of each kind besides files. */
export interface Outputs {
  image: never;
  edit: EditOutput;
  cutout: EditOutput;
  upscale: EditOutput;
  video: never;
  speech: SpeechOutput;
  transcript: TranscriptOutput;
  music: MusicOutput;
  prompt: FoundPrompt;
  chat: ChatOutput;
  workflow: WorkflowOutput<Run>;
  tool: ToolOutput;
  steps: never;
  upload: never;
}

const AnyRun = z.object({
  id: z.string(),
  kind: z.enum(RUN_KINDS),
  /** Title in a list of many kinds: its prompt, or a file's name. */
  title: z.string(),
  status: z.enum(RUN_STATUSES),
  /** Whole percent; null when the provider reports none: never invented. */
  progress: z.nullable(z.number()),
  /** The current phase, in words. */
  phase: z.string(),
  /** Runs ahead of this one in the queue. */
  ahead: z.nullable(z.number()),
  /** Resolved parameters; the fields depend on the kind. */
  recipe: z.record(z.string(), z.any()),
  servedBy: z.enum(SERVED_BY),
  /** Name of the API key that ordered it; absent where its owner did. */
  apiKey: z.optional(z.string()),
  /** Held credits while it runs. */
  price: z.number(),
  /** Charged credits; null until it ends. */
  charged: z.nullable(z.number()),
  returned: z.nullable(z.number()),
  /** Pictures, for kinds that make them. */
  images: z.array(GeneratedImage),
  /** All other files, the result itself first. */
  media: z.array(GeneratedMedia),
  /** The output besides files; the fields depend on the kind. */
  output: z.nullable(z.any()),
  /** Why it failed or what is missing, as a message. */
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
/** A run of any kind, discriminated by `kind`. */
export type Run = { [K in RunKind]: RunOf<K> }[RunKind];
export const Run = AnyRun as unknown as z.ZodMiniType<Run, Run>;

/** The answer of an order that did not wait: the run to follow. */
export const RunAccepted = z.object({ success: z.literal(true), run: Run, balance: z.number() });

/** Default number of listed runs. */
export const LATEST_RUNS = 20;

/** New and changed runs. */
export const RunsEvent = z.object({ runs: z.array(Run) });
/** With the balance when it changed; with `resume`, and no run, where the server ends the stream. */
export type RunsEvent = z.infer<typeof RunsEvent> & { readonly credits?: Balance; readonly resume?: StreamResume };
/** With `resume`, and the run as it was, where the server ends the stream before the run ends. */
export type RunEvent = Run & { readonly resume?: StreamResume };

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
  query: z.object({
    limit: z.optional(z.union([z.string(), z.number()])),
    /** Cursor: only runs that began before this moment. */
    before: z.optional(z.iso.datetime()),
    /** The last run of the page before, beside `before`: those of the same instant follow by their ids. */
    beforeId: z.optional(z.uuid('Is not the id of a run.')),
    kind: z.optional(z.enum(RUN_KINDS, `The kind is one of ${RUN_KINDS.join(', ')}.`)),
  }),
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
 * Answers server-sent events: `data` is a {@link RunsEvent}. The first has the latest {@link LATEST_RUNS} runs, every
 * unfinished one and the balance, later ones have the changes. The stream ends after some minutes, as its last event says.
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
/** Answers server-sent events: `data` is a {@link RunEvent} at each change, until it ends. */
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
