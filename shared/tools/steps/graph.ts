import type { Capability } from '../../contracts/kinds';
import type { Fields } from '../fields';

/** Most steps of a graph. */
export const STEPS_MAX = 50;
/** Most items that a loop goes through. */
export const FAN_OUT_MAX = 100;
/** Most characters of one step's input, with everything that earlier steps gave. */
export const CONTEXT_MAX = 60_000;
/** Most characters that are read of a page or a file: as its step's input, they fit into {@link CONTEXT_MAX}. */
export const READ_MAX = 25_000;
/** Most of the list that a loop takes where it names no number. */
const EACH_DEFAULT = 10;

/** Kinds whose step is a run: the seven capabilities, and any of the platform tools. */
export type RunStepKind = Capability | 'tool';
/**
 * Every kind of step. One of the kind `agent` is replaced by the steps of its agent before it is run; those after it are
 * done by the engine itself and cost nothing.
 */
export type StepKind = RunStepKind | 'agent' | 'read' | 'brand' | 'text' | 'condition' | 'each' | 'choice';

/** Values of a step's input; texts may hold references. */
export type StepInput = Readonly<Record<string, unknown>>;

/** A step of a graph. It refers only to earlier steps, so that there are no cycles. */
export interface Step {
  /** Its name in references; unique in the graph. */
  readonly id: string;
  readonly kind: StepKind;
  /** The body of its kind's own call, or the fields of its kind in the table of kinds. */
  readonly input: StepInput;
  /** An earlier condition: the step is skipped unless it holds. */
  readonly when?: string | undefined;
}

/** Steps with typed inputs: what a workflow, a chain, a template or an agent carries out. */
export interface Graph {
  /** The form of its inputs, referred to as `{{input.name}}`. */
  readonly inputs: Fields;
  readonly steps: readonly Step[];
}

/** A fault of a graph, found before anything runs. */
export interface GraphFault {
  /** Path such as `steps.1.input.prompt`. */
  readonly field: string;
  /** The name of the step at fault; absent where the graph itself is. */
  readonly step?: string;
  readonly message: string;
}

/** What a step gives under one name, or a file that the form takes: no step gives a text file. */
export type ValueType = 'text' | 'list' | 'image' | 'video' | 'audio' | 'text-file';

/** What a step gave, by the names of its outputs. Files are addresses. */
export type StepValues = Readonly<Record<string, string | readonly string[]>>;

/** The kind and input of what a loop does with each item; undefined for other kinds. */
export function innerStep(step: Step): Step | undefined {
  if (step.kind !== 'each') return undefined;
  const { kind, input } = step.input as { kind?: StepKind; input?: StepInput };
  return { id: step.id, kind: kind ?? 'text', input: input ?? {} };
}

/** Most items that a loop takes. */
export function eachMost(step: Step): number {
  const most = step.input.most ?? EACH_DEFAULT;
  return typeof most === 'number' ? most : EACH_DEFAULT;
}
