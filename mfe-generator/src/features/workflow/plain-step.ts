import type { Capability } from '@flint/shared/contracts/kinds';
import { type Slot, STEP_TYPES } from '@flint/shared/contracts/workflow/step-types';
import { isCapability, type PlainForm, STEP_KIND_IDS, STEP_KINDS } from '@flint/shared/tools/steps/kinds';

/** A field of the plain form: the text that a step takes, or the file of an earlier step. */
interface PlainField {
  /** Its path in the input: `messages.0.content`. */
  readonly path: string;
  readonly label: string;
  readonly optional: boolean;
}

/** Kinds of steps that the form offers, in order. */
export const PLAIN_KINDS: readonly Capability[] = STEP_KIND_IDS.filter(isCapability);

/** The fields of a kind's step: each has the first slot of its kind. */
export function plainFields(type: Capability): { readonly words?: PlainField; readonly file?: PlainField } {
  const { words, file, optional = [] }: PlainForm = STEP_KINDS[type].plain;
  const field = (name: 'words' | 'file', label: string, takes: Slot['takes']) => ({
    ...{ path: pathTo(type, takes), label, optional: optional.includes(name) },
  });
  return {
    ...(words !== undefined && { words: field('words', words, 'text') }),
    ...(file !== undefined && { file: field('file', file, 'file') }),
  };
}

function pathTo(type: Capability, takes: Slot['takes']): string {
  const slots = Object.entries<Slot>(STEP_TYPES[type].slots);
  return (slots.find(([, slot]) => slot.takes === takes)?.[0] ?? '').replaceAll('*', '0');
}

/** The input of a new step. */
export function blankInput(type: Capability): Record<string, unknown> {
  const { start, plain }: { start: object; plain: PlainForm } = STEP_KINDS[type];
  return { ...start, ...plain.start };
}
