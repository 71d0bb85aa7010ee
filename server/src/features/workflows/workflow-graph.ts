import type { WorkflowRecipe } from '@flint/shared/contracts/recipes/workflow';
import { escapeBraces, INPUT, PREVIOUS, reference } from '@flint/shared/contracts/workflow/references';
import type { Fields } from '@flint/shared/tools/fields';
import { CONTEXT_MAX, type Graph, type Step } from '@flint/shared/tools/steps/graph';
import { mapInput, readReferences, replaceReferences } from '@flint/shared/tools/steps/references';
import { AppError } from '../../platform/http/app-error';

type Workflow = Pick<WorkflowRecipe, 'steps' | 'input'>;

/**
 * The graph of a checked workflow: `{{previous.text}}` names the step before, and the condition of a step is a step of
 * its own before it. What the steps use of the workflow's input is the form of the graph.
 */
export function toGraph({ steps, input }: Workflow): { graph: Graph; inputs: Record<string, string> } {
  const names = new Set(steps.map(({ id }) => id));
  const made = steps.flatMap(({ id, type, input: own, when }, at): Step[] => {
    const before = steps[at - 1]?.id ?? '';
    const filled = replaceReferences(own, (found) => (found.from === PREVIOUS ? { ...found, from: before } : found));
    const step = { id, kind: type, input: filled };
    if (!when) return [step];
    const condition = freeName(`when-${at + 1}`, names);
    const text = reference(when.step === PREVIOUS ? before : when.step, 'text');
    const asked = { text, contains: escapeBraces(when.contains) };
    return [
      { id: condition, kind: 'condition', input: asked },
      { ...step, when: condition },
    ];
  });
  const used = usedInputs(made);
  const form: Fields = Object.fromEntries(used.map((name) => [name, { type: 'long', label: name, max: CONTEXT_MAX }]));
  return {
    graph: { inputs: form, steps: made },
    inputs: Object.fromEntries(used.map((name) => [name, String(input[name] ?? '')])),
  };
}

function freeName(wanted: string, names: Set<string>): string {
  let name = wanted;
  while (names.has(name)) name = `${name}-`;
  names.add(name);
  return name;
}

function usedInputs(steps: readonly Step[]): string[] {
  const used = new Set<string>();
  mapInput(
    steps.map(({ input }) => input),
    (text) => {
      for (const found of readReferences(text)) if (found?.from === INPUT) used.add(found.output);
      return text;
    },
  );
  return [...used];
}

/** @throws AppError `invalid_input` naming a step whose own input is longer than a step may be given */
export function assertShortInputs({ steps }: Pick<Workflow, 'steps'>): void {
  const at = steps.findIndex(({ input }) => JSON.stringify(input).length > CONTEXT_MAX);
  if (at < 0) return;
  const most = CONTEXT_MAX.toLocaleString('en');
  throw new AppError('invalid_input', `A step is given at most ${most} characters.`, { field: `steps.${at}.input` });
}
