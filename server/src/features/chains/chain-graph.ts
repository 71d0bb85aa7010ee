import { listOffered } from '@flint/shared/tools/chain-choice';
import type { Chain } from '@flint/shared/tools/chains';
import type { Field, Fields } from '@flint/shared/tools/fields';
import { findSend } from '@flint/shared/tools/hand-on';
import { inputSchema } from '@flint/shared/tools/input-schema';
import type { Graph, Step, StepInput } from '@flint/shared/tools/steps/graph';
import { INPUT, writeReference } from '@flint/shared/tools/steps/references';

type Values = Readonly<Record<string, unknown>>;

/** Fewest alternatives that are asked about. */
const ASKED_FROM = 2;

/** The name of the step that a part of a chain is: that of its tool, without the platform. */
export const partStep = (tool: string): string => tool.slice(tool.indexOf('/') + 1);

/** The name of the step that waits for a choice after a part. @param at index of the part, from 0 */
export const choiceStep = (at: number): string => `choice-${at + 1}`;

/** The parts of a chain after which there is something to choose, by their indices. */
export function partsOffering(chain: Chain): number[] {
  return chain.parts.flatMap((_, at) => (listOffered(chain, at) === undefined ? [] : [at]));
}

/**
 * The graph of a chain: each part is a step of kind `tool`, filled from the part it names, or from the choice after
 * that. The chain's form is the form of the graph.
 * @param input the form's values, with every default
 * @param choosing indices of the parts after which it waits for a choice
 */
export function toChainGraph(chain: Chain, input: Values, choosing: readonly number[]): Graph {
  const isChosen = (at: number) => choosing.includes(at) && listOffered(chain, at) !== undefined;
  const steps = chain.parts.flatMap(({ definition, from }, at): Step[] => {
    const { id: tool, inputs } = definition;
    const id = partStep(tool);
    const before = from === undefined ? undefined : chain.parts[from]?.definition;
    const source = before && from !== undefined && sourceName(before, from, isChosen(from) && tool);
    const filled = source ? { from: writeReference({ from: source, output: 'text' }) } : {};
    const part: Step = { id, kind: 'tool', input: { tool, input: formValues(inputs, input), ...filled } };
    const list = isChosen(at) ? listOffered(chain, at) : undefined;
    if (list === undefined) return [part];
    const asked = { from: writeReference({ from: id, output: list }), least: ASKED_FROM };
    return [part, { id: choiceStep(at), kind: 'choice', input: asked }];
  });
  return { inputs: chain.inputs, steps };
}

/** The step that a part is filled from. @param chosenFor the tool, where a choice comes before it */
function sourceName(before: Chain['parts'][number]['definition'], at: number, chosenFor: string | false): string {
  const isOne = chosenFor !== false && findSend(before, chosenFor)?.each !== undefined;
  return isOne ? choiceStep(at) : partStep(before.id);
}

/** A part's own values: references to what was filled in, and the defaults of its other fields. */
function formValues(fields: Fields, asked: Values): StepInput {
  const own = Object.fromEntries(Object.entries(asked).filter(([name]) => name in fields));
  const read = inputSchema(fields).safeParse(own);
  const values = read.success ? (read.data as Values) : own;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      name in own && isReferable(fields[name], value) ? writeReference({ from: INPUT, output: name }) : value,
    ]),
  );
}

/** Whether a value may be referred to: an empty one, or a yes or no, stands in its field as it is. */
function isReferable(field: Field | undefined, value: unknown): boolean {
  if (field === undefined || field.type === 'toggle' || value === null) return false;
  return typeof value === 'number' || (value as string | readonly unknown[]).length > 0;
}
