import { randomUUID } from 'node:crypto';
import type fc from 'fast-check';
import { close, give, reserve, reverse } from '../../../src/features/credits/ledger';
import { InsufficientBalance } from '../../../src/features/credits/ledger-movement';
import { type Bought, come, type Model, PACKAGES, settle } from './model';
import type { World } from './world';

const HOUR_MS = 3_600_000;

/** Something that happens, with numbers that choose of what and how much. */
export type Command = fc.AsyncCommand<Model, World>;
export interface Choice {
  readonly amount: number;
  readonly pick: number;
}

export const one = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)];

interface Kind {
  /** Whether it ends what others begin: half of the sequences close with each of these that can happen. */
  readonly closes?: boolean;
  /** How often it comes beside the others: what must wait for others is asked for more often. Default: 1. */
  readonly weight?: number;
  readonly when?: (model: Model) => boolean;
  readonly run: (model: Model, world: World, choice: Choice) => Promise<void>;
}

/** A kind of command: when it can happen, what it does, and that the books say what the model does after it. */
export const command = (name: string, { closes = false, weight = 1, when = () => true, run }: Kind) => ({
  ...{ name, closes, weight },
  of: (choice: Choice): Command => ({
    check: when,
    async run(model, world) {
      await run(model, world, choice);
      await world.expectBooks(model);
    },
    toString: () => `${name}(${choice.amount}, ${choice.pick})`,
  }),
});

const isDisputed = (dispute: string) => dispute === 'open' || dispute === 'lost';
const hasMoney = ({ refunded, price }: Bought) => refunded < price;
/** What staff may give back: at the provider, and as far as is known here. */
const leftOf = ({ refunded, price, seen }: Bought) => price - Math.max(refunded, seen.refunded);

export const LEDGER = [
  command('gift', {
    async run(model, world, { amount, pick }) {
      const expiresAt = pick % 2 === 0 ? { expiresAt: new Date(Date.now() + HOUR_MS) } : {};
      const gift = { userId: world.userId, idem: randomUUID(), amount, kind: 'grant' as const, description: 'test' };
      await world.move('a gift', (tx) => give(tx, { ...gift, ...expiresAt }));
      come(model, amount);
    },
  }),
  command('hold', {
    weight: 3,
    async run(model, world, { amount }) {
      const hold = { id: randomUUID(), userId: world.userId, amount, description: 'test' };
      const lapsed = await world.lapsed();
      const made = world.move('a hold', (tx) => reserve(tx, hold));
      if (amount > model.spendable - lapsed) return expect(made).rejects.toBeInstanceOf(InsufficientBalance);
      await made;
      model.spendable -= amount;
      model.held += amount;
      model.holds.push({ id: hold.id, amount });
    },
  }),
  command('end', {
    closes: true,
    weight: 6,
    when: ({ holds }) => holds.length > 0,
    async run(model, world, { amount, pick }) {
      const hold = one(model.holds, pick);
      if (!hold) return;
      const charge = Math.min(hold.amount, amount - 1);
      expect(await world.move('an end', (tx) => close(tx, hold.id, charge, 'test'))).toBe(true);
      expect(await world.move('an end again', (tx) => close(tx, hold.id, charge, 'test'))).toBe(false);
      model.holds.splice(model.holds.indexOf(hold), 1);
      if (charge > 0) model.ended.push({ id: hold.id, charge });
      model.held -= hold.amount;
      come(model, hold.amount - charge);
    },
  }),
  command('reverse', {
    closes: true,
    weight: 6,
    when: ({ ended }) => ended.length > 0,
    async run(model, world, { amount, pick }) {
      const ended = one(model.ended, pick);
      if (!ended) return;
      const back = { holdId: ended.id, amount: Math.min(amount, ended.charge), description: 'test' };
      expect(await world.move('a reversal', (tx) => reverse(tx, back))).toBe(true);
      model.ended.splice(model.ended.indexOf(ended), 1);
      come(model, back.amount);
    },
  }),
  command('expire', {
    async run(model, world) {
      model.spendable -= await world.moveOn();
    },
  }),
];

/** Opens a checkout, which brings the payer's other ones to what the provider says. */
async function open(model: Model, world: World, { productId }: { productId: string }) {
  const wish = { kind: 'page' as const, payer: world.payer, userId: world.userId, productId, key: randomUUID() };
  const row = await world.attempt('a checkout', () => world.shop.checkouts.open(wish));
  for (const earlier of model.bought) if (!earlier.isCredited) settle(model, earlier);
  return row;
}

