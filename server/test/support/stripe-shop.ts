import { randomUUID } from 'node:crypto';
import { createStripeSimulator, type StripeSimulator } from '@flint/simulators/stripe';
import { type Billing, createBilling } from '../../src/features/billing/billing-service';
import { createStripeProvider } from '../../src/features/billing/stripe/stripe-provider';
import { readBalance } from '../../src/features/credits/credits-repository';
import { close, reserve } from '../../src/features/credits/ledger';
import { checkLedger } from '../../src/features/credits/ledger-check';
import { connect, type Database, type Db } from '../../src/platform/db/database';
import { transact } from '../../src/platform/db/transaction';
import { newPreparedDatabase } from './new-database';

export const PUBLIC_URL = 'https://flint.example';

/** An event as it is sent: its body, and its signature's header. */
export type Signed = ReturnType<StripeSimulator['event']>;

/** Billing in this process, on a simulated Stripe. */
export function shopAt(db: Db, { env, url }: StripeSimulator): Billing {
  const { STRIPE_SECRET_KEY = '', STRIPE_WEBHOOK_SECRET = '', STRIPE_PUBLISHABLE_KEY = '' } = env;
  const keys = { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET };
  const provider = createStripeProvider({ ...keys, publishableKey: STRIPE_PUBLISHABLE_KEY, apiBase: url });
  return createBilling(db, provider, { publicUrl: PUBLIC_URL, authSecret: 'unused' });
}

/** Adds a verified user. @returns the id; the address is `<id>@example.com` */
export async function newUser(db: Db): Promise<string> {
  const id = randomUUID();
  const row = { id, name: 'Maya', email: `${id}@example.com`, emailVerified: true };
  await db.insertInto('user').values(row).execute();
  return id;
}

export interface StripeShop {
  readonly database: Database;
  readonly stripe: StripeSimulator;
  readonly shop: Billing;
  readonly deliver: (event: Signed) => Promise<void>;
  readonly balance: (userId: string) => Promise<number>;
  /** Charges a run. */
  spend(userId: string, amount: number): Promise<void>;
  /** Stops it, and expects that every invariant of the ledger holds. */
  close(): Promise<void>;
}

/** Opens billing on a database and a simulated Stripe of its own. */
export async function openStripeShop(): Promise<StripeShop> {
  const [database, stripe] = [connect(await newPreparedDatabase()), await createStripeSimulator()];
  const shop = shopAt(database.db, stripe);
  return {
    ...{ database, stripe, shop },
    deliver: ({ body, signature }) => shop.webhook(body, signature),
    balance: async (userId) => (await readBalance(database.db, userId)).balance,
    async spend(userId, amount) {
      const id = randomUUID();
      await transact(database.db, (tx) => reserve(tx, { id, userId, amount, description: 'test' }));
      await transact(database.db, (tx) => close(tx, id, amount, 'test'));
    },
    async close() {
      const { problems } = await checkLedger(database.db);
      await stripe.close();
      await database.close();
      expect(problems).toEqual([]);
    },
  };
}
