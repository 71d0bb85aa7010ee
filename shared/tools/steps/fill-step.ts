import { shortened } from '../../contracts/graphemes';
import { CONTEXT_MAX, type Step, type StepInput } from './graph';
import { joinItems, splitItems } from './item-text';
import { fillReferences, mapInput, type StepReference, wholeReference } from './references';
import { definitionIn, findSlot, type ToolDefinitions } from './slots';

/** Gives the value of a reference. @throws UnfilledReference when there is none */
export type GiveValue = (reference: StepReference) => string | readonly string[];

/** What a form holds under a name, as references to it are filled: empty where it holds nothing. */
export function fieldValue(inputs: Readonly<Record<string, unknown>>, name: string): string | readonly string[] {
  const value = inputs[name];
  return Array.isArray(value) ? value.map(String) : String(value ?? '');
}

/** A reference without a value, or an input that is too large; the message is for the user. */
export class UnfilledReference extends Error {}

/**
 * Resolves every reference of a step's input. Texts are cut to the length of their field.
 * @throws UnfilledReference when a value is empty, or the whole is larger than {@link CONTEXT_MAX}
 */
export function fillStep(step: Pick<Step, 'kind' | 'input'>, give: GiveValue, tools: ToolDefinitions): StepInput {
  const value = (found: StepReference) => {
    const given = give(found);
    if (given.length === 0) throw new UnfilledReference(`“${found.from}” gave no ${found.output}.`);
    return given;
  };
  const asText = (given: string | readonly string[]) => (typeof given === 'string' ? given : joinItems(given));
  const filled = mapInput(step.input, (text, path) => {
    const slot = findSlot(step, path, tools);
    // Filled from the answer itself, not from the words that stand for it.
    if (slot?.takes === 'answer') return text;
    const whole = wholeReference(text);
    if (whole && slot?.takes === 'list') return asList(value(whole));
    if (whole && slot?.takes === 'input') return asField(asText(value(whole)), step, path, tools);
    const words = fillReferences(text, (found) => asText(value(found)));
    return slot?.takes === 'text' && words !== text ? cut(words, slot.max) : words;
  }) as StepInput;
  if (JSON.stringify(filled).length > CONTEXT_MAX)
    throw new UnfilledReference(
      `What this step is given is longer than ${CONTEXT_MAX.toLocaleString('en')} characters. Give it less.`,
    );
  return filled;
}

const asList = (given: string | readonly string[]) => (typeof given === 'string' ? splitItems(given) : [...given]);

/** A number where the tool's field is one. */
function asField(given: string, step: Pick<Step, 'kind' | 'input'>, path: string, tools: ToolDefinitions) {
  const field = definitionIn(tools, step)?.inputs[path.split('.')[1] ?? ''];
  return field?.type === 'number' ? Number(given) : given;
}

/** Cuts a text at the last whole word. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = shortened(text, max);
  return /\s/.test(start) ? start.replace(/\s\S*$/, '') : start;
}
