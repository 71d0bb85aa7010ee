import { KINDS, kindWord, type RunKind } from '@flint/shared/contracts/kinds';

/** Noun for units of a kind, singular or plural. */
export const unitsWord = (kind: RunKind, count: number): string => KINDS[kind].units[count === 1 ? 0 : 1];

/** Message for a failure without a more specific reason. */
export function notMade(kind: RunKind): string {
  if (kind === 'steps') return 'The steps could not be finished.';
  return kind === 'workflow' ? 'The workflow could not be finished.' : `The ${kindWord(kind)} could not be made.`;
}
