import { isEnded } from '@flint/shared/contracts/runs';
import type { JobStep, StepJob } from '@flint/shared/contracts/step-jobs';
import type { StepKind } from '@flint/shared/tools/steps/graph';
import { STEP_KINDS } from '@flint/shared/tools/steps/kinds';
import type { GraphStep } from '../graph/layout';

interface Shown {
  readonly tone: 'plain' | 'good' | 'warn' | 'bad' | 'ember';
  readonly words: string;
}

const JOBS: Readonly<Record<StepJob['status'], Shown>> = {
  queued: { tone: 'ember', words: 'Waiting' },
  running: { tone: 'ember', words: 'Under way' },
  completed: { tone: 'good', words: 'Done' },
  failed: { tone: 'bad', words: 'Failed' },
  cancelled: { tone: 'plain', words: 'Cancelled' },
};

/** How the state of a job is shown. */
export function jobState({ status, asking, waitingFor }: Pick<StepJob, 'status' | 'asking' | 'waitingFor'>): Shown {
  if (waitingFor === 'budget') return { tone: 'warn', words: 'Stopped at its budget' };
  return asking ? { tone: 'warn', words: 'Waits for you' } : JOBS[status];
}

const STEPS: Readonly<Record<JobStep['state'], Shown>> = {
  pending: { tone: 'plain', words: 'To come' },
  ordered: { tone: 'ember', words: 'Under way' },
  looping: { tone: 'ember', words: 'Under way' },
  asking: { tone: 'warn', words: 'Waits for you' },
  paused: { tone: 'warn', words: 'Above the budget' },
  done: { tone: 'good', words: 'Done' },
  failed: { tone: 'bad', words: 'Failed' },
  skipped: { tone: 'plain', words: 'Left out' },
};

/** How the state of a step is shown. @param isOver whether its job has ended */
export function stepState({ state }: Pick<JobStep, 'state'>, isOver: boolean): Shown {
  const isOpen = state !== 'done' && state !== 'failed' && state !== 'skipped';
  return isOver && isOpen ? { tone: 'plain', words: 'Not made' } : STEPS[state];
}

const STALE: Shown = { tone: 'warn', words: 'Out of date' };

/** A job as a graph, each step in its state. @param stale the names of the steps that are out of date */
export function jobGraph(
  { steps, status }: Pick<StepJob, 'steps' | 'status'>,
  stale: readonly string[] = [],
): GraphStep[] {
  return steps
    .filter(({ item }) => item < 0)
    .map((step) => ({
      ...{ id: step.id, label: kindLabel(step.kind), needs: step.needs ?? [] },
      state: stale.includes(step.id) ? STALE : stepState(step, isEnded(status)),
    }));
}

/** What a step does, in a word. */
export const kindLabel = (kind: string): string =>
  Object.hasOwn(STEP_KINDS, kind) ? STEP_KINDS[kind as StepKind].label : kind;

/** How long a step took, in seconds; undefined until it has ended. */
export function stepSeconds({ startedAt, finishedAt }: Pick<JobStep, 'startedAt' | 'finishedAt'>): number | undefined {
  if (startedAt === null || finishedAt === null) return undefined;
  return (Date.parse(finishedAt) - Date.parse(startedAt)) / 1_000;
}
