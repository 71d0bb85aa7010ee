import { randomUUID } from 'node:crypto';
import { createStripeSimulator, type StripeSimulator } from '@flint/simulators/stripe';
import { type Billing, createBilling } from '../../src/features/billing/billing-service';
import { findCustomer } from '../../src/features/billing/checkouts-repository';
import { mailNotices } from '../../src/features/billing/plans/notices';
import type { PlanWish } from '../../src/features/billing/plans/plan-orders';
import { findInvoices, findLive } from '../../src/features/billing/plans/plans-repository';
import { reconcile } from '../../src/features/billing/reconcile';
import { createStripeProvider } from '../../src/features/billing/stripe/stripe-provider';
import { findMoneyByDay } from '../../src/features/billing-desk/figures-repository';
import { readBalance } from '../../src/features/credits/credits-repository';
import { close, reserve } from '../../src/features/credits/ledger';
import { checkLedger } from '../../src/features/credits/ledger-check';
import { findOpenLots } from '../../src/features/credits/lots-repository';
import { connect, type Database } from '../../src/platform/db/database';
import { transact } from '../../src/platform/db/transaction';
import { newPreparedDatabase } from '../support/new-database';

const DAY_S = 86_400;
const PUBLIC_URL = 'https://flint.example';

let database: Database;
let stripe: StripeSimulator;
let shop: Billing;
beforeAll(async () => {
  [database, stripe] = [connect(await newPreparedDatabase()), await createStripeSimulator()];
  const { STRIPE_SECRET_KEY = '', STRIPE_WEBHOOK_SECRET = '', STRIPE_PUBLISHABLE_KEY = '' } = stripe.env;
  const keys = { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET };
  const provider = createStripeProvider({ ...keys, publishableKey: STRIPE_PUBLISHABLE_KEY, apiBase: stripe.url });
  shop = createBilling(database.db, provider, { publicUrl: PUBLIC_URL, authSecret: 'unused' });
});
beforeEach(() => stripe.script({}));
afterAll(async () => {
  expect((await checkLedger(database.db)).problems).toEqual([]);
  await stripe.close();
  await database.close();
});

const newUser = async (): Promise<string> => {
  const id = randomUUID();
  const row = { id, name: 'Maya', email: `${id}@example.com`, emailVerified: true };
  await database.db.insertInto('user').values(row).execute();
  return id;
};
const wish = (userId: string, change: Partial<PlanWish> = {}): PlanWish => ({
  payer: { id: userId, email: `${userId}@example.com`, name: 'Maya' },
  ...{ kind: 'plan', planName: 'pro', interval: 'month', trial: false },
  ...change,
});
const balance = async (userId: string) => (await readBalance(database.db, userId)).balance;
const deliver = ({ body, signature }: { body: Buffer; signature: string }) => shop.webhook(body, signature);
const live = (userId: string) => findLive(database.db, userId);
const customer = (userId: string) =>
  transact(database.db, async (tx) => (await findCustomer(tx, userId, 'stripe')) ?? '');
const latest = async (userId: string, kind: 'subscription' | 'invoice') =>
  stripe.latest(kind, await customer(userId)) ?? '';
const tell = async (userId: string, kind: 'subscription' | 'invoice', type: string) =>
  deliver(stripe.event(type, await latest(userId, kind)));
const lots = async (userId: string) => (await findOpenLots(database.db, userId)).map(({ remaining }) => remaining);

/** Opens a checkout, pays it at Stripe, and comes back. */
async function subscribed(userId: string, change: Partial<PlanWish> = {}): Promise<void> {
  const { id, provider_ref: ref } = await shop.plans.open(wish(userId, change));
  stripe.pay(ref ?? '');
  await shop.checkouts.read(userId, id);
}

/** Moves the provider's clock to just after a plan's next renewal, which it makes. */
async function renew(userId: string): Promise<void> {
  const end = (await live(userId))?.period_end ?? new Date();
  stripe.moveBilling(Math.ceil((end.getTime() - stripe.billingNow().getTime()) / 1000) + 1);
}
const spend = async (userId: string, amount: number) => {
  const id = randomUUID();
  await transact(database.db, (tx) => reserve(tx, { id, userId, amount, description: 'test' }));
  await transact(database.db, (tx) => close(tx, id, amount, 'test'));
};

