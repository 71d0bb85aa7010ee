import { randomUUID } from 'node:crypto';
import { query } from '../support/query';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { giveRole } from '../support/steward';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '250' });
});
afterAll(() => server.stop());

type Body = Record<string, unknown>;
interface PlanBody extends Body {
  subscription: Body | null;
  preview: Body;
}

const begin = (user: TestClient, body: object = { planName: 'pro' }) =>
  user.fetchJson('POST', '/api/billing/checkout', body);
const confirm = (user: TestClient, id: string, body: object = {}) =>
  user.fetchJson('POST', `/api/billing/checkouts/${id}/confirm`, body);
const current = async (user: TestClient) =>
  ((await user.fetchJson('GET', '/api/billing/subscription/current')).body as PlanBody).subscription;
const change = (user: TestClient, body: object) => user.fetchJson('POST', '/api/billing/change-plan', body);

async function withPlan(body: object = { planName: 'pro' }): Promise<TestClient> {
  const user = await server.signUpVerified();
  const { sessionId } = (await begin(user, body)).body as { sessionId: string };
  expect((await confirm(user, sessionId)).body).toMatchObject({ declined: null, checkout: { state: 'credited' } });
  return user;
}

test('a plan begins on the test page, declined or paid, and stands in the summary by both methods', async () => {
  const user = await server.signUpVerified();
  expect(await current(user)).toBeNull();
  const answer = await begin(user, { planName: 'pro', trial: false, returnUrl: '/account/billing' });
  const { url, sessionId } = answer.body as { url: string; sessionId: string };
  expect(url).toBe(`/account/billing/checkout/${sessionId}`);
  expect((await user.fetchJson('GET', `/api/billing/checkouts/${sessionId}`)).body).toMatchObject({
    checkout: { productId: 'pro', price: { amount: 2900 }, plan: { interval: 'month', trialDays: 0 } },
  });
  expect((await confirm(user, sessionId, { card: 'declined' })).body).toMatchObject({ checkout: { state: 'open' } });
  await confirm(user, sessionId);
  await confirm(user, sessionId);
  const plan = await current(user);
  expect(plan).toMatchObject({ planName: 'pro', interval: 'month', state: 'active', endsAt: null, rollOver: 3000 });
  expect((await user.fetchJson('POST', '/api/billing/subscription/current', {})).body).toEqual({ subscription: plan });
  expect((await user.fetchJson('GET', '/api/dashboard/summary')).body).toMatchObject({ subscription: plan });
  expect(await user.balance()).toBe(1525);
  const { body } = await user.fetchJson('GET', '/api/billing/overview');
  expect(body).toMatchObject({
    lots: [
      { remaining: 1500, endsAt: plan?.periodEnd },
      { remaining: 25, endsAt: null },
    ],
    invoices: [{ state: 'paid', price: { amount: 2900, currency: 'USD' } }],
    ...{ mode: 'test', trial: false },
  });
  const { receiptUrl } = (body as { invoices: { receiptUrl: string }[] }).invoices[0] ?? { receiptUrl: '' };
  expect((await (await user.fetch(receiptUrl)).text()).slice(0, 5)).toBe('%PDF-');
  expect((await (await server.signUpVerified()).fetch(receiptUrl)).status).toBe(404);
  await server.expectCleanLedger();
});

describe('refused, with nothing opened:', () => {
  let user: TestClient;
  beforeAll(async () => {
    user = await server.signUpVerified();
  });

  test.each<[string, object, number]>([
    ['an unknown plan', { planName: 'gold' }, 400],
    ['no plan', {}, 400],
    ['the free plan', { planName: 'free' }, 400],
    ['two plans', { planName: 'pro', productId: 'starter' }, 400],
    ['another interval', { planName: 'pro', interval: 'week' }, 400],
    ['a trial that is no boolean', { planName: 'pro', trial: 'yes' }, 400],
    ['a return to another site', { planName: 'pro', returnUrl: 'https://evil.example/' }, 400],
    ['a cancel to another site', { planName: 'pro', cancelUrl: '//evil.example/' }, 400],
    ['a choice that was not signed', { choice: 'e30.e30' }, 400],
    ['another user', { planName: 'pro', userId: 'somebody-else' }, 403],
  ])('%s', async (_what, body, status) => {
    expect((await begin(user, body)).status).toBe(status);
    const opened = 'select id from billing_checkout where payer_id = $1';
    expect(await query(server.env.DATABASE_URL, opened, [user.id])).toEqual([]);
  });
});

