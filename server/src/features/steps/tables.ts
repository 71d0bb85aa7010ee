import type { Graph, StepInput, StepValues } from '@flint/shared/tools/steps/graph';
import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';

declare module '../../platform/db/schema' {
  interface Schema {
    step_job: StepJobTable;
    job_step: JobStepTable;
  }
}

type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** Options of a run of steps that apply to every step that has them. */
export interface JobOptions {
  /** Pictures of each picture step. */
  readonly count?: number | undefined;
  readonly aspectRatio?: string | undefined;
}

/** A run of steps: its graph and inputs. Status, price and cost stand in its row of `run`. */
export interface StepJobTable {
  id: string;
  user_id: string;
  template_id: string | null;
  agent_id: string | null;
  /** What its writing steps were told first; they stand in the graph too. */
  instructions: string | null;
  /** No step begins that could take the run above this, in whole credits; null without a cap. */
  budget: number | null;
  /** The same over all runs of its agent in a day, UTC; null without such a cap. */
  daily_cap: number | null;
  graph: JSONColumnType<Graph>;
  inputs: JSONColumnType<Record<string, unknown>>;
  options: JSONColumnType<JobOptions>;
  brand_profile_id: string | null;
  /** What the brand profile said when it was started. */
  brand_text: string | null;
  /** The most that each step can cost, in whole credits, by its name; of a loop, each item. */
  prices: JSONColumnType<Record<string, number>>;
  /** The run whose finished steps it took over. */
  resumes: string | null;
}

/**
 * `ordered`: its leaf run is recorded, and perhaps not started yet; without a run, it reads a page or a file. `looping`: its items are under way. `asking`: waits
 * for its owner. `paused`: waits for a higher budget.
 */
export type StepState = 'pending' | 'ordered' | 'looping' | 'asking' | 'paused' | 'done' | 'failed' | 'skipped';

/** The state of a step, or of one item of a loop. */
export interface JobStepTable {
  job_id: string;
  step_id: string;
  /** Position of an item in its loop, from 0; -1 for the step itself. */
  item: number;
  /** Position of the step in the graph, from 0. */
  position: number;
  state: StepState;
  /** What it was given, with every reference resolved. */
  input: NullableJson<StepInput>;
  /** What it gave; of files, only that there are some. */
  output: NullableJson<StepValues>;
  /** Whether its owner changed the output. */
  edited: Generated<boolean>;
  run_id: string | null;
  /** Whether an earlier run made it: then it cost nothing. */
  reused: Generated<boolean>;
  message: string | null;
  /** Of a paused one, when it was looked at last. */
  started_at: Date | null;
  finished_at: Date | null;
}

export type StepJobRow = Selectable<StepJobTable>;
export type JobStepRow = Selectable<JobStepTable>;