test('a plan begins on Stripe’s page at the catalogue’s price, and brings its credits once, with the period’s end', async () => {
  const userId = await newUser();
  const row = await shop.plans.open(wish(userId));
  expect(row.url).toBe(`${stripe.url}/pay/${row.provider_ref}`);
  stripe.pay(row.provider_ref ?? '');
  const event = stripe.event('checkout.session.completed', row.provider_ref ?? '');
  await Promise.all([deliver(event), deliver(event), shop.checkouts.read(userId, row.id)]);
  const plan = await live(userId);
  expect(plan).toMatchObject({ plan_name: 'pro', interval: 'month', state: 'active', amount: 2900, ends_at: null });
  expect(await findOpenLots(database.db, userId)).toMatchObject([{ remaining: 1500, expires_at: plan?.period_end }]);
  expect(plan?.refill_at).toEqual(plan?.period_end);
  await expect(shop.plans.open(wish(userId))).rejects.toMatchObject({ code: 'conflict' });
});

test('what is left rolls over up to twice the month’s credits, and a renewal brings one grant', async () => {
  const userId = await newUser();
  await subscribed(userId);
  await spend(userId, 400);
  await renew(userId);
  await tell(userId, 'invoice', 'invoice.paid');
  expect(await balance(userId)).toBe(1100 + 1500);
  await renew(userId);
  await tell(userId, 'invoice', 'invoice.paid');
  await tell(userId, 'subscription', 'customer.subscription.updated');
  expect(await balance(userId)).toBe(3000);
  const ends = (await findOpenLots(database.db, userId)).map(({ expires_at: end }) => end);
  expect(new Set(ends.map(String))).toEqual(new Set([String((await live(userId))?.period_end)]));
});

test('credits whose time came before the renewal was paid come back with it', async () => {
  const userId = await newUser();
  await subscribed(userId);
  await database.db
    .updateTable('ledger_lot')
    .set({ expires_at: new Date(0) })
    .where('user_id', '=', userId)
    .execute();
  const { sweepExpiredLots } = await import('../../src/features/credits/lot-expiry');
  await sweepExpiredLots(database.db);
  expect(await balance(userId)).toBe(0);
  await renew(userId);
  await tell(userId, 'invoice', 'invoice.paid');
  expect(await balance(userId)).toBe(3000);
});

test('a webhook that dies before its end is credited once when it comes again', async () => {
  const userId = await newUser();
  const { provider_ref: ref } = await shop.plans.open(wish(userId));
  stripe.pay(ref ?? '');
  const event = stripe.event('invoice.paid', await latest(userId, 'invoice'));
  // Everything is written in one transaction: what dies before its end leaves nothing, its inbox row neither.
  await stripe.script({ refuse: { path: '/v1/invoices', times: 3 } });
  await expect(deliver(event)).rejects.toMatchObject({ code: 'provider_failed' });
  expect([await balance(userId), await live(userId)]).toEqual([0, undefined]);
  await stripe.script({});
  await deliver(event);
  await deliver(event);
  expect(await balance(userId)).toBe(1500);
});

test('two checkouts at once, both paid: one plan stays, the other’s money goes back whole, credits once', async () => {
  const userId = await newUser();
  const first = await shop.plans.open(wish(userId));
  stripe.pay(first.provider_ref ?? '');
  // The second was paid at the provider before anything was heard of the first.
  const owner = await customer(userId);
  const second = stripe.beginAgain(owner);
  await Promise.all([
    deliver(stripe.event('customer.subscription.created', second)),
    deliver(stripe.event('checkout.session.completed', first.provider_ref ?? '')),
  ]);
  expect(await balance(userId)).toBe(1500);
  const rows = await database.db.selectFrom('billing_subscription').selectAll().where('user_id', '=', userId).execute();
  expect(rows.map(({ state }) => state).sort()).toEqual(['active', 'ended']);
  const invoices = await findInvoices(database.db, userId, 10);
  expect(invoices.map(({ refunded, credits }) => [refunded, credits]).sort()).toEqual([
    [0, 1500],
    [2900, 0],
  ]);
});

test('a second plan whose refund is refused brings no credits, and its money is asked back until it came', async () => {
  const userId = await newUser();
  const first = await shop.plans.open(wish(userId));
  stripe.pay(first.provider_ref ?? '');
  await deliver(stripe.event('checkout.session.completed', first.provider_ref ?? ''));
  const second = stripe.beginAgain(await customer(userId));
  const refunded = async () => (await findInvoices(database.db, userId, 10)).map((invoice) => invoice.refunded).sort();
  await stripe.script({ refuse: { path: '/v1/refunds', times: 9, status: 400 } });
  await deliver(stripe.event('customer.subscription.created', second));
  await shop.plans.settle(userId);
  expect([await balance(userId), await refunded()]).toEqual([1500, [0, 0]]);
  await stripe.script({});
  // The first asks again, the second reads what came of it.
  await shop.plans.settle(userId);
  await shop.plans.settle(userId);
  expect([await balance(userId), await refunded()]).toEqual([1500, [0, 2900]]);
});

