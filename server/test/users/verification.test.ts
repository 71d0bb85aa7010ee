import type { RunningServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { type Answer, anotherCode, newAddress, PASSWORD, Visitor } from './visitor';

let server: RunningServer;
let visitor: Visitor;
let email: string;

beforeAll(async () => {
  server = await sharedServer();
});
beforeEach(async () => {
  visitor = new Visitor(server);
  email = newAddress();
  await visitor.post('sign-up', { email, password: PASSWORD });
});

const verify = (address: string, code: string) =>
  new Visitor(server).post('verify-email-code', { email: address, code });
const seen = ({ status, body }: Answer) => ({ status, ...body, requestId: '' });

test('a right code verifies, once, and creates no session', async () => {
  const code = await visitor.codeFor(email);
  const answer = await verify(email, code);
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect((await verify(email, code)).body).toMatchObject({ error: 'invalid_input', field: 'code' });
});

test('brute force: five wrong tries from any address invalidate a code, and a new code works', async () => {
  const code = await visitor.codeFor(email);
  const wrong = anotherCode(code);
  const messages = [];
  for (let i = 0; i < 5; i++) messages.push((await verify(email, wrong)).body.message);
  expect(messages).toEqual([
    'That code is not right. 4 tries left.',
    'That code is not right. 3 tries left.',
    'That code is not right. 2 tries left.',
    'That code is not right. 1 try left.',
    'That code is not right. No tries left. Ask for a new code.',
  ]);
  expect(await verify(email, code)).toMatchObject({ status: 400, body: { field: 'code' } });
  expect((await visitor.me()).body.user?.isEmailVerified).toBe(false);

  await visitor.post('resend-verification', { email });
  expect((await verify(email, await visitor.codeFor(email))).status).toBe(200);
});

test('brute force: concurrent guesses are all counted', async () => {
  const code = await visitor.codeFor(email);
  const guesses = await Promise.all(Array.from({ length: 12 }, () => verify(email, anotherCode(code))));
  const counted = guesses.filter(({ body }) => body.message?.startsWith('That code is not right.'));
  expect(counted).toHaveLength(5);
  expect((await verify(email, code)).status).toBe(400);
});

test('a newer code replaces the older one', async () => {
  const older = await visitor.codeFor(email);
  await visitor.post('request-email-verification', { email });
  const newer = await visitor.codeFor(email);
  expect(newer).not.toBe(older);
  expect((await verify(email, older)).status).toBe(400);
  expect((await verify(email, newer)).status).toBe(200);
});

test('enumeration: an unknown address gets the same answer, and no mail', async () => {
  const unknown = newAddress();
  expect(seen(await verify(unknown, '000000'))).toEqual(
    seen(await verify(email, anotherCode(await visitor.codeFor(email)))),
  );
  for (const call of ['request-email-verification', 'resend-verification']) {
    const [a, b] = [await visitor.post(call, { email }), await visitor.post(call, { email: unknown })];
    expect(seen(b)).toEqual(seen(a));
  }
  expect(await visitor.mailTo(unknown)).toEqual([]);
});

test.each(['known', 'unknown'])(
  'a second request within a minute is throttled, for an address that is %s',
  async (which) => {
    const address = which === 'known' ? email : newAddress();
    expect((await visitor.post('request-email-verification', { email: address })).status).toBe(200);
    const { status, body, headers } = await visitor.post('resend-verification', { email: address });
    expect([status, body.error]).toEqual([429, 'rate_limited']);
    expect(body.retryAfterSeconds).toBeGreaterThan(50);
    expect(body.retryAfterSeconds).toBeLessThanOrEqual(60);
    expect(headers.get('retry-after')).toBe(String(body.retryAfterSeconds));
  },
);

test.each(['12345', '1234567', 'abcdef', ''])('"%s" is no code', async (code) => {
  expect((await verify(email, code)).body).toMatchObject({ error: 'invalid_input', field: 'code' });
  expect((await verify(email, await visitor.codeFor(email))).status).toBe(200);
});
