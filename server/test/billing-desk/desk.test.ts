import { randomUUID } from 'node:crypto';
import type { DeskDetail, DeskPayment } from '@flint/shared/contracts/billing-desk';
import { query } from '../support/query';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { giveRole } from '../support/steward';

let server: TestServer;
let staff: TestClient;
beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '250' });
  staff = await server.signUpVerified();
  await giveRole(server.env.DATABASE_URL, staff.id, 'admin');
});
afterAll(async () => {
  await server.expectCleanLedger();
  await server.stop();
});

const rows = (text: string, values: unknown[] = []) => query(server.env.DATABASE_URL, text, values);
const DESK = '/api/staff/billing';

async function bought(user: TestClient): Promise<string> {
  const { body } = await user.fetchJson('POST', '/api/billing/credits/checkout', { productId: 'credits-200' });
  const { sessionId } = body as { sessionId: string };
  expect((await user.fetchJson('POST', `/api/billing/checkouts/${sessionId}/confirm`, {})).status).toBe(200);
  return sessionId;
}
const refund = (id: string, amount: number, key: string = randomUUID(), by = staff) =>
  by.fetchJson(
    'POST',
    `${DESK}/payments/${id}/refunds`,
    { amount, reason: 'Asked by mail' },
    { 'idempotency-key': key },
  );
const read = async (id: string): Promise<DeskDetail> =>
  (await staff.fetchJson('GET', `${DESK}/payments/${id}`)).body as DeskDetail;
const actions = async (target: string) =>
  (await rows('select action from audit where actor = $1 and target = $2 order by at', [staff.id, target])).map(
    ({ action }) => action,
  );

test('a payment is found by address, id, receipt and the provider’s id; searches and looks are audited', async () => {
  const user = await server.signUpVerified();
  const id = await bought(user);
  const { payment, movements, refundable, events } = await read(id);
  expect(payment).toMatchObject({ id, email: user.email, payerEmail: user.email, credits: 200, testMode: true });
  expect(movements).toMatchObject([{ description: 'Package Small', credits: 200, email: user.email }]);
  expect([refundable, events.length]).toEqual([500, 1]);
  for (const search of [user.email.slice(0, 20).toUpperCase(), id, payment.number, payment.paymentRef, user.id]) {
    const { body } = await staff.fetchJson('GET', `${DESK}/payments?q=${encodeURIComponent(search)}`);
    expect((body as { payments: { id: string }[] }).payments).toMatchObject([{ id }]);
  }
  for (const search of ['%', '_', 'nobody@example.com'])
    expect((await staff.fetchJson('GET', `${DESK}/payments?q=${encodeURIComponent(search)}`)).body).toEqual({
      payments: [],
    });
  expect(await actions(id)).toEqual(expect.arrayContaining(['billing.look', 'billing.search']));
});

