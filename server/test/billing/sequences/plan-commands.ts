import { randomUUID } from 'node:crypto';
import { findLive } from '../../../src/features/billing/plans/plans-repository';
import { command, one } from './commands';
import { creditsOf, type Model, settle } from './model';
import type { World } from './world';

/** Moves the provider's clock to just after the plan's period. @returns the period's end */
async function moveToEnd({ lane, userId }: World): Promise<Date> {
  const end = (await findLive(lane.db, userId))?.period_end ?? new Date();
  lane.stripe.moveBilling(Math.ceil((end.getTime() - lane.stripe.billingNow().getTime()) / 1000) + 1);
  return end;
}

/** Notes what the provider tells of a plan, and sends one of it. */
async function tellOne(model: Model, world: World, pick: number, times: number, invoice: string): Promise<void> {
  const told = [
    ...world.note(model, 'plan', await world.latest('subscription'), 'customer.subscription.updated'),
    ...world.note(model, 'plan', await world.latest('invoice'), invoice, 'invoice.finalized'),
  ];
  const first = one(told, pick);
  if (first) await world.tell(model, first, times);
}

export const PLANS = [
  command('begin a plan', {
    weight: 2,
    when: ({ plan }) => plan === null,
    async run(model, world, { amount, pick }) {
      const name = pick % 2 === 0 ? ('pro' as const) : ('starter' as const);
      const wish = { kind: 'plan' as const, planName: name, interval: 'month' as const, trial: false };
      const order = { ...wish, payer: world.payer, key: randomUUID() };
      const { provider_ref: ref } = await world.attempt('a checkout of a plan', () => world.shop.plans.open(order));
      for (const earlier of model.bought) if (!earlier.isCredited) settle(model, earlier);
      await world.expectRefill(model, world.lane.stripe.billingNow(), creditsOf(name));
      world.lane.stripe.pay(ref ?? '');
      model.plan = { name, isUnpaid: false };
      world.note(model, 'plan', ref ?? '', 'checkout.session.completed');
      await tellOne(model, world, pick, 1 + (amount % 3), 'invoice.paid');
    },
  }),
  command('renew', {
    weight: 4,
    when: ({ plan }) => plan !== null && !plan.isUnpaid,
    async run(model, world, { amount, pick }) {
      if (!model.plan) return;
      const end = (await findLive(world.lane.db, world.userId))?.period_end ?? new Date();
      await world.expectRefill(model, end, creditsOf(model.plan.name));
      await moveToEnd(world);
      await tellOne(model, world, pick, 1 + (amount % 3), 'invoice.paid');
    },
  }),
  command('renew with a card that is declined', {
    weight: 2,
    when: ({ plan }) => plan !== null && !plan.isUnpaid,
    async run(model, world, { amount, pick }) {
      if (!model.plan) return;
      await world.lane.stripe.script({ card: 'declined' });
      await moveToEnd(world);
      await world.lane.stripe.script({});
      model.plan.isUnpaid = true;
      await tellOne(model, world, pick, 1 + (amount % 3), 'invoice.payment_failed');
    },
  }),
  command('pay what was declined', {
    weight: 8,
    when: ({ plan }) => plan?.isUnpaid === true,
    async run(model, world, { amount, pick }) {
      if (!model.plan) return;
      const start = (await findLive(world.lane.db, world.userId))?.period_start ?? new Date();
      await world.expectRefill(model, start, creditsOf(model.plan.name));
      world.lane.stripe.pay(await world.latest('invoice'));
      model.plan.isUnpaid = false;
      await tellOne(model, world, pick, 1 + (amount % 3), 'invoice.paid');
    },
  }),
  command('end the plan', {
    closes: true,
    weight: 2,
    when: ({ plan }) => plan !== null && !plan.isUnpaid,
    async run(model, world, { pick }) {
      const free = { planName: 'free' as const, interval: 'month' as const };
      await world.attempt('an end of a plan', () => world.shop.plans.change(world.userId, free, undefined));
      await moveToEnd(world);
      model.plan = null;
      const ref = await world.latest('subscription');
      const [told] = world.note(model, 'plan', ref, 'customer.subscription.deleted');
      if (told) await world.tell(model, told, 1 + (pick % 3));
    },
  }),
];
