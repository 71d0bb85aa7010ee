import { clampCount } from '@flint/shared/contracts/image-options';
import type { StepsRecipe, WorkflowRecipe } from '@flint/shared/contracts/recipes/workflow';
import type { Fields } from '@flint/shared/tools/fields';
import type { Graph, Step } from '@flint/shared/tools/steps/graph';
import type { JobOptions, StepJobRow } from './tables';

/** What is to be carried out. */
export interface GraphOrder {
  readonly name: string;
  readonly graph: Graph;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly options: JobOptions;
  readonly brandProfileId?: string | undefined;
  readonly templateId?: string | undefined;
  readonly agentId?: string | undefined;
  /** The workflow that the graph was built of: calls show its run as one of kind `workflow`. */
  readonly workflow?: Omit<WorkflowRecipe, 'prices' | 'resumes'> | undefined;
  /** The chain of tools that the graph was built of. */
  readonly chain?: StepsRecipe['chain'];
  /** Told to writing steps; the graph holds it already. */
  readonly instructions?: string | undefined;
  /** Credits at which it stops and asks. */
  readonly budget?: number | undefined;
  /** The same over all runs of its agent in a day, UTC. */
  readonly dailyCap?: number | undefined;
  /** The most that it may cost, as its user saw it; a dearer one is refused. */
  readonly most?: number | undefined;
}

/** What a template or an agent carries out now. */
export interface LatestGraph extends Pick<GraphOrder, 'graph' | 'instructions'> {
  /** When its owner changed it last, where that is kept. */
  readonly changedAt: Date | null;
}

/** What a run is ordered with, as calls send it. */
export interface RunWish extends JobOptions {
  /** Those of the example where they are left out. */
  readonly inputs?: StepJobRow['inputs'] | undefined;
  readonly brandProfileId?: string | undefined;
}

/** A thing that a user builds of steps, as calls answer it. */
interface Built {
  readonly name: string;
  readonly inputs: object;
  readonly steps: readonly object[];
  readonly sample: Readonly<Record<string, unknown>>;
}

/** What is carried out of a thing that a user built. */
export function toGraph({ inputs, steps }: Pick<Built, 'inputs' | 'steps'>): Graph {
  return { inputs: inputs as Fields, steps: steps as readonly Step[] };
}

/** An order of a run of what a user built. */
export function toGraphOrder(built: Built, { count, aspectRatio, inputs, brandProfileId }: RunWish): GraphOrder {
  const options = {
    ...(count !== undefined && { count: clampCount(count) }),
    ...(aspectRatio !== undefined && { aspectRatio }),
  };
  const order = { name: built.name, graph: toGraph(built), inputs: inputs ?? built.sample, options };
  return { ...order, ...(brandProfileId !== undefined && { brandProfileId }) };
}

/** Steps in copies that calls may answer. */
export function plainSteps(steps: readonly Step[]) {
  return steps.map((step) => ({ ...step, input: { ...step.input } }));
}

/** Inputs for a first run: where a field has no default, its placeholder or its label; no file. */
export function sampleInputs(inputs: Fields): Record<string, unknown> {
  const sample = Object.entries(inputs).flatMap(([name, field]): [string, unknown][] => {
    if (field.type === 'upload') return [];
    if ('default' in field) return [[name, field.default]];
    const words = field.placeholder || field.label;
    return [[name, field.type === 'list' ? [words] : words]];
  });
  return Object.fromEntries(sample);
}