test('two subscribes with a card at once are one plan and one payment', async () => {
  const userId = await newUser();
  const begin = () => shop.plans.begin(wish(userId, { kind: 'plan_card', key: randomUUID() }), `pm_${userId}`);
  const ends = await Promise.allSettled([begin(), begin()]);
  expect(ends.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  expect(await balance(userId)).toBe(1500);
  const paid = (await findInvoices(database.db, userId, 10)).filter(({ refunded }) => refunded === 0);
  expect(paid).toHaveLength(1);
});

describe('days of the calendar', () => {
  /** Moves the provider's clock to the next moment of a year of this kind, in UTC. */
  function moveTo(isYear: (year: number) => boolean, monthAndDay: string) {
    const now = stripe.billingNow();
    let year = now.getUTCFullYear() + 1;
    while (!isYear(year)) year += 1;
    const moment = new Date(`${year}-${monthAndDay}T17:45:10.000Z`);
    stripe.moveBilling(Math.round((moment.getTime() - now.getTime()) / 1000));
    return year;
  }
  const isLeap = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  const grants = async (userId: string) =>
    (await database.db.selectFrom('billing_refill').select('starts_at').where('user_id', '=', userId).execute()).length;

  test('a plan begun on the 31st has one grant at each renewal, on the last day of shorter months', async () => {
    const userId = await newUser();
    const year = moveTo((each) => !isLeap(each), '01-31');
    await subscribed(userId);
    for (const [index, day] of ['02-28', '03-31', '04-30', '05-31'].entries()) {
      const next = (await live(userId))?.refill_at?.toISOString() ?? '';
      expect(next.slice(0, 16)).toBe(`${year}-${day}T17:45`);
      await shop.plans.settle(userId);
      expect(await grants(userId)).toBe(index + 1);
      await renew(userId);
      await tell(userId, 'invoice', 'invoice.paid');
    }
  });

  test('a year begun on 29 February is over on the 28th of common years', async () => {
    const userId = await newUser();
    const year = moveTo(isLeap, '02-29');
    await subscribed(userId, { interval: 'year' });
    for (const later of [1, 2]) {
      expect((await live(userId))?.period_end.toISOString().slice(0, 10)).toBe(`${year + later}-02-28`);
      await renew(userId);
      await tell(userId, 'invoice', 'invoice.paid');
    }
  });
});

describe('a change of plan', () => {
  test('up comes at once for the difference that was shown, with the difference of the credits', async () => {
    const userId = await newUser();
    await subscribed(userId, { planName: 'starter' });
    const { preview } = await shop.plans.preview(userId, { planName: 'pro', interval: 'month' });
    expect(preview).toMatchObject({ when: 'now', creditsNow: 900 });
    expect(preview.dueNow.amount).toBe(1700);
    await expect(shop.plans.change(userId, { planName: 'pro', interval: 'month' }, 5)).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await live(userId)).toMatchObject({ plan_name: 'starter' });
    const changed = await shop.plans.change(userId, { planName: 'pro', interval: 'month' }, 1700);
    expect(changed).toMatchObject({ url: null, row: { plan_name: 'pro', amount: 2900 } });
    expect(await balance(userId)).toBe(1500);
    await renew(userId);
    await tell(userId, 'invoice', 'invoice.paid');
    expect(await balance(userId)).toBe(3000);
  });

  test('up that its card does not pay changes nothing, until it is paid', async () => {
    const userId = await newUser();
    await subscribed(userId, { planName: 'starter' });
    await stripe.script({ card: 'declined' });
    const failed = await shop.plans.change(userId, { planName: 'pro', interval: 'month' }, undefined);
    expect(failed).toMatchObject({ url: '/account/billing?payment=failed', row: { plan_name: 'starter' } });
    expect(await balance(userId)).toBe(600);
    await stripe.script({});
    stripe.pay(await latest(userId, 'invoice'));
    await tell(userId, 'invoice', 'invoice.paid');
    expect(await live(userId)).toMatchObject({ plan_name: 'pro' });
    expect(await balance(userId)).toBe(1500);
  });

  test('down, to the end and back come at the period’s end', async () => {
    const userId = await newUser();
    await subscribed(userId);
    const to = (planName: 'free' | 'starter' | 'pro') =>
      shop.plans.change(userId, { planName, interval: 'month' }, undefined);
    expect((await to('starter')).row).toMatchObject({ plan_name: 'pro', next_plan: 'starter' });
    expect((await to('free')).row).toMatchObject({ next_plan: null, ends_at: expect.any(Date), refill_at: null });
    expect((await to('pro')).row).toMatchObject({ next_plan: null, ends_at: null });
    expect((await to('starter')).row).toMatchObject({ next_plan: 'starter', ends_at: null });
    await renew(userId);
    await tell(userId, 'invoice', 'invoice.paid');
    expect(await live(userId)).toMatchObject({ plan_name: 'starter', amount: 1200, next_plan: null });
    expect(await balance(userId)).toBe(1200);
    await to('free');
    await renew(userId);
    await tell(userId, 'subscription', 'customer.subscription.deleted');
    expect(await live(userId)).toBeUndefined();
  });

  test('during its renewal leads to one end state', async () => {
    const userId = await newUser();
    await subscribed(userId, { planName: 'starter' });
    await renew(userId);
    await Promise.all([
      tell(userId, 'invoice', 'invoice.paid'),
      shop.plans.change(userId, { planName: 'pro', interval: 'month' }, undefined),
      tell(userId, 'subscription', 'customer.subscription.updated'),
    ]);
    expect(await live(userId)).toMatchObject({ plan_name: 'pro', state: 'active' });
    expect((await lots(userId)).sort((a, b) => a - b)).toEqual([600, 600, 900]);
  });

  test('to yearly begins a year now, whose credits come by the month', async () => {
    const userId = await newUser();
    await subscribed(userId);
    const { row } = await shop.plans.change(userId, { planName: 'pro', interval: 'year' }, undefined);
    expect(row).toMatchObject({ interval: 'year', amount: 29_000 });
    const start = row?.period_start.getTime() ?? 0;
    expect(((row?.period_end.getTime() ?? 0) - start) / 1000 / DAY_S).toBeGreaterThan(364);
    expect(((row?.refill_at?.getTime() ?? 0) - start) / 1000 / DAY_S).toBeLessThan(32);
    expect(await balance(userId)).toBe(3000);
  });
});

