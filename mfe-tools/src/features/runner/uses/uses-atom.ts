import { BIO_RESULTS_MAX } from '@flint/shared/contracts/bios';
import type { Store } from '@flint/shared/contracts/remotes';
import type { ToolId } from '@flint/shared/tools/tools';
import { atom, type PrimitiveAtom } from 'jotai';
import { NO_USES, type UsesAction, type UsesState, usesReducer } from './uses-reducer';

const atoms = new Map<ToolId, PrimitiveAtom<UsesState>>();

/** Tools of which the specification says how many results are kept. */
const MOST: Partial<Record<ToolId, number>> = { 'instagram/bio-generator': BIO_RESULTS_MAX };

/** How many uses of a tool are kept; undefined for all of them. */
export const mostOf = (id: ToolId): number | undefined => MOST[id];

/** The uses of a tool, the same for every part of its page. Changed by `changeUses` only. */
export function usesAtomOf(id: ToolId): PrimitiveAtom<UsesState> {
  const known = atoms.get(id);
  if (known) return known;
  const made = atom(NO_USES);
  atoms.set(id, made);
  return made;
}

/** Takes an action into the state of a tool's uses. */
export function changeUses(store: Store, id: ToolId, action: UsesAction): void {
  const at = usesAtomOf(id);
  store.set(at, usesReducer(store.get(at), action, mostOf(id)));
}
