import { createHmac, randomUUID } from 'node:crypto';
import { query } from '../support/query';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { giveRole } from '../support/steward';

const AUTH_SECRET = 'mL9vQ2xT7rZ4kW8nB1cY6dF3gH5jP0sA';
const PACKAGE = { productId: 'credits-200' };

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ AUTH_SECRET, RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '250' });
});
afterAll(() => server.stop());

type Body = Record<string, unknown>;
const rows = (text: string, values: unknown[] = []) => query(server.env.DATABASE_URL, text, values);

const checkout = (user: TestClient, body: object = {}, key?: string) =>
  user.fetchJson(
    'POST',
    '/api/billing/credits/checkout',
    { ...PACKAGE, ...body },
    key ? { 'idempotency-key': key } : {},
  );
const opened = async (user: TestClient, body: object = {}): Promise<string> => {
  const answer = await checkout(user, body);
  expect(answer.status).toBe(200);
  return (answer.body as { sessionId: string }).sessionId;
};
const pay = (user: TestClient, id: string, body: object = {}) =>
  user.fetchJson('POST', `/api/billing/checkouts/${id}/confirm`, body);
const read = async (user: TestClient, id: string) =>
  ((await user.fetchJson('GET', `/api/billing/checkouts/${id}`)).body as { checkout: Body }).checkout;

/** Lets the payment be made without any event, as when a webhook is lost. */
const payWithoutEvent = (id: string) => rows(`update embedded_payment set state = 'paid' where checkout_id = $1`, [id]);

interface Sent {
  readonly id?: string;
  readonly type?: string;
  readonly offBy?: number;
  readonly secret?: string;
  readonly object?: object;
}

