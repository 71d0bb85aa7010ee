import { type Balance, STARTER_CREDITS, type Transaction } from '@flint/shared/contracts/credits';
import type { CreditLot } from '@flint/shared/contracts/subscriptions';
import { audit } from '../../platform/audit/audit';
import type { Db } from '../../platform/db/database';
import { transact } from '../../platform/db/transaction';
import { keyReused } from '../../platform/http/app-error';
import { addressHash } from './address';
import { findGift, findNet, readBalance, readMovements } from './credits-repository';
import { give } from './ledger';
import { findOpenLots } from './lots-repository';
import { toLot, toTransaction } from './presenter';
import { insertStarterGrant } from './starter-repository';

export interface Grant {
  readonly userId: string;
  /** Whole credits, above 0. */
  readonly amount: number;
  readonly reason: string;
  /** Staff's user id, or `cli`. */
  readonly actor: string;
  /** Idempotency key: a repeated request is one grant. */
  readonly key: string;
  readonly kind?: 'purchase' | 'grant';
}

/** A grant's transaction, and the user's balance after it, in whole credits. */
interface Granted {
  readonly balance: number;
  readonly transaction: Transaction;
}

export interface Credits {
  balance(userId: string): Promise<Balance>;
  transactions(userId: string, limit: number): Promise<Transaction[]>;
  /** What is not spent, by where it came from, in the order in which it is spent. */
  lots(userId: string): Promise<CreditLot[]>;
  /** What a user got and gave back by all movements whose idempotency keys begin so; debts count as given back. */
  netOf(userId: string, idemPrefix: string): Promise<number>;
  /**
   * Adds credits manually, with an audit entry for the actor. Idempotent: a replay returns the first movement.
   * @returns the transaction of this key, and the balance now
   * @throws AppError `idempotency_mismatch` when the key was used for another grant
   */
  grant(grant: Grant): Promise<Granted>;
  /** The starter credits, once per mailbox. @returns whether they were given now. */
  grantStarter(user: { id: string; email: string }): Promise<boolean>;
}

/** A user's credits except spending, which belongs to runs. */
export function createCredits({ db }: { db: Db }): Credits {
  const balance = (userId: string) => readBalance(db, userId);
  return {
    balance,
    lots: async (userId) => (await findOpenLots(db, userId)).map(toLot),
    transactions: async (userId, limit) => (await readMovements(db, userId, limit)).map(toTransaction),
    netOf: (userId, idemPrefix) => findNet(db, userId, idemPrefix),
    async grant({ userId, amount, reason, actor, key, kind = 'grant' }) {
      const movement = await transact(db, async (tx) => {
        const gift = { userId, amount, idem: `${kind}:${actor}:${key}`, description: reason };
        const fresh = await give(tx, { ...gift, kind });
        if (fresh) await audit(tx, { actor, action: 'credits.add', target: userId, detail: { amount, reason, kind } });
        const given = await findGift(tx, gift);
        if (!given) throw keyReused();
        return given;
      });
      return { balance: (await balance(userId)).balance, transaction: toTransaction(movement) };
    },
    grantStarter: ({ id, email }) =>
      transact(db, async (tx) => {
        const hash = addressHash(email);
        if (!(await insertStarterGrant(tx, { address_hash: hash, user_id: id }))) return false;
        return give(tx, {
          userId: id,
          amount: STARTER_CREDITS,
          kind: 'starter',
          idem: `starter:${hash}`,
          description: 'Starter credits',
        });
      }),
  };
}
