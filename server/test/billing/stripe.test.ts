import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Wish } from '../../src/features/billing/checkouts-service';
import { reconcile } from '../../src/features/billing/reconcile';
import { readBalance } from '../../src/features/credits/credits-repository';
import { openStripeShop, PUBLIC_URL, type StripeShop } from '../support/stripe-shop';

let opened: StripeShop;
let database: StripeShop['database'];
let stripe: StripeShop['stripe'];
let shop: StripeShop['shop'];
let deliver: StripeShop['deliver'];
let balance: StripeShop['balance'];
let spend: StripeShop['spend'];
beforeAll(async () => {
  opened = await openStripeShop();
  ({ database, stripe, shop, deliver, balance, spend } = opened);
});
beforeEach(() => stripe.script({}));
afterAll(() => opened.close());

const wish = (userId: string, change: Partial<Wish> = {}): Wish => ({
  payer: { id: userId, email: 'maya@example.com', name: 'Maya' },
  ...{ kind: 'page', userId, productId: 'credits-200' },
  ...change,
});
const bought = async (userId: string) => {
  const row = await shop.checkouts.open(wish(userId));
  stripe.pay(row.provider_ref ?? '');
  return { id: row.id, ref: row.provider_ref ?? '' };
};
const asked = (path: string) => stripe.journal().calls.filter((call) => `${call.method} ${call.path}` === path);

test('a package is paid on Stripe’s page: price and metadata come from the catalogue', async () => {
  const userId = randomUUID();
  const row = await shop.checkouts.open(wish(userId, { returnUrl: '/generator?mode=image' }));
  expect(row.url).toBe(`${stripe.url}/pay/${row.provider_ref}`);
  expect(asked('POST /v1/checkout/sessions').at(-1)?.form).toMatchObject({
    ...{ mode: 'payment', 'metadata[checkout]': row.id, 'payment_intent_data[metadata][checkout]': row.id },
    ...{ 'line_items[0][price_data][unit_amount]': '500', 'line_items[0][price_data][currency]': 'usd' },
    success_url: `${PUBLIC_URL}/generator?mode=image&checkout=${row.id}`,
    cancel_url: `${PUBLIC_URL}/dashboard/credits`,
  });
  stripe.pay(row.provider_ref ?? '');
  await deliver(stripe.event('checkout.session.completed', row.provider_ref ?? ''));
  expect(await balance(userId)).toBe(200);
  expect(await shop.checkouts.read(userId, row.id)).toMatchObject({ state: 'paid' });
});

test('events repeated, together and in the wrong order credit a payment once', async () => {
  const userId = randomUUID();
  const { ref } = await bought(userId);
  const first = stripe.event('checkout.session.completed', ref);
  const others = ['payment_intent.succeeded', 'charge.succeeded'].map((type) => stripe.event(type, ref));
  await Promise.all([...others, first, first, ...others].map(deliver));
  expect(await balance(userId)).toBe(200);
});

test('an event that comes again is one row of the inbox, and asks Stripe nothing', async () => {
  const userId = randomUUID();
  const { ref } = await bought(userId);
  const event = stripe.event('checkout.session.completed', ref);
  await Promise.all([event, event, event, event].map(deliver));
  const calls = stripe.journal().calls.length;
  await deliver(event);
  expect(stripe.journal().calls).toHaveLength(calls);
  const { id } = JSON.parse(event.body.toString());
  const rows = await database.db.selectFrom('billing_event').select('id').where('id', '=', id).execute();
  expect(rows).toHaveLength(1);
});

test('an event that was stamped five minutes ahead or behind is refused', async () => {
  const userId = randomUUID();
  const { ref } = await bought(userId);
  for (const seconds of [400, -800]) {
    stripe.moveClock(seconds);
    await expect(deliver(stripe.event('checkout.session.completed', ref))).rejects.toThrow('signature');
  }
  stripe.moveClock(400);
  expect(await balance(userId)).toBe(0);
});

test('two checkouts at once are one customer and one session; another package ends the first', async () => {
  const userId = randomUUID();
  const before = asked('POST /v1/customers').length;
  const rows = await Promise.all([wish(userId), wish(userId), wish(userId)].map((each) => shop.checkouts.open(each)));
  expect(new Set(rows.map(({ url }) => url)).size).toBe(1);
  expect(asked('POST /v1/customers')).toHaveLength(before + 1);
  await shop.checkouts.open(wish(userId, { productId: 'credits-1000' }));
  expect(await shop.checkouts.read(userId, rows[0]?.id ?? '')).toMatchObject({ state: 'expired' });
});

test('a lost answer makes no second session', async () => {
  const userId = randomUUID();
  await stripe.script({ lost: { path: '/v1/checkout/sessions', times: 1 } });
  const before = asked('POST /v1/checkout/sessions').length;
  const row = await shop.checkouts.open(wish(userId));
  expect(asked('POST /v1/checkout/sessions')).toHaveLength(before + 2);
  stripe.pay(row.provider_ref ?? '');
  expect(await shop.checkouts.read(userId, row.id)).toMatchObject({ state: 'paid' });
  expect(await balance(userId)).toBe(200);
});

