/** One thing to do; what its input says of earlier steps is filled in when its turn comes. */
export interface WorkflowStep {
  /** Unique within the workflow. */
  readonly id: string;
  readonly type: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** What was to be done, in its order. */
export interface WorkflowRecipe {
  readonly name: string;
  readonly steps: readonly WorkflowStep[];
  readonly input: Readonly<Record<string, unknown>>;
  /** The run whose finished steps count as done; absent where everything is new. */
  readonly resumes?: string;
}

/** What became of one step. */
export interface WorkflowStepResult {
  readonly id: string;
  readonly type: string;
  readonly status: 'waiting' | 'running' | 'done' | 'failed' | 'skipped';
  /** Credits it cost. */
  readonly charged: number;
  /** What later steps can use; null until it is done. */
  readonly output: unknown;
  /** Why it failed, in words. */
  readonly message: string | null;
}

/** What a workflow has done so far. */
export interface WorkflowOutput {
  readonly steps: readonly WorkflowStepResult[];
}
