import { SELECTION_MAX } from '@flint/shared/contracts/library';

/** Does something to any number of things, as many at a time as one call takes. @throws what `act` throws. */
export async function inParts(ids: readonly string[], act: (part: string[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < ids.length; start += SELECTION_MAX) await act(ids.slice(start, start + SELECTION_MAX));
}
