import { SELECTION_MAX } from '@flint/shared/contracts/library';

/**
 * Runs an action on any number of items, in batches of the API's limit.
 * @throws what `act` throws
 */
export async function inParts(ids: readonly string[], act: (part: string[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < ids.length; start += SELECTION_MAX) await act(ids.slice(start, start + SELECTION_MAX));
}
