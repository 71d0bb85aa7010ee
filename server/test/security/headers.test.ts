import { PAGES } from '@flint/shared/contracts/routes';
import { startServer, type TestServer } from '../support/server';

const SECRETS = {
  FLINT_ENV: 'staging',
  AUTH_SECRET: 'a secret of at least thirty-two characters',
  SMTP_URL: 'smtp://localhost:1',
  MAIL_FROM: 'flint@example.com',
};

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test.each(['/api/users/me', '/api/credits/costs', '/api/credits/balance', '/api/library', '/api/nothing'])(
  'no cache keeps the answer of %s, signed in or not',
  async (path) => {
    const user = await server.signUp();
    for (const { headers } of [await fetch(server.url + path), await user.fetch(path)])
      expect(headers.get('cache-control')).toMatch(/no-store/);
  },
);

const ANSWERS = [
  '/',
  '/generator',
  '/404',
  '/api/users/me',
  '/api/credits/costs',
  '/api/nothing',
  '/media/nothing',
  '/healthz',
];

test.each(ANSWERS)('%s has the CSP: own scripts and styles only, nothing inline, no framing', async (path) => {
  const { headers } = await fetch(server.url + path);
  const policy = Object.fromEntries(
    (headers.get('content-security-policy') ?? '').split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(' ');
      return [name, sources.join(' ')];
    }),
  );
  expect(policy).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
  });
  expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toMatch(/DENY|SAMEORIGIN/);
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('server')).toBeNull();
});

test('the pages of the reference alone, which a vendor writes, do without Trusted Types', async () => {
  const policyOf = async (path: string) => (await fetch(server.url + path)).headers.get('content-security-policy');
  for (const path of ['/api/docs/', '/api/docs/static/index.html']) {
    expect(await policyOf(path)).toContain("script-src 'self';");
    expect(await policyOf(path)).not.toContain('trusted-types');
  }
  expect(await policyOf('/api/openapi.json')).toContain('trusted-types default');
});

test('the page with card fields alone names a payment provider', async () => {
  const user = await server.signUpVerified();
  const policyOf = async (path: string) => (await user.fetch(path)).headers.get('content-security-policy');
  const paying = await policyOf('/account/billing/pay?product=credits-200');
  expect(paying).toContain("script-src 'self' https://js.stripe.com;");
  expect(paying).not.toMatch(/trusted-types|unsafe|\*/);
  const others = PAGES.filter(({ id, path }) => id !== 'pay' && !path.includes(':')).map(({ path }) => path);
  for (const path of [...others, '/account/billing/checkout/7', '/account/billing/pay/x'])
    expect([path, await policyOf(path)]).toEqual([path, expect.not.stringContaining('stripe')]);
});

test('CORS: no answer is readable by another origin', async () => {
  for (const path of ['/api/users/me', '/api/credits/costs', '/graphql'])
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await fetch(server.url + path, { method, headers: { origin: 'https://evil.example' } });
      expect([path, method, headers.get('access-control-allow-origin')]).toEqual([path, method, null]);
    }
});

test('behind https, answers have HSTS', async () => {
  const behind = await startServer({ ...SECRETS, PUBLIC_URL: 'https://flint.example' });
  try {
    expect((await fetch(`${behind.url}/`)).headers.get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains',
    );
  } finally {
    await behind.stop();
  }
  expect((await fetch(`${server.url}/`)).headers.get('strict-transport-security')).toBeNull();
});
