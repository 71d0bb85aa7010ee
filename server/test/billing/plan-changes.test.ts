import { openPlanShop, type PlanShop } from './plan-shop';

const DAY_S = 86_400;

let plans: PlanShop;
let database: PlanShop['database'];
let stripe: PlanShop['stripe'];
let shop: PlanShop['shop'];
let balance: PlanShop['balance'];
let newUser: PlanShop['newUser'];
let live: PlanShop['live'];
let latest: PlanShop['latest'];
let tell: PlanShop['tell'];
let lots: PlanShop['lots'];
let subscribed: PlanShop['subscribed'];
let renew: PlanShop['renew'];
beforeAll(async () => {
  plans = await openPlanShop();
  ({ database, stripe, shop, balance, newUser, live, latest, tell, lots, subscribed, renew } = plans);
});
beforeEach(() => stripe.script({}));
afterAll(() => plans.close());

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

  test.each(['free', 'starter'] as const)(
    'up that its card does not pay leaves what was to come at the period’s end: %s',
    async (planName) => {
      const change = (userId: string, to: 'free' | 'starter' | 'business') =>
        shop.plans.change(userId, { planName: to, interval: 'month' }, undefined);
      const coming = planName === 'free' ? { ends_at: expect.any(Date) } : { next_plan: planName };
      const [declined, paid] = [await newUser(), await newUser()];
      for (const userId of [declined, paid]) {
        await subscribed(userId);
        expect((await change(userId, planName)).row).toMatchObject(coming);
      }
      const now = { plan_name: 'business', next_plan: null, ends_at: null };
      expect((await change(paid, 'business')).row).toMatchObject(now);
      await stripe.script({ card: 'declined' });
      const failed = await change(declined, 'business');
      expect(failed).toMatchObject({ url: '/account/billing?payment=failed', row: { plan_name: 'pro', ...coming } });
      await stripe.script({});
      await renew(declined);
      await tell(declined, 'subscription', 'customer.subscription.updated');
      expect((await live(declined))?.plan_name).toBe(planName === 'free' ? undefined : planName);
    },
  );

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
