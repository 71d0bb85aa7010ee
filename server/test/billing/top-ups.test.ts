import { TOP_UP_TRIES, type TopUpWish } from '@flint/shared/contracts/auto-top-up';
import { findDueNotices } from '../../src/features/billing/plans/notices-repository';
import { createTopUps, readTopUpState } from '../../src/features/billing/top-ups/top-ups-service';
import { newUser, openStripeShop, type StripeShop, shopAt } from '../support/stripe-shop';

let opened: StripeShop;
let database: StripeShop['database'];
let stripe: StripeShop['stripe'];
let shop: StripeShop['shop'];
let balance: StripeShop['balance'];
let spend: StripeShop['spend'];
beforeAll(async () => {
  opened = await openStripeShop();
  ({ database, stripe, shop, balance, spend } = opened);
});
beforeEach(() => stripe.script({}));
afterAll(() => opened.close());

const WISH: TopUpWish = { productId: 'credits-200', below: 100, timesPerMonth: 2, amount: 500 };
const payerOf = (id: string) => ({ id, email: `${id}@example.com`, name: 'Maya' });
const read = (userId: string) => readTopUpState(database.db, userId);
const charges = () =>
  stripe.journal().calls.filter(({ method, path }) => `${method} ${path}` === 'POST /v1/payment_intents');
const mails = async (userId: string) =>
  (await findDueNotices(database.db, { low: 0, limit: 500 })).filter(({ user_id: id }) => id === userId);

/** Lets a declined card be tried again now. */
const waitOver = (userId: string) =>
  database.db
    .updateTable('billing_top_up')
    .set({ next_at: new Date(0) })
    .where('user_id', '=', userId)
    .execute();

/** A user with 200 credits and a saved card, whose balance fell to 90 after automatic top-up was turned on. */
async function lowUser(change: Partial<TopUpWish> = {}): Promise<string> {
  const userId = await newUser(database.db);
  const row = await shop.checkouts.open({ kind: 'page', payer: payerOf(userId), userId, productId: 'credits-200' });
  stripe.pay(row.provider_ref ?? '');
  await shop.checkouts.read(userId, row.id);
  await shop.topUps.turnOn(payerOf(userId), { ...WISH, ...change });
  await spend(userId, 110);
  return userId;
}

test('two orders and two processes at once are one charge of the saved card, by the key of its checkout', async () => {
  const userId = await lowUser();
  await Promise.all([spend(userId, 30), spend(userId, 30)]);
  const before = charges().length;
  const other = createTopUps(database.db, shop.provider, shopAt(database.db, stripe).checkouts);
  await Promise.all([shop.topUps.sweep(), other.sweep()]);
  await Promise.all([shop.topUps.sweep(), other.sweep()]);
  const made = charges().slice(before);
  expect(new Set(made.map(({ form }) => form['metadata[checkout]'])).size).toBe(1);
  expect(made[0]?.form).toMatchObject({ amount: '500', off_session: 'true' });
  expect(await balance(userId)).toBe(30 + 200);
  expect(await read(userId)).toMatchObject({ state: 'on', usedThisMonth: 1, declined: 0 });
});

test('a lost answer is asked for again by the same key, and charges once', async () => {
  const userId = await lowUser();
  await stripe.script({ lost: { method: 'POST', path: '/v1/payment_intents', times: 9 } });
  expect(await shop.topUps.sweep()).toEqual([expect.objectContaining({ why: 'no_answer', error: expect.any(Error) })]);
  // A change of what is bought does not change what was begun.
  await shop.topUps.turnOn(payerOf(userId), { ...WISH, productId: 'credits-1000', amount: 2200 });
  await stripe.script({});
  expect(await shop.topUps.sweep()).toEqual([]);
  expect([await balance(userId), (await read(userId)).usedThisMonth]).toEqual([90 + 200, 1]);
});

