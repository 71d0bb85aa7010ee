import { type FormValues, formValues } from '@flint/shared/forms/form-values';
import { createOrderAtom } from '@flint/shared/orders/order-atom';
import type { AnyToolDefinition } from '@flint/shared/tools/definition';
import type { Fields } from '@flint/shared/tools/fields';
import type { ToolId } from '@flint/shared/tools/tools';

/** The state of a tool's form. */
export interface Draft {
  readonly values: FormValues;
  /** The brand to write for; null for none. */
  readonly brandId: string | null;
}

/** Parses a stored form; values that no longer fit their fields get their default. */
export function toDraft(inputs: Fields, kept: unknown): Draft {
  const { values, brandId } = kept as { values?: unknown; brandId?: unknown };
  return { values: formValues(inputs, values), brandId: typeof brandId === 'string' ? brandId : null };
}

type DraftAtom = ReturnType<typeof createOrderAtom<Draft>>;

const atoms = new Map<ToolId, DraftAtom>();

/** The state of a tool's form. Every change is stored at once, so that neither a reload nor signing in loses it. */
export function draftAtomOf({ id, inputs }: AnyToolDefinition): DraftAtom {
  const known = atoms.get(id);
  if (known) return known;
  const parse = (kept: unknown) => toDraft(inputs, kept);
  const made = createOrderAtom<Draft>({ key: `flint.tool.${id}`, form: { parse } });
  atoms.set(id, made);
  return made;
}
