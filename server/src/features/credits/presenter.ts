import type { Transaction } from '@flint/shared/contracts/credits';
import type { CreditLot } from '@flint/shared/contracts/subscriptions';
import type { readMovements } from './credits-repository';
import type { findOpenLots } from './lots-repository';
import type { TxnKind } from './tables';

type Movement = Awaited<ReturnType<typeof readMovements>>[number];

const TYPES: Record<TxnKind, Transaction['type']> = {
  starter: 'starter',
  purchase: 'purchase',
  grant: 'grant',
  gift: 'gift',
  referral: 'referral',
  reserve: 'spend',
  settle: 'return',
  refund: 'return',
  reversal: 'return',
  reclaim: 'spend',
  reinstate: 'return',
  repay: 'spend',
  expiry: 'spend',
};

/** Presents a movement of the ledger to its owner. */
export function toTransaction(movement: Movement): Transaction {
  return {
    id: String(movement.id),
    type: movement.kind === 'reserve' && movement.state === 'held' ? 'hold' : TYPES[movement.kind],
    description: movement.description,
    amount: movement.amount,
    balanceAfter: movement.balance_after,
    runId: movement.hold_id,
    createdAt: movement.at.toISOString(),
  };
}

/** Presents a lot to its owner. */
export function toLot(lot: Awaited<ReturnType<typeof findOpenLots>>[number]): CreditLot {
  const { id, description, remaining, expires_at: end } = lot;
  return { id: String(id), description: description ?? 'Credits', remaining, endsAt: end?.toISOString() ?? null };
}