test('a trial asks for a card, brings its credits, turns into the paid plan, and is had once', async () => {
  const userId = await newUser();
  await subscribed(userId, { trial: true });
  expect(await live(userId)).toMatchObject({ state: 'trialing' });
  expect(await balance(userId)).toBe(100);
  await renew(userId);
  await tell(userId, 'invoice', 'invoice.paid');
  expect(await live(userId)).toMatchObject({ state: 'active' });
  expect(await balance(userId)).toBe(1600);
  await shop.plans.change(userId, { planName: 'free', interval: 'month' }, undefined);
  await renew(userId);
  await tell(userId, 'subscription', 'customer.subscription.deleted');
  await expect(shop.plans.open(wish(userId, { trial: true }))).rejects.toMatchObject({ code: 'conflict' });
});

test('a renewal that is not paid keeps the plan without credits, and mends when it is paid', async () => {
  const userId = await newUser();
  await subscribed(userId);
  await stripe.script({ card: 'declined' });
  await renew(userId);
  await tell(userId, 'invoice', 'invoice.payment_failed');
  expect(await live(userId)).toMatchObject({ state: 'past_due' });
  const [open] = await findInvoices(database.db, userId, 1);
  expect(open).toMatchObject({ state: 'open', failures: 1, pay_url: expect.stringContaining('/invoice/') });
  expect(await balance(userId)).toBe(1500);
  await stripe.script({});
  stripe.pay(await latest(userId, 'invoice'));
  await tell(userId, 'invoice', 'invoice.paid');
  expect(await live(userId)).toMatchObject({ state: 'active' });
  expect(await balance(userId)).toBe(3000);
});