test('productId names a plan too; staff begins one for a named user', async () => {
  const [staff, user] = await Promise.all([server.signUpVerified(), server.signUpVerified()]);
  await giveRole(server.env.DATABASE_URL, staff.id, 'admin');
  const answer = await begin(staff, { productId: 'starter', userId: user.id });
  expect(answer.status).toBe(200);
  await confirm(user, (answer.body as { sessionId: string }).sessionId);
  expect(await current(user)).toMatchObject({ planName: 'starter' });
  expect(await current(staff)).toBeNull();
  expect((await staff.fetchJson('GET', `/api/billing/subscription/current?userId=${user.id}`)).body).toMatchObject({
    subscription: { planName: 'starter' },
  });
});

test('GET previews with the same keys as POST answers, and changes nothing', async () => {
  const user = await withPlan({ planName: 'starter' });
  const before = await current(user);
  const preview = await user.fetchJson('GET', '/api/billing/change-plan?planName=pro');
  expect(preview).toMatchObject({
    status: 200,
    body: { url: '/settings/change-plan?planName=pro', preview: { when: 'now', dueNow: { amount: 1700 } } },
  });
  expect(await current(user)).toEqual(before);
  const changed = await change(user, { planName: 'pro', dueNow: 1700 });
  expect(changed.status).toBe(200);
  expect(Object.keys(changed.body as Body).sort()).toEqual(Object.keys(preview.body as Body).sort());
  expect(await current(user)).toMatchObject({ planName: 'pro' });
  const without = await server.signUpVerified();
  for (const answer of [
    await without.fetchJson('GET', '/api/billing/change-plan?planName=pro'),
    await change(without, { planName: 'pro' }),
  ])
    expect(answer).toMatchObject({ status: 200, body: { subscription: null, preview: { when: 'checkout' } } });
  expect((await change(user, { planName: 'gold' })).status).toBe(400);
});

test('down, the end, and taking it back', async () => {
  const user = await withPlan();
  const end = (await current(user))?.periodEnd;
  await change(user, { planName: 'starter' });
  expect(await current(user)).toMatchObject({ planName: 'pro', next: { planName: 'starter', interval: 'month' } });
  await change(user, { planName: 'free' });
  expect(await current(user)).toMatchObject({ next: null, endsAt: end, nextRefillAt: null });
  await change(user, { planName: 'pro' });
  expect(await current(user)).toMatchObject({ next: null, endsAt: null, nextRefillAt: end });
});

/** Moves a plan's period back where the test provider and the product keep it, so that it ended a minute ago. */
async function letTimePass(user: TestClient): Promise<void> {
  const end = new Date(String((await current(user))?.periodEnd));
  const rows = await query(
    server.env.DATABASE_URL,
    'select account, now() from embedded_account where customer_ref = $1',
    [`cus_${user.id}`],
  );
  const [row] = rows as { account: object; now: Date }[];
  const passed = end.getTime() - (row?.now.getTime() ?? 0) + 60_000;
  // The period alone moves: what was paid, and its credits, stay what they were.
  const moved = JSON.stringify(row?.account).replace(
    /"(periodStart|periodEnd|anchor|endsAt)":"([^"]+)"/g,
    (_all, name: string, moment: string) =>
      `"${name}":${JSON.stringify(new Date(new Date(moment).getTime() - passed))}`,
  );
  const kept = 'update embedded_account set account = $2::jsonb where customer_ref = $1';
  await query(server.env.DATABASE_URL, kept, [`cus_${user.id}`, moved]);
  const known = 'update billing_subscription set period_end = now() where user_id = $1';
  await query(server.env.DATABASE_URL, known, [user.id]);
}

test('time passes in the test mode: a plan is renewed once, and one that was ended is over', async () => {
  const [renewed, ended] = await Promise.all([withPlan({ planName: 'starter' }), withPlan({ planName: 'starter' })]);
  await change(ended, { planName: 'free' });
  for (const user of [renewed, ended]) await letTimePass(user);
  await server.until(async () => (await current(ended)) === null || undefined, 'The end');
  await server.until(async () => (await renewed.balance()) === 1225 || undefined, 'The renewal');
  const { body } = await renewed.fetchJson('GET', '/api/billing/overview');
  expect((body as { invoices: Body[] }).invoices).toHaveLength(2);
});

test('a trial is had once for each mailbox', async () => {
  const user = await withPlan({ planName: 'pro', trial: true });
  expect(await current(user)).toMatchObject({ state: 'trialing', trialEndsAt: expect.any(String) });
  expect(await user.balance()).toBe(125);
  const other = await server.signUpVerified();
  const claim = `update billing_trial set address_hash = encode(sha256($1::bytea), 'hex')`;
  await query(server.env.DATABASE_URL, claim, [other.email]);
  expect((await begin(other, { planName: 'pro', trial: true })).status).toBe(409);
});

