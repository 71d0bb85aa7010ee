import { atom } from 'jotai/vanilla';
import { toMessage } from '../api/message';
import { request } from '../api/request';
import {
  type Balance,
  creditsBalance,
  creditsCosts,
  creditsTransactions,
  RECENT_TRANSACTIONS,
} from '../contracts/credits';
import type { Store } from '../contracts/remotes';
import { type CreditsAction, creditsReducer, initialCredits, isFresh } from './credits-reducer';
import { sessionAtom } from './session';

/** Credits of the signed-in user. Written only by the functions below. */
export const creditsAtom = atom(initialCredits);

/** The newest read of each store: concurrent callers share it (deduplication), and only it may write. */
const reads = new WeakMap<Store, { userId: string | null; done?: Promise<void> }>();

export function dispatchCredits(store: Store, action: CreditsAction): void {
  store.set(creditsAtom, creditsReducer(store.get(creditsAtom), action));
}

const viewer = (store: Store) => store.get(sessionAtom).user?.id ?? null;

/**
 * Fetches the balance unless the server sent it in the last 30 s; `force` fetches in any case. Never rejects: a failure
 * is the state's `error`.
 */
export function fetchBalance(store: Store, { force = false }: { force?: boolean } = {}): Promise<void> {
  const userId = viewer(store);
  if (!force && isFresh(store.get(creditsAtom), userId, Date.now())) return Promise.resolve();
  const underWay = reads.get(store);
  if (!force && underWay?.done && underWay.userId === userId) return underWay.done;
  return readBalance(store, userId);
}

function readBalance(store: Store, userId: string | null): Promise<void> {
  const read: { userId: string | null; done?: Promise<void> } = { userId };
  const toViewer = forViewer(store, userId);
  const dispatch = (action: CreditsAction) => {
    if (reads.get(store) === read) toViewer(action);
  };
  reads.set(store, read);
  dispatch({ type: 'balance/pending' });
  read.done = request(creditsBalance, { query: {} })
    .then(
      (told) => dispatch({ type: 'balance/fulfilled', payload: { ...told, userId, at: Date.now() } }),
      (error: unknown) => dispatch({ type: 'balance/rejected', error: toMessage(error) }),
    )
    .finally(() => {
      if (reads.get(store) === read) reads.delete(store);
    });
  return read.done;
}

/** Shows a balance that the server sent by itself; a read that is under way may be older, and is dropped. */
export function tellBalance(store: Store, userId: string, told: Balance): void {
  if (viewer(store) !== userId) return;
  reads.delete(store);
  dispatchCredits(store, { type: 'balance/fulfilled', payload: { ...told, userId, at: Date.now() } });
}

/** Reads the latest 10 transactions. Never rejects: a failure is the state's `error`. */
export async function fetchTransactions(store: Store): Promise<void> {
  const dispatch = forViewer(store, viewer(store));
  dispatch({ type: 'transactions/pending' });
  try {
    const { transactions } = await request(creditsTransactions, { query: { limit: RECENT_TRANSACTIONS } });
    dispatch({ type: 'transactions/fulfilled', payload: transactions });
  } catch (error) {
    dispatch({ type: 'transactions/rejected', error: toMessage(error) });
  }
}

/** Reads the cost table in force. Never rejects: a failure is the state's `error`. */
export async function fetchCosts(store: Store): Promise<void> {
  dispatchCredits(store, { type: 'costs/pending' });
  try {
    const { costs } = await request(creditsCosts, {});
    dispatchCredits(store, { type: 'costs/fulfilled', payload: costs });
  } catch (error) {
    dispatchCredits(store, { type: 'costs/rejected', error: toMessage(error) });
  }
}

/** Drops answers that arrive after the viewer changed. */
function forViewer(store: Store, userId: string | null) {
  return (action: CreditsAction) => {
    if (viewer(store) === userId) dispatchCredits(store, action);
  };
}

/** Optimistic update: lowers the shown balance at once, not below 0, until the server's balance arrives. */
export const deductCredits = (store: Store, amount: number) => dispatchCredits(store, { type: 'deduct', amount });
/** Raises the shown balance at once, for example to roll back the deduction of a refused order. */
export const addCredits = (store: Store, amount: number) => dispatchCredits(store, { type: 'add', amount });
/** Makes the next read ask the server. */
export const invalidateCredits = (store: Store) => dispatchCredits(store, { type: 'invalidate' });
/** Clears everything, as on sign-out. */
export const resetCredits = (store: Store) => dispatchCredits(store, { type: 'reset' });
/** Shows the boot data's balance until the server is asked. */
export const seedCredits = (store: Store, userId: string, balance: number) =>
  dispatchCredits(store, { type: 'seed', userId, balance });
