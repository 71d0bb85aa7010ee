import type { Store } from '../contracts/remotes';
import type { Resource } from './resource';
import { mutate, reload, resourceAtom } from './resources';

/**
 * Optimistic update with rollback: shows a change at once, and restores the data when the action fails. Data that has
 * changed meanwhile is read again instead, because only the server knows its state.
 * @throws what `act` throws
 */
export async function optimistic<Data, Answer>(
  store: Store,
  resource: Resource<Data>,
  change: (data: Data) => Data,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const shownAtom = resourceAtom(resource);
  const shown = () => store.get(shownAtom)?.data;
  const before = shown();
  mutate(store, resource, (known) => (known === undefined ? undefined : change(known)));
  const changed = shown();
  try {
    const answer = await act();
    if (shown() !== changed) await reload(store, resource);
    return answer;
  } catch (error) {
    if (shown() === changed) mutate(store, resource, () => before);
    else void reload(store, resource);
    throw error;
  }
}
