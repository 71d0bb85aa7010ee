import { randomUUID } from 'node:crypto';
import { createStripeSimulator, type StripeSimulator } from '@flint/simulators/stripe';
import pg from 'pg';
import { connect, type Database } from '../../src/platform/db/database';
import { newPreparedDatabase } from '../support/new-database';
import { startServer, type TestServer } from '../support/server';
import { newUser, type Signed, shopAt } from '../support/stripe-shop';
import { until } from '../support/until';

let database: Database;
let stripe: StripeSimulator;
let server: TestServer;
let blocker: pg.Client;
beforeAll(async () => {
  const url = await newPreparedDatabase();
  [database, stripe, blocker] = [connect(url), await createStripeSimulator(), new pg.Client(url)];
  await blocker.connect();
  // Without sweeps, which would credit a payment too: the webhook alone is to do it.
  server = await startServer({ ...stripe.env, DATABASE_URL: url, FLINT_ROLE: 'web', RATE_LIMIT_FACTOR: '1000' });
});
afterAll(async () => {
  await server.expectCleanLedger();
  await server.stop();
  await blocker.end();
  await database.close();
  await stripe.close();
});

/** Sends a webhook. @returns the status; undefined when the server died before it answered */
const send = async ({ body, signature }: Signed): Promise<number | undefined> => {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const sent = { method: 'POST', headers, body: body.toString() };
  return (await fetch(`${server.url}/api/billing/webhook`, sent).catch(() => undefined))?.status;
};

/** Kills the server while it waits to write a table, in the midst of a webhook's transaction. */
async function killAt(table: string, event: Signed): Promise<void> {
  await blocker.query('begin');
  await blocker.query(`lock table ${table} in share row exclusive mode`);
  const answer = send(event);
  await until(async () => {
    const { rows } = await blocker.query(
      'select from pg_locks where not granted and relation = $1::regclass and database = (select oid from pg_database where datname = current_database())',
      [table],
    );
    return rows.length > 0;
  }, `A webhook that writes ${table}`);
  await server.kill('SIGKILL');
  await blocker.query('rollback');
  expect(await answer).toBeUndefined();
}

/** Pays a package or a plan. @returns the payer, and the provider's event about it */
async function paid(what: 'package' | 'plan') {
  const userId = await newUser(database.db);
  const shop = shopAt(database.db, stripe);
  const payer = { id: userId, email: `${userId}@example.com`, name: 'Maya' };
  const { provider_ref: ref } =
    what === 'plan'
      ? await shop.plans.open({ payer, kind: 'plan', planName: 'pro', interval: 'month', trial: false })
      : await shop.checkouts.open({ payer, userId, kind: 'page', productId: 'credits-200' });
  stripe.pay(ref ?? '');
  return { userId, event: stripe.event('checkout.session.completed', ref ?? '', { id: `evt_${randomUUID()}` }) };
}

const balance = async (userId: string) =>
  (await blocker.query('select balance::int from ledger_account where id = $1', [`user:${userId}`])).rows[0]?.balance ??
  0;

const POINTS = [
  ['package', 'billing_event', 'before it is written down that the event came'],
  ['package', 'billing_purchase', 'before the purchase'],
  ['package', 'ledger_lot_entry', 'between the balance and its lots'],
  ['plan', 'billing_invoice', 'between the plan and its invoice'],
  ['plan', 'billing_refill', 'before the month’s credits'],
] as const;

test('a server that dies within a webhook, at five points of it, credits each payment once when it is sent again', async () => {
  for (const [what, table, point] of POINTS) {
    const { userId, event } = await paid(what);
    await killAt(table, event);
    expect([point, await balance(userId)]).toEqual([point, 0]);
    await server.restart();
    expect([await send(event), await send(event)]).toEqual([200, 200]);
    expect([point, await balance(userId)]).toEqual([point, what === 'plan' ? 1500 : 200]);
  }
});
