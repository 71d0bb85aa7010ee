import type { RunRow } from './tables';

/**
 * Whether a run has a hold of its own: a step of a workflow is paid by the workflow, a run of steps by its leaves, a
 * photo not at all.
 */
export function paysItself({ kind, part_of: partOf }: Pick<RunRow, 'kind' | 'part_of'>): boolean {
  return partOf === null && kind !== 'steps' && kind !== 'upload';
}