describe('a saved card', () => {
  const charge = async (userId: string, key: string = randomUUID(), card?: 'declined' | 'needs_confirmation') => {
    if (card) await stripe.script({ card });
    const made = await shop.checkouts.charge(wish(userId, { kind: 'charge', key }));
    if (card) await stripe.script({});
    return made;
  };
  let userId: string;
  beforeEach(async () => {
    userId = randomUUID();
    const { id } = await bought(userId);
    await shop.checkouts.read(userId, id);
  });

  test('is charged once for a key, also when the answer was lost', async () => {
    await stripe.script({ lost: { path: '/v1/payment_intents', times: 1 } });
    const key = randomUUID();
    expect(await charge(userId, key)).toMatchObject({ row: { state: 'paid' }, charged: { status: 'paid' } });
    expect(await charge(userId, key)).toMatchObject({ row: { state: 'paid' } });
    expect(await balance(userId)).toBe(400);
  });

  test('that is declined charges nothing', async () => {
    await stripe.script({ card: 'declined' });
    expect(await charge(userId)).toMatchObject({ row: { state: 'cancelled' }, charged: { status: 'declined' } });
    expect(await balance(userId)).toBe(200);
  });

  test('whose bank asks is confirmed by its owner, and then credited', async () => {
    await stripe.script({ card: 'needs_confirmation' });
    const { row, charged } = await charge(userId);
    expect(charged).toMatchObject({ status: 'action_required', secret: expect.stringContaining('_secret_') });
    expect(row.state).toBe('open');
    stripe.pay(row.provider_ref ?? '');
    await deliver(stripe.event('payment_intent.succeeded', row.provider_ref ?? ''));
    expect(await balance(userId)).toBe(400);
  });

  test('is not charged again by a key that Stripe has forgotten', async () => {
    const [paid, waiting, declined] = [randomUUID(), randomUUID(), randomUUID()];
    await charge(userId, declined, 'declined');
    await charge(userId, paid);
    const { row } = await charge(userId, waiting, 'needs_confirmation');
    stripe.forgetKeys();
    const before = asked('POST /v1/payment_intents').length;
    expect(await charge(userId, paid)).toMatchObject({ row: { state: 'paid' }, charged: { status: 'paid' } });
    expect(await charge(userId, declined)).toMatchObject({
      row: { state: 'cancelled' },
      charged: { status: 'declined' },
    });
    const charged = { status: 'action_required', secret: row.secret };
    expect(await charge(userId, waiting)).toMatchObject({ row: { state: 'open' }, charged });
    expect(asked('POST /v1/payment_intents')).toHaveLength(before);
    expect(await balance(userId)).toBe(400);
  });

  test('is not charged by a key of a day ago whose answer was lost', async () => {
    await stripe.script({ lost: { path: '/v1/payment_intents', method: 'POST', times: 9 } });
    const key = randomUUID();
    await expect(charge(userId, key)).rejects.toMatchObject({ code: 'provider_failed' });
    await stripe.script({});
    stripe.forgetKeys();
    const made = database.db.updateTable('billing_checkout').set({ created_at: sql`created_at - interval '21 hours'` });
    await made.where('id', '=', key).execute();
    await expect(charge(userId, key)).rejects.toMatchObject({ code: 'conflict' });
    await reconcile(database.db, shop.provider, 7);
    expect(await charge(userId, key)).toMatchObject({ row: { state: 'paid' }, charged: { status: 'paid' } });
    expect(await balance(userId)).toBe(400);
  });

  test('is not there for who never paid', async () => {
    expect((await charge(randomUUID())).charged).toBeNull();
  });
});

describe('money that goes back', () => {
  test('a refund takes the same part of the credits, each time it grows', async () => {
    const userId = randomUUID();
    const { ref } = await bought(userId);
    stripe.refund(ref, 125);
    await deliver(stripe.event('charge.refunded', ref));
    expect(await balance(userId)).toBe(150);
    await deliver(stripe.event('checkout.session.completed', ref));
    stripe.refund(ref, 375);
    await deliver(stripe.event('charge.refunded', ref));
    expect(await balance(userId)).toBe(0);
  });

  test('a dispute after spending is owed, an inquiry is not, and a won one gives back', async () => {
    const userId = randomUUID();
    const { ref } = await bought(userId);
    await deliver(stripe.event('checkout.session.completed', ref));
    await spend(userId, 150);
    stripe.dispute(ref, 'warning_needs_response');
    await deliver(stripe.event('charge.dispute.created', ref));
    expect(await readBalance(database.db, userId)).toEqual({ balance: 50, held: 0 });
    stripe.dispute(ref, 'needs_response');
    await deliver(stripe.event('charge.dispute.updated', ref));
    expect(await readBalance(database.db, userId)).toEqual({ balance: 0, held: 0, owed: 150 });
    stripe.dispute(ref, 'won');
    await deliver(stripe.event('charge.dispute.closed', ref));
    expect(await readBalance(database.db, userId)).toEqual({ balance: 50, held: 0 });
  });

  test('a dispute or a refund that failed, told before anything else, credits what of the payment stands', async () => {
    const [disputed, refunded] = [randomUUID(), randomUUID()];
    const { ref } = await bought(disputed);
    stripe.dispute(ref, 'won');
    await deliver(stripe.event('charge.dispute.closed', ref));
    expect(await balance(disputed)).toBe(200);
    const { ref: other } = await bought(refunded);
    stripe.refund(other, 125);
    stripe.failRefund(other);
    await deliver(stripe.event('refund.failed', other));
    expect(await balance(refunded)).toBe(200);
  });
});

