import { createHash, createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { createOAuthSimulator } from './simulator';
import type { OAuthScript } from './state';

const REDIRECT = 'http://localhost:3000/oauth/callback';
const VERIFIER = 'a-verifier-that-only-the-caller-knows-0123456789';
const NONCE = 'nonce-1';

let provider: Awaited<ReturnType<typeof createOAuthSimulator>>;
beforeAll(async () => {
  provider = await createOAuthSimulator();
});
afterEach(() => provider.reset());
afterAll(() => provider.close());

const authorize = (change: Record<string, string> = {}) => {
  const query = new URLSearchParams({
    client_id: provider.env.GOOGLE_CLIENT_ID!,
    redirect_uri: REDIRECT,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'state-1',
    nonce: NONCE,
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...change,
  });
  return fetch(`${provider.url}/authorize?${query}`, { redirect: 'manual' });
};

const sentBack = async () => new URL((await authorize()).headers.get('location')!).searchParams;

async function exchange(code: string, change: Record<string, string> = {}) {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: REDIRECT,
    code_verifier: VERIFIER,
    client_id: provider.env.GOOGLE_CLIENT_ID!,
    client_secret: provider.env.GOOGLE_CLIENT_SECRET!,
    ...change,
  });
  const response = await fetch(`${provider.url}/token`, { method: 'POST', body });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

async function signIn(script: OAuthScript = {}) {
  await provider.script(script);
  const { status, body } = await exchange((await sentBack()).get('code')!);
  expect(status).toBe(200);
  return body;
}

const userinfo = (token: string) =>
  fetch(`${provider.url}/userinfo`, { headers: { authorization: `Bearer ${token}` } });

const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

async function isSignedByPublishedKey(token: string) {
  const { keys } = (await (await fetch(`${provider.url}/jwks`)).json()) as { keys: JsonWebKey[] };
  const [head, body, signature = ''] = token.split('.');
  const key = createPublicKey({ key: keys[0]!, format: 'jwk' });
  return verify('sha256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'));
}

test('a sign-in redirects back with state and code, which is exchanged for a signed id token and the claims', async () => {
  const back = await sentBack();
  expect(back.get('state')).toBe('state-1');
  const { status, body } = await exchange(back.get('code')!);
  expect(status).toBe(200);
  expect(decode(body.id_token?.split('.')[1])).toMatchObject({
    iss: provider.url,
    aud: provider.env.GOOGLE_CLIENT_ID,
    nonce: NONCE,
    email: 'maya@example.com',
  });
  expect(await isSignedByPublishedKey(body.id_token!)).toBe(true);
  const claims = (await (await userinfo(body.access_token!)).json()) as Record<string, string>;
  expect(claims).toMatchObject({ email: 'maya@example.com', email_verified: true, name: 'Maya Lind' });
  expect((await fetch(claims.picture!)).headers.get('content-type')).toBe('image/png');
  expect(provider.journal()).toMatchObject({ codes: 1, tokens: 1 });
});

test('a code works once, for its own verifier, address and client', async () => {
  const refuses = async (change: Record<string, string>, status: number, error: string) => {
    const answer = await exchange((await sentBack()).get('code')!, change);
    expect([answer.status, answer.body.error]).toEqual([status, error]);
  };
  await refuses({ code_verifier: 'another' }, 400, 'invalid_grant');
  await refuses({ redirect_uri: 'http://localhost:3000/other' }, 400, 'invalid_grant');
  await refuses({ client_secret: 'another' }, 401, 'invalid_client');
  const code = (await sentBack()).get('code')!;
  expect((await exchange(code)).status).toBe(200);
  expect((await exchange(code)).body.error).toBe('invalid_grant');
  expect(provider.journal().tokens).toBe(1);
});

test.each([
  ['client_id', 'another'],
  ['redirect_uri', 'https://evil.example/callback'],
  ['state', ''],
  ['code_challenge', ''],
  ['scope', 'email'],
])('a request whose %s is "%s" is answered with an error page, without a redirect', async (name, value) => {
  const response = await authorize({ [name]: value });
  expect(response.status).toBe(400);
  expect(response.headers.get('location')).toBeNull();
});

test('the user is scripted; a claim of null is left out', async () => {
  const { id_token } = await signIn({ user: { sub: '7', email: null, email_verified: false, name: 'Ada' } });
  const claims = decode(id_token?.split('.')[1]);
  expect(claims).toMatchObject({ sub: '7', email_verified: false, name: 'Ada' });
  expect(claims).not.toHaveProperty('email');
});

test('a declined consent redirects back with an error and no code', async () => {
  await provider.script({ authorize: { error: 'access_denied', times: 1 } });
  const declined = await sentBack();
  expect([declined.get('error'), declined.get('code')]).toEqual(['access_denied', null]);
  expect((await sentBack()).get('code')).not.toBeNull();
});

test('the state can be wrong or missing', async () => {
  await provider.script({ authorize: { state: 'wrong' } });
  expect((await sentBack()).get('state')).not.toBe('state-1');
  await provider.script({ authorize: { state: 'missing' } });
  expect((await sentBack()).has('state')).toBe(false);
});

test('the exchange and the claims can fail, as OAuth errors or as plain status codes', async () => {
  await provider.script({ token: { error: 'invalid_grant' } });
  expect((await exchange((await sentBack()).get('code')!)).body.error).toBe('invalid_grant');
  await provider.script({ token: { error: 503 } });
  expect((await exchange((await sentBack()).get('code')!)).status).toBe(503);
  const { access_token } = await signIn({ userinfo: { error: 500 } });
  expect((await userinfo(access_token!)).status).toBe(500);
});

test('the exchange can be slow', async () => {
  const started = performance.now();
  await signIn({ token: { delayMs: 120 } });
  expect(performance.now() - started).toBeGreaterThanOrEqual(115);
});

test('an id token can be absent, of another nonce, or signed by an unknown key', async () => {
  expect(await signIn({ token: { idToken: 'absent' } })).not.toHaveProperty('id_token');
  const other = await signIn({ token: { idToken: 'wrong_nonce' } });
  expect(decode(other.id_token?.split('.')[1]).nonce).not.toBe(NONCE);
  const forged = await signIn({ token: { idToken: 'wrong_signature' } });
  expect(await isSignedByPublishedKey(forged.id_token!)).toBe(false);
});
