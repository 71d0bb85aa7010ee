import { randomUUID } from 'node:crypto';
import type { BaseLogger } from 'pino';
import type { Db } from '../../platform/db/database';
import { type Tx, transact } from '../../platform/db/transaction';
import { ISSUED, post, spendable } from './ledger-movement';
import { lockAccounts } from './ledger-repository';
import { findExpired, findUsersWithExpired, takeFromLots } from './lots-repository';

const BATCH = 100;

/** Takes back a user's credits whose time has come. */
export async function expireLots(tx: Tx, userId: string): Promise<void> {
  await lockAccounts(tx, [ISSUED, spendable(userId)]);
  // Another process may have done it before the lock was free.
  const amount = await findExpired(tx, userId);
  if (amount === 0) return;
  await post(
    tx,
    {
      idem: `expiry:${randomUUID()}`,
      kind: 'expiry',
      description: 'Promotional credits that reached their end',
      userId,
      legs: { [ISSUED]: amount, [spendable(userId)]: -amount },
    },
    (txnId) => takeFromLots(tx, { txnId, userId, amount, expired: true }),
  );
}

/** Takes back all credits whose time has come. */
export async function sweepExpiredLots(db: Db, log: Pick<BaseLogger, 'error'>): Promise<void> {
  for (const userId of await findUsersWithExpired(db, BATCH))
    await transact(db, (tx) => expireLots(tx, userId)).catch((err: unknown) =>
      log.error({ err, userId }, 'expired credits could not be taken back'),
    );
}