export const PAYMENTS = [
  command('buy', {
    weight: 3,
    async run(model, world, { pick }) {
      const product = one(PACKAGES, pick) ?? PACKAGES[0];
      if (!product) return;
      const { id, provider_ref: ref } = await open(model, world, product);
      world.lane.stripe.pay(ref ?? '');
      const of = { id, ref: ref ?? '', credits: product.credits, price: product.price.amount };
      const fresh = { refunded: 0, refunds: [], dispute: 'none' as const, isCredited: false, reclaimed: 0 };
      const bought = { ...of, ...fresh, seen: { refunded: 0, isGone: false } };
      model.bought.push(bought);
      world.note(model, bought, of.ref, 'checkout.session.completed', 'payment_intent.succeeded', 'charge.succeeded');
    },
  }),
  command('leave', {
    async run(model, world, { pick }) {
      await open(model, world, one(PACKAGES, pick) ?? { productId: '' });
    },
  }),
  command('come back', {
    when: ({ bought }) => bought.length > 0,
    async run(model, world, { pick }) {
      const bought = one(model.bought, pick);
      if (!bought) return;
      await world.attempt('coming back', () => world.shop.checkouts.read(world.userId, bought.id));
      if (!bought.isCredited) settle(model, bought);
    },
  }),
  command('refund at the provider', {
    weight: 2,
    when: ({ bought }) => bought.some(hasMoney),
    async run(model, world, { amount, pick }) {
      const bought = one(model.bought.filter(hasMoney), pick);
      if (!bought) return;
      const part = Math.min(amount * 3, bought.price - bought.refunded);
      world.lane.stripe.refund(bought.ref, part);
      bought.refunded += part;
      bought.refunds.push(part);
      world.note(model, bought, bought.ref, 'charge.refunded');
    },
  }),
  command('refund by staff', {
    closes: true,
    weight: 4,
    when: ({ bought }) => bought.some((each) => each.isCredited && leftOf(each) > 0),
    async run(model, world, { amount, pick }) {
      const bought = one(
        model.bought.filter((each) => each.isCredited && leftOf(each) > 0),
        pick,
      );
      if (!bought) return;
      const part = Math.min(amount * 3, leftOf(bought));
      const wish = { staffId: 'staff', purchaseId: bought.id, amount: part, reason: 'test', key: randomUUID() };
      const refund = world.attempt('a refund', () => world.shop.refunds.refund(wish));
      if (isDisputed(bought.dispute) || bought.seen.isGone)
        return expect(refund).rejects.toMatchObject({ code: 'conflict' });
      await refund;
      bought.refunded += part;
      bought.refunds.push(part);
      settle(model, bought);
      world.note(model, bought, bought.ref, 'charge.refunded');
    },
  }),
  command('a refund fails at the bank', {
    weight: 4,
    when: ({ bought }) => bought.some(({ refunds }) => refunds.length > 0),
    async run(model, world, { pick }) {
      const bought = one(
        model.bought.filter(({ refunds }) => refunds.length > 0),
        pick,
      );
      if (!bought) return;
      world.lane.stripe.failRefund(bought.ref);
      bought.refunded -= bought.refunds.pop() ?? 0;
      world.note(model, bought, bought.ref, 'refund.failed');
    },
  }),
  command('dispute', {
    weight: 3,
    when: ({ bought }) => bought.some(({ dispute }) => !isDisputed(dispute)),
    async run(model, world, { pick }) {
      const bought = one(
        model.bought.filter(({ dispute }) => !isDisputed(dispute)),
        pick,
      );
      if (!bought) return;
      world.lane.stripe.dispute(bought.ref, 'needs_response');
      bought.dispute = 'open';
      world.note(model, bought, bought.ref, 'charge.dispute.created');
    },
  }),
  command('rule', {
    weight: 8,
    when: ({ bought }) => bought.some(({ dispute }) => dispute === 'open'),
    async run(model, world, { amount, pick }) {
      const bought = one(
        model.bought.filter(({ dispute }) => dispute === 'open'),
        pick,
      );
      if (!bought) return;
      bought.dispute = amount % 2 === 0 ? 'won' : 'lost';
      world.lane.stripe.dispute(bought.ref, bought.dispute);
      world.note(model, bought, bought.ref, 'charge.dispute.closed');
    },
  }),
];

export const EVENTS = [
  command('tell', {
    weight: 6,
    when: ({ told }) => told.length > 0,
    async run(model, world, { amount, pick }) {
      const told = one(model.told, pick);
      if (told) await world.tell(model, told, 1 + (amount % 3));
    },
  }),
  command('tell with a stamp of another time', {
    when: ({ told }) => told.length > 0,
    async run(model, world, { amount, pick }) {
      const told = one(model.told, pick);
      if (!told) return;
      const off = amount % 2 === 0 ? 400 : -400;
      world.lane.stripe.moveClock(off);
      const { body, signature } = world.lane.stripe.event(told.type, told.ref, { id: told.id });
      world.lane.stripe.moveClock(-off);
      await expect(world.shop.webhook(body, signature)).rejects.toThrow('signature');
    },
  }),
];