describe('a refund by staff', () => {
  const wishOf = (purchaseId: string, amount: number, key: string = randomUUID()) => ({
    ...{ staffId: 'staff', purchaseId, amount, reason: 'test', key },
  });
  let userId: string;
  let id: string;
  let ref: string;
  beforeEach(async () => {
    userId = randomUUID();
    ({ id, ref } = await bought(userId));
    await shop.checkouts.read(userId, id);
  });

  test('is made once for its key, also when the answer was lost and the key forgotten', async () => {
    await stripe.script({ lost: { method: 'POST', path: '/v1/refunds', times: 9 } });
    const wish = wishOf(id, 125);
    await expect(shop.refunds.refund(wish)).rejects.toMatchObject({ code: 'provider_failed' });
    await stripe.script({});
    await shop.refunds.refund(wish);
    await shop.refunds.refund(wish);
    expect(await balance(userId)).toBe(150);
    expect(asked('POST /v1/refunds').filter(({ form }) => form['metadata[refund]'] === wish.key)).toHaveLength(3);
    await deliver(stripe.event('charge.refunded', ref));
    expect(await balance(userId)).toBe(150);
  });

  test('that Stripe refuses moves nothing, and says why', async () => {
    stripe.refund(ref, 400);
    const wish = wishOf(id, 300);
    for (const _time of [1, 2])
      await expect(shop.refunds.refund(wish)).rejects.toMatchObject({
        ...{ code: 'conflict', message: expect.stringContaining('Its state does not allow this') },
      });
    await shop.refunds.refund(wishOf(id, 100));
    expect(await balance(userId)).toBe(0);
  });

  test.each(['refund.failed', 'charge.refund.updated'])(
    'that fails at the bank later gives the credits back: %s',
    async (type) => {
      const wish = wishOf(id, 250);
      await spend(userId, 100);
      await shop.refunds.refund(wish);
      expect(await balance(userId)).toBe(0);
      stripe.failRefund(ref);
      const event = stripe.event(type, ref);
      await Promise.all([deliver(event), deliver(event)]);
      await deliver(stripe.event('charge.refunded', ref));
      expect(await balance(userId)).toBe(100);
      const rows = await database.db.selectFrom('billing_refund').selectAll().where('id', '=', wish.key).execute();
      expect(rows).toMatchObject([
        { state: 'failed', message: 'The payer’s bank did not take it: lost or stolen card.' },
      ]);
      await shop.refunds.refund(wishOf(id, 500));
      expect(await readBalance(database.db, userId)).toEqual({ balance: 0, held: 0, owed: 100 });
    },
  );

  test('of a disputed payment is not asked for, and the dispute is written down with its outcome', async () => {
    stripe.dispute(ref, 'needs_response');
    await deliver(stripe.event('charge.dispute.created', ref));
    await expect(shop.refunds.refund(wishOf(id, 100))).rejects.toMatchObject({ code: 'conflict' });
    stripe.dispute(ref, 'won');
    await deliver(stripe.event('charge.dispute.closed', ref));
    const rows = await database.db.selectFrom('billing_dispute').selectAll().where('purchase_id', '=', id).execute();
    expect(rows).toMatchObject([{ status: 'won', reason: 'fraudulent', amount: 500 }]);
    await shop.refunds.refund(wishOf(id, 500));
    expect(await balance(userId)).toBe(0);
  });
});

test('the reconciliation credits and takes back what no event told', async () => {
  await reconcile(database.db, shop.provider, 7);
  const [payer, refunded] = [randomUUID(), randomUUID()];
  await bought(payer);
  const { id, ref } = await bought(refunded);
  await shop.checkouts.read(refunded, id);
  stripe.refund(ref, 500);
  const report = await reconcile(database.db, shop.provider, 7);
  expect(report).toMatchObject({ credited: 1, returned: 1, problems: [] });
  expect([await balance(payer), await balance(refunded)]).toEqual([200, 0]);
  expect(await reconcile(database.db, shop.provider, 7)).toMatchObject({ credited: 0, returned: 0, ended: 0 });
});

test('Stripe being away is answered 502, and nothing is opened', async () => {
  const userId = randomUUID();
  await stripe.script({ refuse: { path: '/v1/checkout/sessions' } });
  await expect(shop.checkouts.open(wish(userId))).rejects.toMatchObject({ code: 'provider_failed', status: 502 });
  await stripe.script({});
  expect(await shop.checkouts.open(wish(userId))).toMatchObject({ state: 'open' });
});
