import type { ContentChange, ContentGraph, RemakePlan } from '@flint/shared/contracts/content-graph';
import { isEnded } from '@flint/shared/contracts/runs';
import type { FinishedStep, StepChange } from '@flint/shared/tools/steps/out-of-date';
import { shownName } from '@flint/shared/tools/steps/step-names';
import type { AppError } from '../../platform/http/app-error';
import type { GraphOrder, LatestGraph } from '../steps/graph-order';
import { priceOfTaken } from '../steps/retry-rows';
import type { StoredRun } from '../steps/stored-runs';
import type { JobStepRow } from '../steps/tables';
import type { WeighedOrder } from '../steps/weigh';
import type { BrandNow } from './brand-now';
import { madeFrom } from './made-from';

/** The template or agent of a run. */
export interface Source extends Readonly<ContentGraph['source']> {
  /** What it carries out now; undefined where the run keeps to its own steps. */
  readonly now: LatestGraph | undefined;
}

/** A run against what it would be made from now. */
export interface ComparedRun {
  readonly run: StoredRun;
  readonly source: Source;
  readonly brand: BrandNow | null;
  readonly finished: ReadonlyMap<string, FinishedStep>;
  readonly changes: ReadonlyMap<string, readonly StepChange[]>;
  /** What making again carries out. */
  readonly next: GraphOrder;
  /** The rows that it takes over. */
  readonly taken: readonly JobStepRow[];
  readonly weighed: WeighedOrder | { readonly fault: AppError };
}

/** The names of the steps that are made, which no row is taken over for. */
export function madeSteps({ graph }: GraphOrder, taken: readonly JobStepRow[]): string[] {
  const kept = new Set(taken.filter(({ item }) => item < 0).map(({ step_id }) => step_id));
  return graph.steps.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
}

/** Presents what a run was made from to its owner. */
export function presentContent(compared: ComparedRun): ContentGraph {
  const { run, source, brand, finished, changes, next } = compared;
  const { job, rows } = run;
  const kept = job.brand_text === null ? null : { id: brand?.id ?? null, name: brand?.name ?? 'A deleted brand' };
  return {
    steps: job.graph.steps.map((step) => ({
      step: step.id,
      runs: rows.flatMap(({ step_id, run_id }) => (step_id === step.id && run_id !== null ? [run_id] : [])),
      madeFrom: madeFrom(step, job, rows, kept?.name ?? null),
      changes: finished.has(step.id)
        ? (changes.get(step.id) ?? []).map((change) => presentChange(change, compared))
        : [],
    })),
    brand: kept,
    source: { of: source.of, state: source.state },
    form: next.graph.inputs,
    remake: isEnded(run.run.status) ? planOf(compared) : null,
  };
}

function presentChange({ what, names }: StepChange, { run, source, brand, next }: ComparedRun): ContentChange {
  const since = (moment: string | undefined) =>
    moment !== undefined && Date.parse(moment) > run.run.created_at.getTime() ? moment : null;
  switch (what) {
    case 'brand':
      return { what, names: [brand?.name ?? ''], at: since(brand?.updatedAt) };
    case 'step':
      return { what, names: [], at: since(source.now?.changedAt?.toISOString()) };
    case 'inputs':
      return { what, names: names.map((name) => next.graph.inputs[name]?.label ?? name), at: null };
    case 'uses':
      return { what, names: names.map(shownName), at: null };
  }
}

function planOf({ next, taken, weighed }: ComparedRun): RemakePlan {
  const made = madeSteps(next, taken);
  const takenOver = next.graph.steps.flatMap(({ id }) => (made.includes(id) ? [] : [id]));
  if ('fault' in weighed) {
    const { message, detail } = weighed.fault;
    return {
      steps: made,
      takenOver,
      credits: null,
      whole: null,
      fault: { message, field: detail.field ?? null },
    };
  }
  const { total, prices } = weighed;
  const credits = Math.max(0, total - priceOfTaken(next.graph, prices, taken));
  return { steps: made, takenOver, credits, whole: total, fault: null };
}
