import * as z from '@flint/shared/contracts/schema';
import { GeneratedImage } from './generated-image';
import { GeneratedMedia } from './generated-media';
import { RUN_STATUSES } from './runs';

/** `asking`: waits for its owner. `paused`: waits for a higher budget. `reused` steps were made by an earlier run and cost nothing. */
export const JOB_STEP_STATES = [
  ...(['pending', 'ordered', 'looping', 'asking', 'paused', 'done', 'failed', 'skipped'] as const),
] as const;

const Values = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** A step of a run, or one item of a loop. */
export const JobStep = z.object({
  id: z.string(),
  /** Position of the item in its loop, from 0; -1 for the step itself. */
  item: z.number(),
  kind: z.string(),
  /** The names of the steps that it waits for. */
  needs: z.optional(z.array(z.string())),
  state: z.enum(JOB_STEP_STATES),
  /** What it was given, with every reference resolved. */
  input: z.nullable(z.record(z.string(), z.any())),
  /** The texts it gave, by name. */
  output: z.nullable(Values),
  edited: z.boolean(),
  reused: z.boolean(),
  message: z.nullable(z.string()),
  runId: z.nullable(z.string()),
  /** The model or engine that made it. */
  model: z.nullable(z.string()),
  images: z.array(GeneratedImage),
  media: z.array(GeneratedMedia),
  /** The most it may cost, and what it was charged: null while it is under way. */
  price: z.number(),
  charged: z.nullable(z.number()),
  /** Of a text of an ended run: the most that making again what follows from it costs, once it is changed. */
  after: z.optional(z.number()),
  startedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
});
export type JobStep = z.infer<typeof JobStep>;

/** What a run that is under way waits for. */
export const WAITING_FOR = ['approval', 'budget', 'choice'] as const;
export type WaitingFor = (typeof WAITING_FOR)[number];

/** Where a run stands against its cap, in whole credits. */
export const JobBudget = z.object({
  /** No step begins that could take it above this. */
  cap: z.number(),
  spent: z.number(),
  /** Held for steps under way. */
  held: z.number(),
  /** By how much the cap must rise for the next step to begin; 0 unless it waits for that. */
  next: z.number(),
  /** By how much it must rise for all that is left. */
  rest: z.number(),
});
export type JobBudget = z.infer<typeof JobBudget>;

/** The cap of an agent's day, at which a run of it stopped: it goes on when the next day begins, UTC. */
export const JobDay = z.object({
  /** Credits a day over all its runs. */
  cap: z.number(),
  /** The most that all that is left of the run may cost. */
  rest: z.number(),
});
export type JobDay = z.infer<typeof JobDay>;

/** A run of steps. */
export const StepJob = z.object({
  id: z.string(),
  name: z.string(),
  templateId: z.nullable(z.string()),
  /** The agent it was started from. */
  agentId: z.optional(z.nullable(z.string())),
  /** The brand it was run in. */
  brandProfileId: z.nullable(z.string()),
  status: z.enum(RUN_STATUSES),
  /** Whether it waits for its owner. */
  asking: z.boolean(),
  waitingFor: z.optional(z.nullable(z.enum(WAITING_FOR))),
  budget: z.optional(z.nullable(JobBudget)),
  /** Where it waits for the next day; else null. */
  day: z.optional(z.nullable(JobDay)),
  inputs: z.record(z.string(), z.any()),
  /** The most it may cost, and the sum of its delivered steps: null until it ends. */
  price: z.number(),
  charged: z.nullable(z.number()),
  message: z.nullable(z.string()),
  /** Of one that failed or was cancelled: the most that a retry costs, with the steps whose file was deleted since. */
  rest: z.optional(z.number()),
  /** The run whose finished steps it took over. */
  resumes: z.nullable(z.string()),
  steps: z.array(JobStep),
  createdAt: z.string(),
  finishedAt: z.nullable(z.string()),
});
export type StepJob = z.infer<typeof StepJob>;
