import type { ToolRun } from '@flint/shared/contracts/tool-runs';
import type { ToolId } from '@flint/shared/contracts/tools';
import { atom, type PrimitiveAtom } from 'jotai';

/** What the viewer made with one tool, as far as it was read. */
export interface UsesState {
  /** Newest first; null until the server answered once. */
  readonly uses: readonly ToolRun[] | null;
  /** Where older ones follow; null at the end. */
  readonly next: string | null;
  readonly error: string | null;
  readonly userId: string | null;
}

export const NO_USES: UsesState = { uses: null, next: null, error: null, userId: null };

const atoms = new Map<ToolId, PrimitiveAtom<UsesState>>();

/** The uses of a tool, the same for every part of its page. Written by `uses.ts` only. */
export function usesAtomOf(id: ToolId): PrimitiveAtom<UsesState> {
  const known = atoms.get(id);
  if (known) return known;
  const made = atom(NO_USES);
  atoms.set(id, made);
  return made;
}
