import { BALANCE_CACHE_MS, type Balance, type Costs, type Transaction } from '../contracts/credits';
import { type AsyncAction, enterPhase } from './phase';

export interface CreditsState {
  /** Spendable balance in whole credits; null until first known. */
  balance: number | null;
  /** Credits held by running work. */
  held: number;
  recentTransactions: Transaction[];
  costs: Costs | null;
  /** When the server last sent the balance, in epoch milliseconds; null forces the next read to ask. */
  lastFetched: number | null;
  /** The user whose balance this is. */
  userId: string | null;
  loading: boolean;
  error: string | null;
}

export type CreditsAction =
  | AsyncAction<'balance', Balance & { userId: string | null; at: number }>
  | AsyncAction<'transactions', Transaction[]>
  | AsyncAction<'costs', Costs>
  | { readonly type: 'seed'; readonly userId: string; readonly balance: number }
  | { readonly type: 'deduct' | 'add'; readonly amount: number }
  | { readonly type: 'invalidate' | 'reset' };

export const initialCredits: CreditsState = {
  balance: null,
  held: 0,
  recentTransactions: [],
  costs: null,
  lastFetched: null,
  userId: null,
  loading: false,
  error: null,
};

/** Reducer of the browser's copy of the credits. Optimistic changes leave `lastFetched` unchanged. */
export function creditsReducer(state: CreditsState, action: CreditsAction): CreditsState {
  switch (action.type) {
    case 'balance/pending':
    case 'transactions/pending':
    case 'costs/pending':
      return enterPhase(state, 'loading', 'pending');
    case 'balance/rejected':
    case 'transactions/rejected':
    case 'costs/rejected':
      return enterPhase(state, 'loading', 'rejected', action.error);
    case 'balance/fulfilled': {
      const { balance, held, userId, at } = action.payload;
      return { ...enterPhase(state, 'loading', 'fulfilled'), balance, held, userId, lastFetched: at };
    }
    case 'transactions/fulfilled':
      return { ...enterPhase(state, 'loading', 'fulfilled'), recentTransactions: action.payload };
    case 'costs/fulfilled':
      return { ...enterPhase(state, 'loading', 'fulfilled'), costs: action.payload };
    case 'seed':
      return { ...initialCredits, userId: action.userId, balance: action.balance };
    case 'deduct':
      return { ...state, balance: state.balance && Math.max(0, state.balance - action.amount) };
    case 'add':
      return { ...state, balance: state.balance === null ? null : state.balance + action.amount };
    case 'invalidate':
      return { ...state, lastFetched: null };
    case 'reset':
      return initialCredits;
  }
}

/** Whether the balance may be shown without asking the server again: younger than 30 s, and of the same user. */
export function isFresh(state: CreditsState, userId: string | null, now: number): boolean {
  return state.userId === userId && state.lastFetched !== null && now - state.lastFetched < BALANCE_CACHE_MS;
}
