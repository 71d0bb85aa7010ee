import { randomUUID } from 'node:crypto';
import { mailTo, untilMailed } from '../support/mailbox';
import { query } from '../support/query';
import type { RunningServer, TestClient } from '../support/server';
import { sharedServer } from '../support/shared-server';

const PASSWORD = 'correct horse 9';
const CODE = /^(\d{6}) is your Flint code$/;

let server: RunningServer;
let client: TestClient;
let old: string;
beforeAll(async () => {
  server = await sharedServer();
});
beforeEach(async () => {
  client = await server.signUpVerified();
  old = client.email;
});

const newAddress = () => `${randomUUID()}@example.com`;
const ask = (email: string, currentPassword: string | undefined = PASSWORD, as = client) =>
  as.fetchJson('POST', '/api/users/me/email', { email, currentPassword });
const confirm = (code: string, as = client) => as.fetchJson('POST', '/api/users/me/email/confirm', { code });
const pending = async () =>
  ((await client.fetchJson('GET', '/api/users/me/account')).body as { pendingEmail: string | null }).pendingEmail;
const codeFor = async (email: string) => CODE.exec((await untilMailed(client, email, CODE)).subject)?.[1] ?? '';
const anotherCode = (code: string) => (code === '000000' ? '111111' : '000000');
const signIn = (email: string) =>
  server.client().fetchJson('POST', '/api/users/sign-in', { email, password: PASSWORD });

test('the address changes once the code of the new mailbox is entered, and both mailboxes are notified', async () => {
  const email = newAddress();
  expect((await ask(` ${email.toUpperCase()} `)).status).toBe(200);
  expect(await pending()).toBe(email);
  await untilMailed(client, old, /about to get another address/);
  expect((await signIn(email)).status).toBe(401);

  expect(await confirm(await codeFor(email))).toMatchObject({
    status: 200,
    body: { user: { id: client.id, email, isEmailVerified: true } },
  });
  expect([await pending(), (await signIn(email)).status, (await signIn(old)).status]).toEqual([null, 200, 401]);
  await untilMailed(client, old, /has another address now/);
});

test('a changed address grants no second starter credits', async () => {
  const email = newAddress();
  await ask(email);
  await confirm(await codeFor(email));
  await client.fetchJson('POST', '/api/users/request-email-verification', { email });
  const verification = await server.until(
    async () => (await mailTo(client, email)).filter(({ subject }) => CODE.test(subject)).length > 1,
  );
  expect(verification).toBe(true);
  await client.fetchJson('POST', '/api/users/verify-email-code', { email, code: await codeFor(email) });
  expect(await client.balance()).toBe(25);
});

test('a code works once', async () => {
  const email = newAddress();
  await ask(email);
  const code = await codeFor(email);
  const race = await Promise.all([confirm(code), confirm(code), confirm(code)]);
  expect(race.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  expect((await confirm(code)).status).toBe(400);
});

test('after five wrong tries the right code is invalid too', async () => {
  const email = newAddress();
  await ask(email);
  const code = await codeFor(email);
  for (let n = 0; n < 5; n++) expect((await confirm(anotherCode(code))).status).toBe(400);
  expect(await confirm(code)).toMatchObject({ status: 400, body: { field: 'code', message: /tried too often/ } });
});

test('an expired code is refused as expired', async () => {
  const email = newAddress();
  await ask(email);
  const code = await codeFor(email);
  await query(server.env.DATABASE_URL, "update email_change set expires_at = now() - interval '1 second'");
  expect(await confirm(code)).toMatchObject({
    status: 400,
    body: { field: 'code', message: 'This code has expired. Ask for a new one.' },
  });
});

test('a code is bound to one account and one address', async () => {
  const email = newAddress();
  await ask(email);
  const code = await codeFor(email);
  const other = await server.signUpVerified();
  expect((await confirm(code, other)).status).toBe(400);
  await ask(newAddress(), PASSWORD, other);
  expect((await confirm(code, other)).status).toBe(400);
  expect((await confirm(code)).status).toBe(200);
});

test('enumeration: a registered address gets the same answer; its owner is notified, and no code works', async () => {
  const taken = await server.signUpVerified();
  const [a, b] = [await ask(taken.email), await ask(newAddress(), PASSWORD, await server.signUpVerified())];
  expect(a.status).toBe(200);
  expect(Object.keys(a.body as object)).toEqual(Object.keys(b.body as object));
  expect(await pending()).toBe(taken.email);
  await untilMailed(client, taken.email, /^This address has a Flint account already$/);
  expect((await mailTo(client, taken.email)).filter(({ subject }) => CODE.test(subject))).toHaveLength(1);
  expect(await confirm('123456')).toMatchObject({ status: 400, body: { message: 'That code is not right.' } });
});

test('an address that was registered meanwhile keeps its account', async () => {
  const email = newAddress();
  await ask(email);
  const code = await codeFor(email);
  await server.signUp({ email });
  expect(await confirm(code)).toMatchObject({ status: 409, body: { error: 'email_taken' } });
  expect((await signIn(old)).status).toBe(200);
});

test.each([
  ['currentPassword', 'Your current password is not right.', () => ask(newAddress(), 'wrong')],
  ['currentPassword', 'Enter your current password.', () => ask(newAddress(), '')],
  ['email', 'This is your address already.', () => ask(old)],
  ['email', 'Enter an e-mail address like you@example.com.', () => ask('nobody')],
])('%s: %s', async (field, message, call) => {
  expect(await call()).toMatchObject({ status: 400, body: { error: 'invalid_input', field, message } });
  expect(await pending()).toBeNull();
});

test('a second request within a minute is throttled, and a change can be cancelled', async () => {
  const email = newAddress();
  await ask(email);
  const code = await codeFor(email);
  expect((await ask(newAddress())).status).toBe(429);
  expect((await client.fetchJson('DELETE', '/api/users/me/email')).status).toBe(200);
  expect(await pending()).toBeNull();
  expect((await confirm(code)).status).toBe(400);
});

test('links mailed to the old address are invalid after the change', async () => {
  const email = newAddress();
  await client.fetchJson('POST', '/api/users/forgot-password', { email: old });
  const { text } = await untilMailed(client, old, /^Set a new Flint password$/);
  const token = /token=([\w-]+)/.exec(text)?.[1];
  await ask(email);
  await confirm(await codeFor(email));
  for (const address of [old, email]) {
    const body = { email: address, newPassword: 'the thief’s password', token };
    expect((await client.fetchJson('POST', '/api/users/reset-password', body)).status).toBe(400);
  }
});

test.each(['POST /api/users/me/email', 'POST /api/users/me/email/confirm', 'DELETE /api/users/me/email'])(
  '%s needs a session',
  async (call) => {
    const [method = '', path = ''] = call.split(' ');
    const body = method === 'POST' ? { email: 'a@example.com', code: '123456' } : undefined;
    expect((await server.client().fetchJson(method, path, body)).status).toBe(401);
  },
);
