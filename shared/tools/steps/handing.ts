import { pickBest } from '../alternatives';
import type { Send } from '../definition';
import { findSend, handOn } from '../hand-on';
import type { Graph, Step, StepInput } from './graph';
import { type StepReference, wholeReference } from './references';
import { definitionIn, type ToolDefinitions } from './slots';

/** Where the form of a tool's step is filled from, besides its own values: its `from`. */
export interface Handing {
  /** The tool's step whose answer is handed on. */
  readonly source: Step;
  /** The choice among the items of that answer; undefined where the first that breaks no rule is taken. */
  readonly choice: Step | undefined;
  readonly send: Send<never, never>;
}

/** The use that made an answer, as far as what it hands on follows from it. */
export interface HandingUse {
  readonly input: Readonly<Record<string, unknown>>;
  /** The answer as its owner left it. */
  readonly answer: unknown;
  readonly findings: readonly { readonly path: string }[];
}

const referenceIn = (text: unknown): StepReference | undefined =>
  typeof text === 'string' ? wholeReference(text) : undefined;

/**
 * Finds what a tool's step is filled from: its `from` names an earlier tool, or a choice among the items that one hands
 * on.
 * @returns undefined without such a name, and where that tool hands on nothing to this one
 */
export function findHanding(
  { steps }: Pick<Graph, 'steps'>,
  step: Pick<Step, 'kind' | 'input'>,
  tools: ToolDefinitions,
): Handing | undefined {
  const stepNamed = (found: StepReference | undefined) => steps.find(({ id }) => id === found?.from);
  const named = step.kind === 'tool' ? stepNamed(referenceIn(step.input.from)) : undefined;
  const choice = named?.kind === 'choice' ? named : undefined;
  const chosen = referenceIn(choice?.input.from);
  const source = choice ? stepNamed(chosen) : named;
  const definition = source && definitionIn(tools, source);
  const send = definition && findSend(definition, String(step.input.tool));
  if (!source || !send || (choice && chosen?.output !== send.each)) return undefined;
  return { source, choice, send };
}

/** The names of the steps whose answers are handed on to steps of a graph. */
export function handingSteps(graph: Graph, steps: readonly Step[], tools: ToolDefinitions): ReadonlySet<string> {
  return new Set(steps.flatMap((step) => findHanding(graph, step, tools)?.source.id ?? []));
}

/**
 * Fills a tool's form from an answer; its own values stay where nothing is handed on.
 * @param filled the step's input with every other reference resolved
 * @param chosen index of the chosen item, from 0; undefined for the first that breaks no rule
 */
export function fillHanded(
  filled: StepInput,
  { source, send }: Handing,
  { input, answer, findings }: HandingUse,
  { chosen, tools }: { readonly chosen: number | undefined; readonly tools: ToolDefinitions },
): StepInput {
  const { from: _from, ...own } = filled;
  const at = chosen ?? (send.each === undefined ? 0 : pickBest(send.each, answer, findings));
  const definition = definitionIn(tools, source);
  const handed = definition ? handOn(definition, send.to, { input, output: answer, at }) : {};
  return { ...own, input: { ...(own.input as object), ...handed } };
}