test('a refund in part, then the rest: once for each key, the same part of the credits, never more than is left', async () => {
  const user = await server.signUpVerified();
  const id = await bought(user);
  const key = randomUUID();
  const answers = await Promise.all([refund(id, 125, key), refund(id, 125, key), refund(id, 125, key)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await user.balance()).toBe(25 + 150);
  expect(await refund(id, 100, key)).toMatchObject({ status: 422 });
  expect(await refund(id, 376)).toMatchObject({ status: 400, body: { field: 'amount', message: /\$3\.75/ } as object });
  const many = await Promise.all([refund(id, 300), refund(id, 300)]);
  expect(many.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await refund(id, 75)).toMatchObject({ status: 200 });
  const { payment, refunds, refundable, movements } = await read(id);
  expect([payment.refunded, payment.reclaimed, refundable, await user.balance()]).toEqual([500, 200, 0, 25]);
  expect(refunds.map(({ amount, state, staffEmail }) => [amount, state, staffEmail])).toEqual([
    [125, 'done', staff.email],
    [300, 'done', staff.email],
    [75, 'done', staff.email],
  ]);
  expect(movements.map(({ credits }) => credits)).toEqual([200, -50, -120, -30]);
  expect((await actions(id)).filter((action) => action === 'billing.refund')).toHaveLength(3);
});

test('credits that were spent are owed after a refund', async () => {
  const user = await server.signUpVerified();
  const id = await bought(user);
  const messages = [
    ...[1, 2].map(() => ({ role: 'system', content: '字'.repeat(29_750) })),
    { role: 'user', content: 'A short post about tea' },
  ];
  const chat = { messages, max_tokens: 400 };
  expect((await user.fetchJson('POST', '/api/fal-ai/chat/completion', chat)).status).toBe(200);
  const { balance } = await user.credits();
  expect((await refund(id, 500)).body).toMatchObject({ balance: { balance: 0, owed: 200 - balance } });
});

test('a refund whose answer was lost is asked for again, once', async () => {
  const user = await server.signUpVerified();
  const id = await bought(user);
  const lost = randomUUID();
  await rows(
    `insert into billing_refund (id, purchase_id, amount, reason, staff_id, asked_at)
     values ($1, $2, 250, 'Lost', $3, now() - interval '2 minutes')`,
    [lost, id, staff.id],
  );
  await server.until(async () => (await read(id)).refunds[0]?.state === 'done', 'The refund');
  expect(await refund(id, 250, lost)).toMatchObject({ status: 200, body: { refundable: 250 } });
  expect(await user.balance()).toBe(25 + 100);
});

test('a disputed payment shows its dispute and is not refunded; a lost event is found by the comparison', async () => {
  const user = await server.signUpVerified();
  const id = await bought(user);
  await rows('update embedded_payment set disputed = true where checkout_id = $1', [id]);
  const compare = () => staff.fetchJson('POST', `${DESK}/reconcile`, { days: 7 });
  expect((await compare()).body).toMatchObject({ returned: 1, problems: [] });
  expect(await user.balance()).toBe(25);
  expect(await read(id)).toMatchObject({
    ...{ payment: { disputed: true, reclaimed: 200 }, refundable: 0, disputes: [{ status: 'needs_response' }] },
  });
  expect(await refund(id, 100)).toMatchObject({ status: 409, body: { message: /disputed/ } as object });
  const list = await staff.fetchJson('GET', `${DESK}/payments?filter=disputed`);
  expect((list.body as { payments: { id: string }[] }).payments).toMatchObject([{ id }]);
  await rows('update embedded_payment set disputed = false where checkout_id = $1', [id]);
  expect((await compare()).body).toMatchObject({ returned: 1 });
  expect(await user.balance()).toBe(225);
  expect((await read(id)).disputes).toMatchObject([{ status: 'withdrawn' }]);
  expect(await actions('embedded')).toContain('billing.reconcile');
});

test('figures by day are the sums of payments, returns and the ledger', async () => {
  const { status, body } = await staff.fetchJson('GET', `${DESK}/figures?days=3`);
  expect(status).toBe(200);
  const { money, credits, outstanding, models } = body as {
    money: { payments: number; sold: { amount: number }; returned: { amount: number } }[];
    credits: { given: number; takenBack: number; spent: number; outstanding: number }[];
    outstanding: { paid: number; promotional: number; held: number; owed: number };
    models: { kind: string; charged: number; requests: number; cost: number | null }[];
  };
  const [sums] = await rows(`
    select (select sum(amount)::int from billing_purchase) as sold, (select count(*)::int from billing_purchase) as payments,
           (select sum(case when disputed then amount else refunded end)::int from billing_purchase) as returned,
           (select -sum(balance)::int from ledger_account where id like 'sys:%') as outstanding,
           (select balance::int from ledger_account where id = 'sys:revenue') as spent`);
  expect(money).toMatchObject([
    { payments: sums?.payments, sold: { amount: sums?.sold, currency: 'USD' }, returned: { amount: sums?.returned } },
  ]);
  expect(credits).toHaveLength(3);
  expect(credits[0]).toMatchObject({ outstanding: sums?.outstanding, spent: sums?.spent });
  expect(credits[2]).toMatchObject({ given: 0, takenBack: 0, spent: 0, outstanding: 0 });
  const { given = 0, takenBack = 0, spent = 0 } = credits[0] ?? {};
  expect(given - takenBack - spent).toBe(sums?.outstanding);
  const { paid, promotional, held, owed } = outstanding;
  expect(paid + promotional + held - owed).toBe(sums?.outstanding);
  expect(models).toMatchObject([{ kind: 'chat', servedBy: 'embedded', charged: spent, requests: 0, cost: 0 }]);
});

test('an invoice of a plan is found, shows what it granted, and is refunded in parts like a package', async () => {
  const user = await server.signUpVerified();
  const { body } = await user.fetchJson('POST', '/api/billing/checkout', { planName: 'starter' });
  const { sessionId } = body as { sessionId: string };
  await user.fetchJson('POST', `/api/billing/checkouts/${sessionId}/confirm`, {});
  const found = async (search: string) =>
    (
      (await staff.fetchJson('GET', `${DESK}/payments?q=${encodeURIComponent(search)}`)).body as {
        payments: DeskPayment[];
      }
    ).payments;
  const [payment] = await found(user.email);
  if (!payment) throw new Error('It is not there.');
  expect(payment).toMatchObject({ sold: 'plan', number: expect.stringMatching(/^FP-/), credits: 600, refunded: 0 });
  for (const search of [payment.number.toLowerCase(), payment.id, payment.paymentRef])
    expect(await found(search)).toMatchObject([{ id: payment.id }]);
  const key = randomUUID();
  await Promise.all([refund(payment.id, 600, key), refund(payment.id, 600, key)]);
  expect(await user.balance()).toBe(25 + 300);
  expect(await refund(payment.id, 601)).toMatchObject({ status: 400, body: { field: 'amount' } });
  expect(await refund(payment.id, 600)).toMatchObject({ status: 200, body: { refundable: 0 } });
  expect(await user.balance()).toBe(25);
  const { movements, refunds } = await read(payment.id);
  expect(movements.map(({ credits }) => credits)).toEqual([600, -300, -300]);
  expect(refunds.map(({ state }) => state)).toEqual(['done', 'done']);
});

test('only staff may: everybody else is refused, and the refusal is audited', async () => {
  const user = await server.signUpVerified();
  const id = await bought(user);
  const calls = [
    ['GET', '/payments'],
    ['GET', `/payments/${id}`],
    ['POST', `/payments/${id}/refunds`, { amount: 500, reason: 'Mine' }],
    ['POST', '/reconcile', {}],
    ['GET', '/figures'],
  ] as const;
  for (const [method, path, body] of calls) {
    expect((await user.fetchJson(method, `${DESK}${path}`, body)).status).toBe(403);
    expect((await server.client().fetchJson(method, `${DESK}${path}`, body)).status).toBe(401);
  }
  expect(await rows('select action from audit where actor = $1', [user.id])).toHaveLength(calls.length);
  expect(await user.balance()).toBe(225);
  for (const wrong of [randomUUID(), 'nothing']) {
    expect((await staff.fetchJson('GET', `${DESK}/payments/${wrong}`)).status).toBe(404);
    expect((await refund(wrong, 1)).status).toBe(404);
  }
  for (const amount of [0, -5, 1.5])
    expect(await refund(id, amount)).toMatchObject({ status: 400, body: { field: 'amount' } });
});