describe('card fields', () => {
  const subscribe = (user: TestClient, body: object = {}) => {
    const own = { email: user.email, planName: 'pro', paymentMethodId: 'pm_test_pays' };
    return user.fetchJson('POST', '/api/billing/elements/subscribe', { ...own, ...body });
  };

  test('begin a plan, or not when the card is declined; the address must be the own one', async () => {
    const user = await server.signUpVerified();
    expect((await subscribe(user, { email: 'other@example.com' })).status).toBe(400);
    expect((await subscribe(user, { paymentMethodId: 'pm_test_declined' })).body).toMatchObject({
      ...{ status: 'declined', subscription: null, message: expect.stringContaining('declined') },
    });
    expect(await subscribe(user)).toMatchObject({
      status: 200,
      body: { status: 'active', subscription: { planName: 'pro' }, clientSecret: null },
    });
    expect((await subscribe(user)).status).toBe(409);
    expect(await user.balance()).toBe(1525);
  });

  test('two at once with one key are one plan', async () => {
    const user = await server.signUpVerified();
    const headers = { 'idempotency-key': randomUUID() };
    const body = { email: user.email, planName: 'starter', paymentMethodId: 'pm_test_pays', trial: false };
    const send = () => user.fetchJson('POST', '/api/billing/elements/subscribe', body, headers);
    for (const { status } of await Promise.all([send(), send()])) expect(status).toBe(200);
    expect(await user.balance()).toBe(625);
  });

  test('what is prepared is there until it is paid', async () => {
    const user = await server.signUpVerified();
    const state = () => user.fetchJson('GET', '/api/billing/elements/subscription');
    expect((await state()).body).toEqual({ clientSecret: null, subscriptionId: null });
    const { body } = await user.fetchJson('POST', '/api/billing/elements/subscription', { planName: 'pro' });
    const { clientSecret, subscriptionId, url = '' } = body as Record<string, string>;
    expect(url).toMatch(/^\/account\/billing\/checkout\//);
    expect((await state()).body).toEqual({ clientSecret, subscriptionId });
  });
});

describe('a choice before the sign-up', () => {
  const choose = (body: object) => server.client().fetchJson('POST', '/api/billing/signup/checkout', body);

  test('is a signed address of our own sign-up, which whoever comes with it redeems', async () => {
    const given = { planName: 'business', interval: 'year', email: 'victim@example.com', userId: 'victim' };
    const { status, body } = await choose(given);
    expect(status).toBe(200);
    const signup = new URL((body as { url: string }).url, 'https://flint.example');
    expect(signup.pathname).toBe('/signup');
    const next = new URL(signup.searchParams.get('next') ?? '', 'https://flint.example');
    expect([next.pathname, next.searchParams.get('planName')]).toEqual(['/settings/change-plan', 'business']);
    expect(await query(server.env.DATABASE_URL, `select id from billing_checkout where user_id = 'victim'`)).toEqual(
      [],
    );
    const user = await server.signUpVerified();
    const answer = await begin(user, { choice: next.searchParams.get('choice') });
    const { sessionId } = answer.body as { sessionId: string };
    expect((await user.fetchJson('GET', `/api/billing/checkouts/${sessionId}`)).body).toMatchObject({
      checkout: { productId: 'business', price: { amount: 79_000 }, plan: { interval: 'year' } },
    });
  });

  test('of no plan, or back to another site, is refused', async () => {
    expect((await choose({ planName: 'gold' })).status).toBe(400);
    expect((await choose({ planName: 'pro', returnUrl: 'https://evil.example' })).status).toBe(400);
  });
});

test('without a session nothing is begun, changed or shown', async () => {
  const stranger = server.client();
  const calls: [string, string, object?][] = [
    ['POST', '/api/billing/checkout', { planName: 'pro' }],
    ['POST', '/api/billing/portal', {}],
    ['POST', '/api/billing/portal/change-plan', { planName: 'pro' }],
    ['POST', '/api/billing/change-plan', { planName: 'pro' }],
    ['GET', '/api/billing/change-plan?planName=pro'],
    ['GET', '/api/billing/subscription/current'],
    ['POST', '/api/billing/subscription/current', {}],
    ['POST', '/api/billing/elements/subscription', { planName: 'pro' }],
    ['POST', '/api/billing/elements/subscribe', { email: 'a@b.c', planName: 'pro', paymentMethodId: 'pm' }],
    ['GET', '/api/billing/overview'],
  ];
  for (const [method, path, body] of calls)
    expect([path, (await stranger.fetchJson(method, path, body)).status]).toEqual([path, 401]);
});

test('the portal answers an address, and a change of plan leads to its confirmation', async () => {
  const user = await server.signUpVerified();
  expect((await user.fetchJson('POST', '/api/billing/portal', {})).body).toMatchObject({
    url: expect.stringContaining('/account/billing'),
  });
  const answer = await user.fetchJson('POST', '/api/billing/portal/change-plan', { planName: 'pro' });
  expect(answer.body).toEqual({ url: '/settings/change-plan?planName=pro' });
  expect((await user.fetchJson('POST', '/api/billing/portal', { returnUrl: 'https://evil.example' })).status).toBe(400);
});
