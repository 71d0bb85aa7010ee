import { KINDS, kindWord, type RunKind } from '@flint/shared/contracts/runs';

/** What units of a kind are called. */
export const unitsWord = (kind: RunKind, count: number): string => KINDS[kind].units[count === 1 ? 0 : 1];

/** The sentence for a failure of which nothing more exact is known. */
export function notMade(kind: RunKind): string {
  return kind === 'workflow' ? 'The workflow could not be finished.' : `The ${kindWord(kind)} could not be made.`;
}
