import * as z from '@flint/shared/contracts/schema';
import { GeneratedImage } from './generated-image';
import { GeneratedMedia } from './generated-media';
import { RUN_STATUSES } from './runs';

/** `asking`: waits for its owner. `reused` steps were made by an earlier run and cost nothing. */
export const JOB_STEP_STATES = [
  ...(['pending', 'ordered', 'looping', 'asking', 'done', 'failed', 'skipped'] as const),
] as const;

const Values = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** A step of a run, or one item of a loop. */
export const JobStep = z.object({
  id: z.string(),
  /** Position of the item in its loop, from 0; -1 for the step itself. */
  item: z.number(),
  kind: z.string(),
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
  startedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
});
export type JobStep = z.infer<typeof JobStep>;

/** A run of steps. */
export const StepJob = z.object({
  id: z.string(),
  name: z.string(),
  templateId: z.nullable(z.string()),
  /** The brand it was run in. */
  brandProfileId: z.nullable(z.string()),
  status: z.enum(RUN_STATUSES),
  /** Whether it waits for its owner. */
  asking: z.boolean(),
  inputs: z.record(z.string(), z.any()),
  /** The most it may cost, and the sum of its delivered steps: null until it ends. */
  price: z.number(),
  charged: z.nullable(z.number()),
  message: z.nullable(z.string()),
  /** The run whose finished steps it took over. */
  resumes: z.nullable(z.string()),
  steps: z.array(JobStep),
  createdAt: z.string(),
  finishedAt: z.nullable(z.string()),
});
export type StepJob = z.infer<typeof StepJob>;
