import type { Chain, ChainId } from '@flint/shared/contracts/tools/chains';
import { createOrderAtom } from '@flint/shared/orders/order-atom';
import type { Draft } from '../runner/form/draft-atom';
import { formValues } from '../runner/form/form-values';

type DraftAtom = ReturnType<typeof createOrderAtom<Draft>>;

const atoms = new Map<ChainId, DraftAtom>();

/** The form of a chain. Every change is kept at once, so that neither a reload nor signing in loses it. */
export function chainDraftOf({ id, inputs }: Chain): DraftAtom {
  const known = atoms.get(id);
  if (known) return known;
  const parse = (kept: unknown): Draft => {
    const { values, brandId } = kept as { values?: unknown; brandId?: unknown };
    return { values: formValues(inputs, values), brandId: typeof brandId === 'string' ? brandId : null };
  };
  const made = createOrderAtom<Draft>({ key: `flint.chain.${id}`, form: { parse } });
  atoms.set(id, made);
  return made;
}
