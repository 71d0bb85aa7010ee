import type { Fields } from '../fields';
import type { Graph, Step } from '../steps/graph';
import { INPUT, renameReferences, replaceReferences } from '../steps/references';

/** A free name: the wanted one, or with the first free number behind it. */
export function freeName(wanted: string, taken: readonly string[]): string {
  let name = wanted;
  for (let count = 2; taken.includes(name); count += 1) name = `${wanted}${count}`;
  return name;
}

/**
 * A graph whose steps and fields have other names than those of another one, so that they stand beside each other. A field
 * that both ask for in the same way is asked for once.
 */
export function withFreeNames({ inputs, steps }: Graph, beside: Graph): { inputs: Fields; steps: Step[] } {
  const fields = renamedFields(inputs, beside.inputs);
  let renamed = steps.map((step) => ({
    ...step,
    input: replaceReferences(step.input, (found) =>
      found.from === INPUT ? { from: INPUT, output: fields.get(found.output) ?? found.output } : found,
    ),
  }));
  const names = [...beside.steps, ...steps].map(({ id }) => id);
  for (const [at, { id }] of steps.entries()) {
    if (!beside.steps.some((step) => step.id === id)) continue;
    const name = freeName(id, names);
    names.push(name);
    renamed = renamed.map((step, place) => ({
      ...step,
      ...(place === at && { id: name }),
      ...(step.when === id && { when: name }),
      input: renameReferences(step.input, id, name),
    }));
  }
  const own = Object.entries(inputs).map(([name, field]) => [fields.get(name) ?? name, field]);
  return { inputs: Object.fromEntries(own), steps: renamed };
}

function renamedFields(inputs: Fields, beside: Fields): ReadonlyMap<string, string> {
  const names = [...Object.keys(beside), ...Object.keys(inputs)];
  const renamed = new Map<string, string>();
  for (const [name, { type, label }] of Object.entries(inputs)) {
    const same = beside[name];
    if (!same || (same.type === type && same.label === label)) continue;
    const free = freeName(name, names);
    names.push(free);
    renamed.set(name, free);
  }
  return renamed;
}
