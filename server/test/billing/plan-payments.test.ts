import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { long } from '../../../e2e/support/long';
import { findInvoices } from '../../src/features/billing/plans/plans-repository';
import { reconcile } from '../../src/features/billing/reconcile';
import { findMoneyByDay } from '../../src/features/billing-desk/figures-repository';
import { openPlanShop, type PlanShop } from './plan-shop';

/** All orders of some things. */
function permutations(things: readonly number[]): number[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((thing) =>
    permutations(things.filter((other) => other !== thing)).map((rest) => [thing, ...rest]),
  );
}
/** Orders of five events: all 120 in the long form, otherwise every fifth, among which each event comes at each place. */
const ORDERS = permutations([0, 1, 2, 3, 4]).filter((_, at) => long || at % 5 === 0);

let plans: PlanShop;
let database: PlanShop['database'];
let stripe: PlanShop['stripe'];
let shop: PlanShop['shop'];
let deliver: PlanShop['deliver'];
let balance: PlanShop['balance'];
let newUser: PlanShop['newUser'];
let wish: PlanShop['wish'];
let live: PlanShop['live'];
let customer: PlanShop['customer'];
let latest: PlanShop['latest'];
let tell: PlanShop['tell'];
let lots: PlanShop['lots'];
let subscribed: PlanShop['subscribed'];
let renew: PlanShop['renew'];
beforeAll(async () => {
  plans = await openPlanShop();
  ({ database, stripe, shop, deliver, balance, newUser, wish, live, customer, latest, tell, lots, subscribed, renew } =
    plans);
});
beforeEach(() => stripe.script({}));
afterAll(() => plans.close());

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
  // The first settling asks the provider again for the refund, the second reads that it came.
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

test('a refund and a dispute of a plan stand after a hundred newer charges of the same customer', async () => {
  const owners = [await newUser(), await newUser()] as const;
  for (const userId of owners) await subscribed(userId);
  const [refunded, disputed] = await Promise.all(
    owners.map(async (userId) => stripe.intentOfInvoice(await latest(userId, 'invoice'))),
  );
  stripe.refund(refunded ?? '', 2900);
  stripe.dispute(disputed ?? '', 'needs_response');
  const settled = async (userId: string) => {
    await shop.plans.settle(userId);
    const [invoice] = await findInvoices(database.db, userId, 1);
    const { rows } = await sql`select status from billing_dispute where purchase_id = ${invoice?.id}`.execute(
      database.db,
    );
    return [await balance(userId), invoice?.refunded, invoice?.disputed, rows];
  };
  const before = [await settled(owners[0]), await settled(owners[1])];
  expect(before).toEqual([
    [0, 2900, false, []],
    [0, 0, true, [{ status: 'needs_response' }]],
  ]);
  for (const userId of owners) stripe.payOthers(await customer(userId), 101);
  expect([await settled(owners[0]), await settled(owners[1])]).toEqual(before);
});

test('staff refunds an invoice in part; that the bank did not take it, or disputes it, is known by the event', async () => {
  const userId = await newUser();
  await subscribed(userId);
  const [invoice] = await findInvoices(database.db, userId, 1);
  const intent = stripe.intentOfInvoice(invoice?.ref ?? '');
  const refund = (amount: number) =>
    shop.refunds.refund({
      ...{ staffId: 'staff', purchaseId: invoice?.id ?? '', amount, reason: 'test', key: randomUUID() },
    });
  const states = async () => {
    const rows = await database.db.selectFrom('billing_refund').select(['purchase_id', 'state']).execute();
    return rows.filter(({ purchase_id: id }) => id === invoice?.id).map(({ state }) => state);
  };
  await Promise.all([refund(1450), refund(1450)]);
  await expect(refund(1)).rejects.toThrow('At most $0.00 can go back.');
  expect([await balance(userId), await states()]).toEqual([0, ['done', 'done']]);

  stripe.failRefund(intent);
  await deliver(stripe.event('refund.failed', intent));
  expect([await balance(userId), (await states()).sort()]).toEqual([750, ['done', 'failed']]);

  stripe.dispute(intent, 'needs_response');
  await deliver(stripe.event('charge.dispute.created', intent));
  expect(await balance(userId)).toBe(0);
  await expect(refund(100)).rejects.toThrow('disputed');
  stripe.dispute(intent, 'won');
  await deliver(stripe.event('charge.dispute.closed', intent));
  expect(await balance(userId)).toBe(750);
});

