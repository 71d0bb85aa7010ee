import { createOrderAtom } from '@flint/shared/orders/order-atom';
import type { Chain, ChainId } from '@flint/shared/tools/chains';
import { type Draft, toDraft } from '../runner/form/draft-atom';

interface ChainDraft extends Draft {
  /** Whether it waits where there are alternatives. */
  readonly choose: boolean;
}

type DraftAtom = ReturnType<typeof createOrderAtom<ChainDraft>>;

const atoms = new Map<ChainId, DraftAtom>();

/** The state of a chain's form. Every change is stored at once, so that neither a reload nor signing in loses it. */
export function chainDraftOf({ id, inputs }: Chain): DraftAtom {
  const known = atoms.get(id);
  if (known) return known;
  const parse = (kept: unknown): ChainDraft => ({
    ...toDraft(inputs, kept),
    choose: (kept as { choose?: unknown }).choose === true,
  });
  const made = createOrderAtom<ChainDraft>({ key: `flint.chain.${id}`, form: { parse } });
  atoms.set(id, made);
  return made;
}