test('mails tell of a failed payment, a trial’s end, a card’s, a receipt and a low balance, each once', async () => {
  const sent: { to: string; subject: string; text: string }[] = [];
  const mail = () => mailNotices(database.db, { send: async (letter) => void sent.push(letter) }, PUBLIC_URL);
  for (let run = 0; run < 8; run++) await mail();
  sent.length = 0;
  const [payer, trier] = [await newUser(), await newUser()];
  await subscribed(payer);
  await spend(payer, 1490);
  await subscribed(trier, { trial: true });
  const soon = new Date();
  soon.setUTCDate(soon.getUTCDate() + 2);
  const card = {
    brand: 'visa',
    last4: '1881',
    expiresMonth: soon.getUTCMonth() + 1,
    expiresYear: soon.getUTCFullYear(),
  };
  await database.db
    .updateTable('billing_subscription')
    .set({ trial_ends_at: soon, card: JSON.stringify(card) })
    .where('user_id', '=', trier)
    .execute();
  await Promise.all([mail(), mail()]);
  await mail();
  await stripe.script({ card: 'declined' });
  await renew(payer);
  await tell(payer, 'invoice', 'invoice.payment_failed');
  await mail();
  await mail();
  const of = (userId: string) => sent.filter(({ to }) => to === `${userId}@example.com`).map(({ subject }) => subject);
  expect(of(payer).map((subject) => subject.split(':')[0])).toEqual(
    expect.arrayContaining(['Receipt', 'Your credits run low', 'Your payment failed']),
  );
  expect(of(payer)).toHaveLength(3);
  expect(of(trier).sort()).toEqual(['Your card expires soon', 'Your trial ends soon']);
  const failed = sent.find(({ subject }) => subject === 'Your payment failed');
  expect(failed?.text).toContain(`${PUBLIC_URL}/account/billing`);
});

test('a refunded payment takes back its credits, in parts as the money', async () => {
  const userId = await newUser();
  await subscribed(userId);
  const intent = stripe.intentOfInvoice(await latest(userId, 'invoice'));
  stripe.refund(intent, 1450);
  await deliver(stripe.event('charge.refunded', intent));
  expect(await balance(userId)).toBe(750);
  stripe.refund(intent, 1450);
  await deliver(stripe.event('charge.refunded', intent));
  expect(await balance(userId)).toBe(0);
});

test('a plan is a first purchase: a recommendation gives credits for it, takes them back with its money, and staff sees the sums', async () => {
  const [userId, referrerId] = [await newUser(), await newUser()];
  await database.db.insertInto('referral').values({ user_id: userId, referrer_id: referrerId }).execute();
  // The provider's clock is far ahead of ours: what was sold counts on days to come.
  const total = async (of: 'sold' | 'returned') =>
    (await findMoneyByDay(database.db, 'stripe', 1)).reduce((sum, day) => sum + day[of], 0);
  const before = { sold: await total('sold'), returned: await total('returned') };
  await subscribed(userId);
  expect([await balance(userId), await balance(referrerId)]).toEqual([1550, 50]);
  const intent = stripe.intentOfInvoice(await latest(userId, 'invoice'));
  stripe.refund(intent, 1450);
  await deliver(stripe.event('charge.refunded', intent));
  await deliver(stripe.event('charge.refunded', intent));
  expect([await balance(userId), await balance(referrerId)]).toEqual([775, 25]);
  expect([await total('sold'), await total('returned')]).toEqual([before.sold + 2900, before.returned + 1450]);
});

test('the reconciliation finds a renewal that no event told', async () => {
  const userId = await newUser();
  await subscribed(userId);
  await renew(userId);
  await reconcile(database.db, shop.provider, 7);
  expect(await balance(userId)).toBe(3000);
});

test('all orders of the first five events, each twice, lead to one end state', async () => {
  const events: ((userId: string) => Promise<void>)[] = [
    (userId) => tell(userId, 'subscription', 'customer.subscription.created'),
    (userId) => tell(userId, 'invoice', 'invoice.finalized'),
    (userId) => tell(userId, 'invoice', 'invoice.paid'),
    (userId) => tell(userId, 'subscription', 'customer.subscription.updated'),
    (userId) => tell(userId, 'invoice', 'invoice.payment_succeeded'),
  ];
  const orders = permutations([0, 1, 2, 3, 4]);
  expect(orders).toHaveLength(120);
  const states = new Set<string>();
  const run = async (order: readonly number[]) => {
    const userId = await newUser();
    const { provider_ref: ref } = await shop.plans.open(wish(userId));
    stripe.pay(ref ?? '');
    for (const index of order) await Promise.all([events[index]?.(userId), events[index]?.(userId)]);
    const plan = await live(userId);
    const invoices = await findInvoices(database.db, userId, 10);
    const seen = [plan?.state, plan?.plan_name, await lots(userId), invoices.map(({ credits }) => credits)];
    states.add(JSON.stringify(seen));
  };
  const TOGETHER = 8;
  for (let at = 0; at < orders.length; at += TOGETHER) await Promise.all(orders.slice(at, at + TOGETHER).map(run));
  expect([...states]).toEqual([JSON.stringify(['active', 'pro', [1500], [1500]])]);
});

/** All orders of some things. */
function permutations(things: readonly number[]): number[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((thing) =>
    permutations(things.filter((other) => other !== thing)).map((rest) => [thing, ...rest]),
  );
}