/** Sends an event as the provider does: the embedded one's secret is made from AUTH_SECRET. */
async function send(checkoutId: string, sent: Sent = {}): Promise<number> {
  const { id = randomUUID(), type = 'payment_intent.succeeded', offBy = 0 } = sent;
  const own = createHmac('sha256', AUTH_SECRET).update('embedded payments').digest('hex');
  const object = { object: 'payment_intent', id: `pay_${checkoutId}`, metadata: { checkout: checkoutId } };
  const body = JSON.stringify({ id, type, data: { object: sent.object ?? object } });
  const stamp = Math.floor(Date.now() / 1000) + offBy;
  const v1 = createHmac('sha256', sent.secret ?? own)
    .update(`${stamp}.${body}`)
    .digest('hex');
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${stamp},v1=${v1}` };
  return (await fetch(`${server.url}/api/billing/webhook`, { method: 'POST', headers, body })).status;
}

describe('buying a package', () => {
  test('packages are public, with credits and price, and say that buying is a test here', async () => {
    const { status, body } = await server.client().fetchJson('GET', '/api/billing/credits/packages');
    expect(status).toBe(200);
    expect(body).toMatchObject({ buying: true, mode: 'test' });
    expect((body as { packages: Body[] }).packages[0]).toMatchObject({
      ...PACKAGE,
      credits: 200,
      price: { amount: 500, currency: 'USD' },
    });
  });

  test('choose, pay, and the credits are there once, with their purchase', async () => {
    const user = await server.signUpVerified();
    const answer = await checkout(user, { returnUrl: '/generator?mode=image' });
    const { url, sessionId } = answer.body as { url: string; sessionId: string };
    expect(url).toBe(`/account/billing/checkout/${sessionId}`);
    expect(await read(user, sessionId)).toMatchObject({
      ...{ state: 'open', credits: 200, testMode: true, forAddress: null, cancelUrl: '/dashboard/credits' },
      returnUrl: `/generator?mode=image&checkout=${sessionId}`,
    });

    expect((await pay(user, sessionId)).body).toMatchObject({ declined: null, checkout: { state: 'credited' } });
    expect((await pay(user, sessionId)).body).toMatchObject({ declined: null, checkout: { state: 'credited' } });
    expect(await user.balance()).toBe(225);
    const { body } = await user.fetchJson('GET', '/api/billing/purchases');
    expect(body).toMatchObject({
      purchases: [{ id: sessionId, credits: 200, price: { amount: 500, currency: 'USD' }, state: 'credited' }],
    });
    await server.expectCleanLedger();
  });

  test('a declined card charges nothing, and the checkout stays open', async () => {
    const user = await server.signUpVerified();
    const id = await opened(user);
    expect((await pay(user, id, { card: 'declined' })).body).toMatchObject({
      declined: expect.stringContaining('declined'),
      checkout: { state: 'open' },
    });
    expect(await user.balance()).toBe(25);
  });

  test('a checkout that was left cannot be paid any more', async () => {
    const user = await server.signUpVerified();
    const id = await opened(user);
    const left = await user.fetchJson('POST', `/api/billing/checkouts/${id}/cancel`);
    expect(left.body).toMatchObject({ checkout: { state: 'cancelled' } });
    expect((await pay(user, id)).status).toBe(409);
    expect(await user.balance()).toBe(25);
  });

  test('card fields on a page of ours lead the same way', async () => {
    const user = await server.signUpVerified();
    const { status, body } = await user.fetchJson('POST', '/api/billing/credits/elements/intent', PACKAGE);
    expect(status).toBe(200);
    expect(body).toMatchObject({ clientSecret: expect.any(String), publishableKey: null, price: { amount: 500 } });
    await pay(user, (body as { sessionId: string }).sessionId);
    expect(await user.balance()).toBe(225);
  });

  test('a charge without a saved card says so; with one it credits once for each key', async () => {
    const user = await server.signUpVerified();
    const charge = (key: string) =>
      user.fetchJson('POST', '/api/billing/credits/charge', PACKAGE, { 'idempotency-key': key });
    expect(await charge(randomUUID())).toMatchObject({ status: 200, body: { success: false, status: 'no_card' } });
    await pay(user, await opened(user));
    const key = randomUUID();
    const answers = await Promise.all([charge(key), charge(key), charge(key)]);
    for (const { body } of answers) expect(body).toMatchObject({ success: true, status: 'paid', balance: 425 });
    expect(await user.balance()).toBe(425);
  });
});

describe('receipts', () => {
  test('a purchase has one, as PDF for its payer alone and by mail', async () => {
    const [user, other] = await Promise.all([
      server.signUpVerified({ name: 'Žofie Кузнецова' }),
      server.signUpVerified(),
    ]);
    const id = await opened(user);
    await pay(user, id);
    const { body } = await user.fetchJson('GET', '/api/billing/purchases');
    const { receiptUrl, number } = (body as { purchases: { receiptUrl: string; number: string }[] }).purchases[0] ?? {
      ...{ receiptUrl: '', number: '' },
    };
    const pdf = await user.fetch(receiptUrl);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('content-disposition')).toBe(`attachment; filename="${number}.pdf"`);
    expect((await pdf.text()).slice(0, 5)).toBe('%PDF-');
    expect((await other.fetch(receiptUrl)).status).toBe(404);

    const mail = await server.until(async () => {
      const { body: box } = await user.fetchJson('GET', `/dev/outbox.json?to=${encodeURIComponent(user.email)}`);
      return (box as { messages: { subject: string; text: string }[] }).messages.find(({ subject }) =>
        subject.startsWith('Receipt'),
      );
    }, 'The receipt');
    expect(mail).toMatchObject({ subject: `Receipt ${number}: 200 credits`, text: expect.stringContaining('$5.00') });
  });
});

describe('what a request may not decide', () => {
  let payer: TestClient;
  beforeAll(async () => {
    payer = await server.signUpVerified();
  });

  test.each<[string, object, number]>([
    ['an unknown package', { productId: 'credits-1' }, 400],
    ['no package', { productId: undefined }, 400],
    ['another price than shown', { shown: { amount: 1, currency: 'USD', credits: 200 } }, 409],
    ['another currency than shown', { shown: { amount: 500, currency: 'JPY', credits: 200 } }, 409],
    ['more credits than shown', { shown: { amount: 500, currency: 'USD', credits: 9000 } }, 409],
    ['a return to another site', { returnUrl: 'https://evil.example/' }, 400],
    ['a return without a protocol', { returnUrl: '//evil.example/' }, 400],
    ['a return to a script', { returnUrl: 'javascript:alert(1)' }, 400],
    ['a cancel to another site', { cancelUrl: '/\\evil.example' }, 400],
    ['another user’s balance', { userId: 'somebody-else' }, 403],
  ])('%s is refused, and nothing is opened', async (_what, change, status) => {
    expect((await checkout(payer, change)).status).toBe(status);
    expect(await rows('select id from billing_checkout where payer_id = $1', [payer.id])).toEqual([]);
  });

  test('amounts, credits, currencies and metadata of a request are ignored', async () => {
    const id = await opened(payer, {
      amount: 1,
      currency: 'JPY',
      credits: 9999,
      price: 1,
      metadata: { credits: '9999' },
    });
    expect(await read(payer, id)).toMatchObject({ credits: 200, price: { amount: 500, currency: 'USD' } });
  });

  test('a payment of another sum than asked credits nothing', async () => {
    const user = await server.signUpVerified();
    const id = await opened(user);
    await rows(`update embedded_payment set state = 'paid', amount = 1 where checkout_id = $1`, [id]);
    expect(await send(id)).toBe(200);
    expect(await user.balance()).toBe(25);
    await expect(server.admin('billing:reconcile')).rejects.toThrow(`${id}: another sum was paid than asked`);
    await rows(`update embedded_payment set state = 'cancelled' where checkout_id = $1`, [id]);
  });

  test('a checkout of another user is not there', async () => {
    const [user, other] = await Promise.all([server.signUpVerified(), server.signUpVerified()]);
    const id = await opened(user);
    expect((await other.fetchJson('GET', `/api/billing/checkouts/${id}`)).status).toBe(404);
    expect((await pay(other, id)).status).toBe(404);
    expect((await other.fetchJson('POST', `/api/billing/checkouts/${id}/cancel`)).status).toBe(404);
    expect((await user.fetchJson('GET', '/api/billing/checkouts/nothing')).status).toBe(404);
  });

  test('without a session nothing is bought', async () => {
    const stranger = server.client();
    for (const path of ['checkout', 'elements/intent', 'charge'])
      expect((await stranger.fetchJson('POST', `/api/billing/credits/${path}`, PACKAGE)).status).toBe(401);
  });

  test('staff buys for a named user, who gets the credits; it is audited', async () => {
    const [staff, user] = await Promise.all([server.signUpVerified(), server.signUpVerified()]);
    await giveRole(server.env.DATABASE_URL, staff.id, 'admin');
    expect((await checkout(staff, { userId: 'nobody' })).status).toBe(404);
    const id = await opened(staff, { userId: user.id });
    expect(await read(staff, id)).toMatchObject({ forAddress: user.email });
    await pay(staff, id);
    expect([await staff.balance(), await user.balance()]).toEqual([25, 225]);
    expect(await rows('select action, target from audit where actor = $1', [staff.id])).toContainEqual({
      action: 'billing.checkout',
      target: user.id,
    });
  });
});

describe('webhooks', () => {
  let user: TestClient;
  let id: string;
  beforeEach(async () => {
    user = await server.signUpVerified();
    id = await opened(user);
    await payWithoutEvent(id);
  });

  test.each<[string, Sent]>([
    ['signed with another secret', { secret: 'whsec_stolen' }],
    ['from six minutes ago', { offBy: -360 }],
    ['from six minutes ahead', { offBy: 360 }],
  ])('one %s is refused', async (_what, sent) => {
    expect(await send(id, sent)).toBe(400);
    expect(await user.balance()).toBe(25);
  });

  test('one without a signature is refused', async () => {
    const answer = await fetch(`${server.url}/api/billing/webhook`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(400);
  });

  test('repeated events, and several about one payment, at once, credit it once', async () => {
    const twice = randomUUID();
    const sent = [twice, twice, randomUUID(), randomUUID()].map((event) => send(id, { id: event }));
    expect(await Promise.all(sent)).toEqual([200, 200, 200, 200]);
    expect(await user.balance()).toBe(225);
    expect(await rows('select id from billing_event where checkout_id = $1', [id])).toHaveLength(3);
  });

  test('a refund before its payment’s event is the same as after it; half the money is half the credits', async () => {
    await rows('update embedded_payment set refunded = 250 where checkout_id = $1', [id]);
    expect(await send(id, { type: 'charge.refunded', object: { object: 'charge', payment_intent: `pay_${id}` } })).toBe(
      200,
    );
    expect(await user.balance()).toBe(125);
    expect(await send(id)).toBe(200);
    expect(await user.balance()).toBe(125);
  });

  test('a dispute after spending is owed, and one that is won gives the credits back', async () => {
    await send(id);
    await rows(`update embedded_payment set disputed = true where checkout_id = $1`, [id]);
    await send(id, { type: 'charge.dispute.created' });
    expect(await user.balance()).toBe(25);
    await rows(`update embedded_payment set disputed = false where checkout_id = $1`, [id]);
    await send(id, { type: 'charge.dispute.closed' });
    expect(await user.balance()).toBe(225);
    await server.expectCleanLedger();
  });

  test('an unknown event, and one of a payment that is not ours, are kept', async () => {
    const [strange, foreign] = [randomUUID(), randomUUID()];
    expect(await send(id, { id: strange, type: 'customer.tax_id.created', object: {} })).toBe(200);
    expect(await send(randomUUID(), { id: foreign })).toBe(200);
    expect(await rows('select checkout_id from billing_event where id = any($1)', [[strange, foreign]])).toEqual([
      { checkout_id: null },
      { checkout_id: null },
    ]);
  });

  test('a payer who comes back before the event adds the own paid purchase once', async () => {
    const gift = { userId: user.id, amount: 200, description: 'x', type: 'purchase' };
    const add = (body: object) => user.fetchJson('POST', '/api/credits/add', body);
    expect((await add({ ...gift, amount: 1000 })).status).toBe(403);
    const [added, again] = [await add(gift), await add(gift)];
    expect(added).toMatchObject({ status: 200, body: { balance: 225, transaction: { amount: 200 } } });
    expect(again.status).toBe(403);
    expect(await send(id)).toBe(200);
    expect(await user.balance()).toBe(225);
  });

  test('adding it while the event arrives credits it once', async () => {
    const gift = { userId: user.id, amount: 200, description: 'x', type: 'purchase' };
    await Promise.all([
      send(id),
      user.fetchJson('POST', '/api/credits/add', gift),
      user.fetchJson('POST', '/api/credits/add', gift),
      send(id),
    ]);
    expect(await user.balance()).toBe(225);
    expect((await user.fetchJson('GET', '/api/billing/purchases')).body).toMatchObject({ purchases: [{ id }] });
  });

  test('a payer whose event was lost is credited by looking at the checkout', async () => {
    expect(await read(user, id)).toMatchObject({ state: 'credited' });
    expect(await user.balance()).toBe(225);
  });

  test('billing:reconcile finds a lost event', async () => {
    expect(await server.admin('billing:reconcile')).toMatch(/[1-9]\d* payments credited/);
    expect(await user.balance()).toBe(225);
  });
});

describe('two checkouts at once', () => {
  test('of the same package are one; of another package the first one ends', async () => {
    const user = await server.signUpVerified();
    const ids = await Promise.all(Array.from({ length: 5 }, () => opened(user)));
    expect(new Set(ids).size).toBe(1);
    const other = await opened(user, { productId: 'credits-1000' });
    expect(await read(user, ids[0] ?? '')).toMatchObject({ state: 'cancelled' });
    await pay(user, other);
    expect(await user.balance()).toBe(1025);
    expect(await rows('select customer_ref from billing_customer where user_id = $1', [user.id])).toHaveLength(1);
  });

  test('a key repeats its checkout, and stands for no other', async () => {
    const user = await server.signUpVerified();
    const key = randomUUID();
    const [first, again] = [await checkout(user, {}, key), await checkout(user, {}, key)];
    expect(first.body).toEqual(again.body);
    expect((await checkout(user, { productId: 'credits-1000' }, key)).status).toBe(422);
  });

  test('one that is paid while another is opened is credited, and none is lost', async () => {
    const user = await server.signUpVerified();
    const id = await opened(user);
    await payWithoutEvent(id);
    const next = await opened(user);
    expect(next).not.toBe(id);
    expect(await user.balance()).toBe(225);
  });
});

describe('statement', () => {
  test('says what each run held and cost, with the balance after it, and as CSV', async () => {
    const user = await server.signUpVerified();
    await pay(user, await opened(user));
    const { body } = await user.fetchJson('GET', '/api/credits/statement?limit=1');
    const { rows: page, next } = body as { rows: Body[]; next: string };
    expect(page).toMatchObject([{ type: 'purchase', description: 'Package Small', amount: 200, balanceAfter: 225 }]);
    const rest = await user.fetchJson('GET', `/api/credits/statement?limit=1&cursor=${next}`);
    expect(rest.body).toMatchObject({ rows: [{ type: 'starter', amount: 25, balanceAfter: 25 }], next: null });
    expect((await user.fetchJson('GET', '/api/credits/statement?filter=out')).body).toEqual({ rows: [], next: null });
    expect((await user.fetchJson('GET', '/api/credits/statement?cursor=x')).status).toBe(400);
    expect((await user.fetchJson('GET', '/api/credits/holds')).body).toEqual({ holds: [] });

    const csv = await user.fetch('/api/credits/statement.csv');
    expect(csv.headers.get('content-disposition')).toContain('flint-credits.csv');
    const bytes = Buffer.from(await csv.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(bytes.toString()).toContain('purchase,Package Small,200,225,');
  });
});

test('no two of these requests ran into a deadlock', async () => {
  expect(await rows('select deadlocks::int from pg_stat_database where datname = current_database()')).toEqual([
    { deadlocks: 0 },
  ]);
});

test('runs of agents are a list that is empty', async () => {
  const user = await server.signUpVerified();
  expect((await user.fetchJson('GET', '/api/agents/runs')).body).toEqual({ runs: [] });
  expect((await user.fetchJson('GET', '/api/agents/runs?userId=other')).status).toBe(403);
});
