import { BIO_RESULTS_MAX } from '@flint/shared/contracts/bios';
import type { Store } from '@flint/shared/contracts/remotes';
import type { ToolId } from '@flint/shared/tools/tools';
import { atom, type PrimitiveAtom } from 'jotai';
import { NO_USES, type UsesAction, type UsesState, usesReducer } from './uses-reducer';

const atoms = new Map<ToolId, PrimitiveAtom<UsesState>>();

/** Tools that keep a limited number of results. */
const MOST: Partial<Record<ToolId, number>> = { 'instagram/bio-generator': BIO_RESULTS_MAX };

/** The limit of a tool's results; undefined without one. */
export const resultLimit = (id: ToolId): number | undefined => MOST[id];

/** The runs of a tool, shared by all parts of its page. Changed only by `changeUses`. */
export function usesAtomOf(id: ToolId): PrimitiveAtom<UsesState> {
  const known = atoms.get(id);
  if (known) return known;
  const made = atom(NO_USES);
  atoms.set(id, made);
  return made;
}

/** Dispatches an action on a tool's runs. */
export function changeUses(store: Store, id: ToolId, action: UsesAction): void {
  const at = usesAtomOf(id);
  store.set(at, usesReducer(store.get(at), action, resultLimit(id)));
}
