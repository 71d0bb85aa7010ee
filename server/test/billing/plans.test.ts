import { mailNotices } from '../../src/features/billing/plans/notices';
import { findInvoices } from '../../src/features/billing/plans/plans-repository';
import { readBalance } from '../../src/features/credits/credits-repository';
import { sweepExpiredLots } from '../../src/features/credits/lot-expiry';
import { findOpenLots } from '../../src/features/credits/lots-repository';
import { PUBLIC_URL } from '../support/stripe-shop';
import { openPlanShop, type PlanShop } from './plan-shop';

const DAY_MS = 86_400_000;

let plans: PlanShop;
let database: PlanShop['database'];
let stripe: PlanShop['stripe'];
let shop: PlanShop['shop'];
let deliver: PlanShop['deliver'];
let balance: PlanShop['balance'];
let spend: PlanShop['spend'];
let newUser: PlanShop['newUser'];
let wish: PlanShop['wish'];
let live: PlanShop['live'];
let latest: PlanShop['latest'];
let tell: PlanShop['tell'];
let subscribed: PlanShop['subscribed'];
let renew: PlanShop['renew'];
/** Of a log in which no error is expected. */
const fail = (error: object) => expect(error).toBeUndefined();
beforeAll(async () => {
  plans = await openPlanShop();
  ({ database, stripe, shop, deliver, balance, spend, newUser, wish, live, latest, tell, subscribed, renew } = plans);
});
beforeEach(() => stripe.script({}));
afterAll(() => plans.close());

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
  await sweepExpiredLots(database.db, { error: fail });
  expect(await balance(userId)).toBe(0);
  await renew(userId);
  await tell(userId, 'invoice', 'invoice.paid');
  expect(await balance(userId)).toBe(3000);
});

test.each([
  ['nothing: bought credits stay', 0, { balance: 200, held: 0 }, 1700],
  ['what was spent, which is owed', 400, { balance: 0, held: 0, owed: 200 }, 1300],
])('of a month that has ended a refund takes back %s', async (_what, spent, left, renewed) => {
  const userId = await newUser();
  await subscribed(userId);
  if (spent > 0) await spend(userId, spent);
  const payer = { id: userId, email: 'maya@example.com', name: 'Maya' };
  const row = await shop.checkouts.open({ kind: 'page', payer, userId, productId: 'credits-200' });
  stripe.pay(row.provider_ref ?? '');
  await shop.checkouts.read(userId, row.id);
  const ending = database.db.updateTable('ledger_lot').set({ expires_at: new Date(0) });
  await ending.where('user_id', '=', userId).where('expires_at', 'is not', null).execute();
  await sweepExpiredLots(database.db, { error: fail });
  expect(await balance(userId)).toBe(200);
  const intent = stripe.intentOfInvoice(await latest(userId, 'invoice'));
  stripe.refund(intent, 2900);
  await deliver(stripe.event('charge.refunded', intent));
  await shop.plans.settle(userId);
  expect(await readBalance(database.db, userId)).toEqual(left);
  // Its credits roll over no more.
  await renew(userId);
  await tell(userId, 'invoice', 'invoice.paid');
  expect(await balance(userId)).toBe(renewed);
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

test('a plan that cannot be read holds up no other one that is due', async () => {
  const owners = [await newUser(), await newUser()];
  for (const userId of owners) await subscribed(userId, { interval: 'year' });
  const long = new Date(0);
  const due = database.db.updateTable('billing_subscription').set({ refill_at: long, settled_at: long });
  await due.where('user_id', 'in', owners).execute();
  await stripe.script({ refuse: { path: '/v1/subscriptions', times: 1, status: 400 } });
  const log = { error: jest.fn() };
  await shop.plans.sweep(log);
  const settled = (await Promise.all(owners.map(live))).filter((plan) => plan && plan.settled_at > long);
  expect([settled.length, log.error.mock.calls.length]).toEqual([1, 1]);
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
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
  // A card is good until its month ends: yesterday's month ends within 30 days on every day of the year.
  const [soon, yesterday] = [inDays(2), inDays(-1)];
  const card = {
    brand: 'visa',
    last4: '1881',
    expiresMonth: yesterday.getUTCMonth() + 1,
    expiresYear: yesterday.getUTCFullYear(),
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
