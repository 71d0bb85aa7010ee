import type { Capability } from '../kinds';

/** A step of a workflow; references to earlier steps are resolved when it runs. */
export interface WorkflowStep {
  /** Unique within the workflow. */
  readonly id: string;
  readonly type: Capability;
  readonly input: Readonly<Record<string, unknown>>;
  /** Condition: runs only if the text of an earlier step contains these words. */
  readonly when?: { readonly step: string; readonly contains: string } | undefined;
}

/** Resolved parameters of a workflow. */
export interface WorkflowRecipe {
  readonly name: string;
  /** Steps refer only to earlier steps. */
  readonly steps: readonly WorkflowStep[];
  /** Values that steps refer to as `{{input.name}}`. */
  readonly input: Readonly<Record<string, unknown>>;
  /** The most each step can cost in credits, in order: 0 where an earlier run has done it. */
  readonly prices: readonly number[];
  /** An earlier run that ended early: its finished steps count as done. Absent for a new workflow. */
  readonly resumes?: {
    readonly runId: string;
    /** The run of each finished step, by step id. */
    readonly done: Readonly<Record<string, string>>;
  };
}

/** The result of one step. */
export interface WorkflowStepResult<StepRun = unknown> {
  readonly id: string;
  readonly type: Capability;
  readonly status: 'waiting' | 'running' | 'done' | 'failed' | 'skipped';
  /** Its hold and its charge in credits; both 0 where an earlier run has paid. */
  readonly price: number;
  readonly charged: number;
  /** Why it failed, as a message. */
  readonly message: string | null;
  /** Its run; null before it starts. */
  readonly run: StepRun | null;
}

/** The results of a workflow so far, in the order of its recipe. */
export interface WorkflowOutput<StepRun = unknown> {
  readonly steps: readonly WorkflowStepResult<StepRun>[];
}

/** What a run of steps is, besides the rows of its steps. */
export interface StepsRecipe {
  readonly name: string;
  /** The template it was started from; null without one. */
  readonly templateId: string | null;
  /** The agent it was started from. */
  readonly agentId?: string;
  /** Names of its steps, in order. */
  readonly steps: readonly string[];
  /** The workflow that it carries out: calls show such a run as one of kind `workflow`. */
  readonly workflow?: WorkflowRecipe;
  /** The chain of tools that it carries out. */
  readonly chain?: {
    /** Its row in the table of chains, such as `video-page`. */
    readonly id: string;
    /** Whether it waits after parts with several results. */
    readonly choose: boolean;
  };
}
