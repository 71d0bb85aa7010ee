import type { Capability } from '../models';

/** One thing to do; what its input says of earlier steps is filled in when its turn comes. */
export interface WorkflowStep {
  /** Unique within the workflow. */
  readonly id: string;
  readonly type: Capability;
  readonly input: Readonly<Record<string, unknown>>;
  /** Done only if an earlier step's text has these words in it. */
  readonly when?: { readonly step: string; readonly contains: string } | undefined;
}

/** What was to be done. */
export interface WorkflowRecipe {
  readonly name: string;
  /** Each refers to earlier ones alone. */
  readonly steps: readonly WorkflowStep[];
  /** Words the steps refer to as `{{input.name}}`. */
  readonly input: Readonly<Record<string, unknown>>;
  /** Credits each step can cost at the most, in order: 0 where an earlier run has done it. */
  readonly prices: readonly number[];
  /** An earlier run that ended early: its finished steps count as done. Absent where everything is new. */
  readonly resumes?: {
    readonly runId: string;
    /** By the id of a step, the run that made it. */
    readonly done: Readonly<Record<string, string>>;
  };
}

/** What became of one step. */
export interface WorkflowStepResult<StepRun = unknown> {
  readonly id: string;
  readonly type: Capability;
  readonly status: 'waiting' | 'running' | 'done' | 'failed' | 'skipped';
  /** Credits held for it, and what it cost; both 0 where an earlier run had paid it. */
  readonly price: number;
  readonly charged: number;
  /** Why it failed, in words. */
  readonly message: string | null;
  /** The run that makes it, with what it brought; null before it begins. */
  readonly run: StepRun | null;
}

/** What a workflow has done so far, in the order of its recipe. */
export interface WorkflowOutput<StepRun = unknown> {
  readonly steps: readonly WorkflowStepResult<StepRun>[];
}
