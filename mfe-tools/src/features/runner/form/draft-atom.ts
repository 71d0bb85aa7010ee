import { createOrderAtom } from '@flint/shared/orders/order-atom';
import type { AnyToolDefinition } from '@flint/shared/tools/definition';
import type { Fields } from '@flint/shared/tools/fields';
import type { ToolId } from '@flint/shared/tools/tools';
import { type FormValues, formValues } from './form-values';

/** What a tool's form holds. */
export interface Draft {
  readonly values: FormValues;
  /** The brand it is written for; null for none. */
  readonly brandId: string | null;
}

/** A kept form as far as it still fits its fields. */
export function toDraft(inputs: Fields, kept: unknown): Draft {
  const { values, brandId } = kept as { values?: unknown; brandId?: unknown };
  return { values: formValues(inputs, values), brandId: typeof brandId === 'string' ? brandId : null };
}

type DraftAtom = ReturnType<typeof createOrderAtom<Draft>>;

const atoms = new Map<ToolId, DraftAtom>();

/** The form of a tool. Every change is kept at once, so that neither a reload nor signing in loses it. */
export function draftAtomOf({ id, inputs }: AnyToolDefinition): DraftAtom {
  const known = atoms.get(id);
  if (known) return known;
  const parse = (kept: unknown) => toDraft(inputs, kept);
  const made = createOrderAtom<Draft>({ key: `flint.tool.${id}`, form: { parse } });
  atoms.set(id, made);
  return made;
}
