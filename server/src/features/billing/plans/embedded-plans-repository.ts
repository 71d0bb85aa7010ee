import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database';
import type { Tx } from '../../../platform/db/transaction';

/** Locks a customer's account until the transaction ends; a new one is empty. */
export async function lockAccount(tx: Tx, customer: string): Promise<unknown> {
  await tx
    .insertInto('embedded_account')
    .values({ customer_ref: customer, account: JSON.stringify({ subscriptions: [] }) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { account } = await tx
    .selectFrom('embedded_account')
    .select('account')
    .where('customer_ref', '=', customer)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return account;
}

export async function updateAccount(tx: Tx, customer: string, account: string): Promise<void> {
  await tx.updateTable('embedded_account').set({ account }).where('customer_ref', '=', customer).execute();
}

/** Users whose plan of the test mode is to be renewed: no event tells. */
export async function findDueUsers(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('billing_subscription')
    .select('user_id')
    .where('provider', '=', 'embedded')
    .where('state', 'in', ['trialing', 'active'])
    .where('period_end', '<=', sql<Date>`now()`)
    .execute();
  return rows.map((row) => row.user_id);
}