test('a refund of an invoice that no payment paid is refused, and leaves nothing asked for', async () => {
  const userId = await newUser();
  await subscribed(userId);
  stripe.dropPayment(await latest(userId, 'invoice'));
  await shop.plans.settle(userId);
  const [invoice] = await findInvoices(database.db, userId, 1);
  const wish = { staffId: 'staff', purchaseId: invoice?.id ?? '', amount: 2900, reason: 'test', key: randomUUID() };
  for (const _time of [1, 2])
    await expect(shop.refunds.refund(wish)).rejects.toMatchObject({
      ...{ code: 'conflict', message: expect.stringContaining('no payment') },
    });
  const row = await database.db.selectFrom('billing_refund').selectAll().where('id', '=', wish.key).executeTakeFirst();
  expect(row).toMatchObject({ state: 'refused', message: expect.stringContaining('no payment') });
  expect(await balance(userId)).toBe(1500);
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

test(`${ORDERS.length} orders of the first five events, each twice, lead to one end state`, async () => {
  const events: ((userId: string) => Promise<void>)[] = [
    (userId) => tell(userId, 'subscription', 'customer.subscription.created'),
    (userId) => tell(userId, 'invoice', 'invoice.finalized'),
    (userId) => tell(userId, 'invoice', 'invoice.paid'),
    (userId) => tell(userId, 'subscription', 'customer.subscription.updated'),
    (userId) => tell(userId, 'invoice', 'invoice.payment_succeeded'),
  ];
  expect(ORDERS).toHaveLength(long ? 120 : 24);
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
  for (let at = 0; at < ORDERS.length; at += TOGETHER) await Promise.all(ORDERS.slice(at, at + TOGETHER).map(run));
  expect([...states]).toEqual([JSON.stringify(['active', 'pro', [1500], [1500]])]);
});

test('a dispute of a plan’s payment, told before the payment itself, brings what was paid', async () => {
  const userId = await newUser();
  const { provider_ref: ref } = await shop.plans.open(wish(userId));
  stripe.pay(ref ?? '');
  const intent = stripe.intentOfInvoice(await latest(userId, 'invoice'));
  stripe.dispute(intent, 'won');
  await deliver(stripe.event('charge.dispute.closed', intent));
  expect(await balance(userId)).toBe(1500);
});

test('a checkout that the account does not know and a plan that cannot be read end no reconciliation', async () => {
  const [lost, ...owners] = [await newUser(), await newUser(), await newUser()] as const;
  const payer = { id: lost, email: 'maya@example.com', name: 'Maya' };
  const { id } = await shop.checkouts.open({ kind: 'page', payer, userId: lost, productId: 'credits-200' });
  const elsewhere = database.db.updateTable('billing_checkout').set({ provider_ref: 'cs_of_another_account' });
  await elsewhere.where('id', '=', id).execute();
  for (const userId of owners) {
    await subscribed(userId);
    await renew(userId);
  }
  const isLost = `checkout ${id}: it could not be compared with the provider`;
  expect((await reconcile(database.db, shop.provider, 7)).problems).toEqual([isLost]);
  expect(await Promise.all(owners.map(balance))).toEqual([3000, 3000]);
  for (const userId of owners) await renew(userId);
  await stripe.script({ refuse: { path: '/v1/subscriptions', times: 1, status: 400 } });
  const { problems } = await reconcile(database.db, shop.provider, 7);
  const isUnread = /^plan of user .*: it could not be compared with the provider$/;
  expect(problems).toEqual([isLost, expect.stringMatching(isUnread)]);
  const read = (await Promise.all(owners.map(live))).filter((plan) => plan && plan.period_end > stripe.billingNow());
  expect(read.length).toBeGreaterThan(0);
});