test('the cap of the month holds, and nobody is charged who is paying, owes, or turned it off', async () => {
  const capped = await lowUser({ timesPerMonth: 1 });
  expect(await shop.topUps.sweep()).toEqual([{ charge: expect.any(String), why: 'cap' }]);
  await spend(capped, 250);
  const paying = await lowUser();
  await shop.checkouts.open({ kind: 'page', payer: payerOf(paying), userId: paying, productId: 'credits-1000' });
  const owing = await lowUser();
  const [bought] = await database.db.selectFrom('billing_checkout').selectAll().where('user_id', '=', owing).execute();
  stripe.refund(bought?.provider_ref ?? '', 500);
  await opened.deliver(stripe.event('charge.refunded', bought?.provider_ref ?? ''));
  const off = await lowUser();
  await shop.topUps.turnOff(off);
  const before = charges().length;
  await shop.topUps.sweep();
  expect(charges()).toHaveLength(before);
  expect([await balance(capped), await balance(paying), await balance(off)]).toEqual([40, 90, 90]);
});

test('a bank that asks pauses it with a mail, and it goes on when the payment was confirmed', async () => {
  const userId = await lowUser();
  await stripe.script({ card: 'needs_confirmation' });
  expect(await shop.topUps.sweep()).toMatchObject([{ why: 'confirm' }]);
  await waitOver(userId);
  await shop.topUps.sweep();
  const { state, confirmUrl, usedThisMonth } = await read(userId);
  expect([state, usedThisMonth]).toEqual(['paused', 1]);
  const id = new URL(confirmUrl ?? '', 'http://localhost').searchParams.get('checkout') ?? '';
  expect(await mails(userId)).toMatchObject([{ kind: 'confirm', id, amount: 500 }]);

  const checkout = await shop.checkouts.read(userId, id);
  stripe.pay(checkout.provider_ref ?? '');
  await opened.deliver(stripe.event('payment_intent.succeeded', checkout.provider_ref ?? ''));
  await shop.topUps.sweep();
  expect(await read(userId)).toMatchObject({ state: 'on', confirmUrl: null, usedThisMonth: 1 });
  expect(await balance(userId)).toBe(290);
});

test('a paused one that is turned on again drops the payment that waits', async () => {
  const userId = await lowUser();
  await stripe.script({ card: 'needs_confirmation' });
  await shop.topUps.sweep();
  await stripe.script({});
  await shop.topUps.turnOn(payerOf(userId), WISH);
  await shop.topUps.sweep();
  expect(await read(userId)).toMatchObject({ state: 'on', confirmUrl: null, usedThisMonth: 1 });
  expect(await balance(userId)).toBe(290);
});

test('a card that is declined again and again turns it off, with a mail', async () => {
  const userId = await lowUser();
  await stripe.script({ card: 'declined' });
  for (let time = 1; time <= TOP_UP_TRIES; time++) {
    expect(await shop.topUps.sweep()).toEqual([{ charge: expect.any(String), why: 'declined' }]);
    // Not again before the wait is over.
    expect(await shop.topUps.sweep()).toEqual([]);
    expect(await read(userId)).toMatchObject({ declined: time, usedThisMonth: 0 });
    await waitOver(userId);
  }
  expect(await read(userId)).toMatchObject({ state: 'off', ended: 'declined' });
  expect(await mails(userId)).toMatchObject([{ kind: 'topup', name: 'declined' }]);
  await stripe.script({});
  await shop.topUps.sweep();
  expect(await balance(userId)).toBe(90);
});

test('without a saved card, or at another price than was shown, it is not turned on', async () => {
  const userId = await newUser(database.db);
  await expect(shop.topUps.turnOn(payerOf(userId), WISH)).rejects.toThrow('No card is saved.');
  await expect(shop.topUps.turnOn(payerOf(userId), { ...WISH, amount: 400 })).rejects.toThrow('another price');
  expect(await read(userId)).toMatchObject({ state: 'off', wish: null });
});
