import { emit } from '../api/bus';
import type { Store } from '../contracts/remotes';
import type { Run } from '../contracts/runs';
import { addCredits, creditsAtom, deductCredits } from './credits';
import { putRuns } from './runs';

/** Accepted work, with the balance after it where the answer contains one. */
export interface Started {
  run: Run;
  balance?: number | undefined;
}

/**
 * Starts work that costs credits, with an optimistic update of the balance: deducts the price at once and rolls it back
 * when the order is refused. The server's balance is read afterwards either way.
 * @throws what `start` throws
 */
export async function startPaid(store: Store, price: number, start: () => Promise<Started>): Promise<void> {
  const taken = Math.min(store.get(creditsAtom).balance ?? 0, price);
  deductCredits(store, price);
  try {
    const { run, balance } = await start();
    putRuns(store, [run]);
    emit('creditsChanged', { balance });
  } catch (error) {
    addCredits(store, taken);
    emit('creditsChanged', { balance: undefined });
    throw error;
  }
}
