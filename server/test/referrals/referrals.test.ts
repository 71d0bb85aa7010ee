import { createHmac, randomUUID } from 'node:crypto';
import { type Google, signInWithGoogle, startGoogle } from '../support/google';
import { query } from '../support/query';
import { startServer, type TestClient, type TestServer } from '../support/server';

const AUTH_SECRET = 'mL9vQ2xT7rZ4kW8nB1cY6dF3gH5jP0sA';

let google: Google;
let server: TestServer;
beforeAll(async () => {
  google = await startGoogle();
  server = await startServer({ AUTH_SECRET, RATE_LIMIT_FACTOR: '1000', ...google.env });
});
afterAll(async () => {
  await server.expectCleanLedger();
  await server.stop();
  await google.stop();
});

const rows = (text: string, values: unknown[] = []) => query(server.env.DATABASE_URL, text, values);

interface Figures {
  readonly url: string;
  readonly bought: number;
  readonly credits: number;
}
const figures = async (user: TestClient): Promise<Figures> =>
  (await user.fetchJson('GET', '/api/referrals/me')).body as Figures;

/** A browser that opened a link. */
async function visitor(referrer: TestClient): Promise<TestClient> {
  const client = server.client();
  const answer = await client.fetch(new URL((await figures(referrer)).url).pathname);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/signup']);
  return client;
}

/** A user who opened a link before signing up. */
async function recommended(referrer: TestClient, options: { email?: string; verify?: boolean } = {}) {
  const user = await visitor(referrer);
  await user.signUp(options.email ?? `${randomUUID()}@example.com`);
  if (options.verify !== false) await user.verify();
  return user;
}

async function bought(user: TestClient, productId = 'credits-200'): Promise<string> {
  const { body } = await user.fetchJson('POST', '/api/billing/credits/checkout', { productId });
  const { sessionId } = body as { sessionId: string };
  expect((await user.fetchJson('POST', `/api/billing/checkouts/${sessionId}/confirm`, {})).status).toBe(200);
  return sessionId;
}

/** The provider says what of a payment went back, by an event as it sends it. */
async function returned(id: string, change: { refunded?: number; disputed?: boolean }): Promise<void> {
  const { refunded = 0, disputed = false } = change;
  await rows('update embedded_payment set refunded = $2, disputed = $3 where checkout_id = $1', [
    id,
    refunded,
    disputed,
  ]);
  const secret = createHmac('sha256', AUTH_SECRET).update('embedded payments').digest('hex');
  const object = { object: 'payment_intent', id: `pay_${id}`, metadata: { checkout: id } };
  const body = JSON.stringify({ id: randomUUID(), type: 'charge.refunded', data: { object } });
  const stamp = Math.floor(Date.now() / 1000);
  const v1 = createHmac('sha256', secret).update(`${stamp}.${body}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${stamp},v1=${v1}` };
  expect((await fetch(`${server.url}/api/billing/webhook`, { method: 'POST', headers, body })).status).toBe(200);
}

test('the first purchase of who signed up by a link gives both 50 credits, once', async () => {
  const referrer = await server.signUpVerified();
  const user = await recommended(referrer);
  expect([await referrer.balance(), await user.balance()]).toEqual([25, 25]);
  expect(await figures(referrer)).toMatchObject({ signedUp: 1, verified: 1, bought: 0, credits: 0 });
  await bought(user);
  await bought(user, 'credits-1000');
  expect([await referrer.balance(), await user.balance()]).toEqual([75, 25 + 200 + 50 + 1000]);
  expect(await figures(referrer)).toMatchObject({ signedUp: 1, verified: 1, bought: 1, credits: 50 });
  expect((await referrer.fetchJson('GET', '/api/credits/statement?limit=1')).body).toMatchObject({
    rows: [{ type: 'referral', description: 'Somebody you recommended Flint to made a first purchase', amount: 50 }],
  });
});

test('who signs up with Google by a link counts for it; who had an account does not', async () => {
  const referrer = await server.signUpVerified();
  const user = await visitor(referrer);
  const account = { sub: randomUUID(), email: `${randomUUID()}@example.com` };
  await google.as(account);
  await signInWithGoogle(user);
  expect(await figures(referrer)).toMatchObject({ signedUp: 1, verified: 1, bought: 0 });
  await bought(user);
  expect([await referrer.balance(), await user.balance()]).toEqual([75, 25 + 200 + 50]);

  const other = await server.signUpVerified();
  await signInWithGoogle(await visitor(other));
  expect(await figures(other)).toMatchObject({ signedUp: 0 });
});

test('what a refund takes of the purchase it takes of both; a won dispute gives it again', async () => {
  const referrer = await server.signUpVerified();
  const user = await recommended(referrer);
  const first = await bought(user);
  await returned(first, { refunded: 250 });
  expect([await referrer.balance(), await user.balance()]).toEqual([25 + 25, 25 + 100 + 25]);
  await returned(first, { refunded: 250 });
  expect(await figures(referrer)).toMatchObject({ bought: 1, credits: 25 });
  await returned(first, { refunded: 250, disputed: true });
  expect([await referrer.balance(), await user.balance()]).toEqual([25, 25]);
  expect(await figures(referrer)).toMatchObject({ bought: 0, credits: 0 });
  await returned(first, {});
  expect([await referrer.balance(), await user.balance()]).toEqual([75, 275]);
  const second = await bought(user);
  await returned(second, { refunded: 500 });
  expect(await figures(referrer)).toMatchObject({ bought: 1, credits: 50 });
});

test('a purchase that was refunded before its event gives nothing; the next one does', async () => {
  const referrer = await server.signUpVerified();
  const user = await recommended(referrer);
  const { body } = await user.fetchJson('POST', '/api/billing/credits/checkout', { productId: 'credits-200' });
  const { sessionId } = body as { sessionId: string };
  await rows(`update embedded_payment set state = 'paid' where checkout_id = $1`, [sessionId]);
  await returned(sessionId, { refunded: 500 });
  expect([await referrer.balance(), await user.balance()]).toEqual([25, 25]);
  await bought(user);
  expect([await referrer.balance(), await user.balance()]).toEqual([75, 275]);
});

test('nobody recommends themselves: neither by another spelling of the mailbox, nor when it had an account', async () => {
  const referrer = await server.signUpVerified();
  const [name, host] = referrer.email.split('@');
  const again = await recommended(referrer, { email: `${name}+more@${host}`, verify: false });
  expect(await figures(referrer)).toMatchObject({ signedUp: 0 });

  const former = await server.signUpVerified();
  const [formerName, formerHost] = former.email.split('@');
  await recommended(referrer, { email: `${formerName}+new@${formerHost}`, verify: false });
  expect(await figures(referrer)).toMatchObject({ signedUp: 0 });
  expect(await rows('select user_id from referral where referrer_id = $1', [again.id])).toEqual([]);
});

test('who is not verified, or had an account before, is not rewarded; an unknown link leads to sign-up', async () => {
  const referrer = await server.signUpVerified();
  const user = await recommended(referrer, { verify: false });
  await bought(user);
  expect([await referrer.balance(), await figures(referrer)]).toEqual([
    25,
    expect.objectContaining({ signedUp: 1, verified: 0, bought: 0 }),
  ]);
  const stranger = server.client();
  for (const code of ['2222222222', 'short', '%3Cscript%3E']) {
    const answer = await stranger.fetch(`/r/${code}`);
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([302, null]);
  }
  expect((await stranger.fetchJson('GET', '/api/referrals/me')).status).toBe(401);
});
