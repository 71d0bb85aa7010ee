import { startServer, type TestClient, type TestServer } from '../support/server';

let server: TestServer;
let user: TestClient;

beforeAll(async () => {
  server = await startServer({
    ...{ FLINT_ENV: 'production', AUTH_SECRET: 'a secret of at least thirty-two characters' },
    ...{ SMTP_URL: 'smtp://localhost:1', MAIL_FROM: 'flint@example.com' },
  });
  // Not verified: production has no page of unsent mail, and these calls need a session alone.
  user = await server.signUp();
});
afterAll(() => server.stop());

const CARD = { email: '', planName: 'pro', paymentMethodId: 'pm_1' };

test.each([
  ['POST', '/api/billing/credits/checkout', { productId: 'credits-200' }],
  ['POST', '/api/billing/credits/elements/intent', { productId: 'credits-200' }],
  ['POST', '/api/billing/credits/charge', { productId: 'credits-200' }],
  ['POST', '/api/billing/checkout', { planName: 'pro' }],
  ['POST', '/api/billing/signup/checkout', { planName: 'pro' }],
  ['POST', '/api/billing/portal', {}],
  ['POST', '/api/billing/portal/change-plan', { planName: 'pro' }],
  ['POST', '/api/billing/change-plan', { planName: 'pro' }],
  ['POST', '/api/billing/elements/subscription', { planName: 'pro' }],
  ['POST', '/api/billing/elements/subscribe', CARD],
  ['PUT', '/api/billing/auto-top-up', { productId: 'credits-200', below: 50, timesPerMonth: 1, amount: 500 }],
  ['POST', '/api/billing/webhook', {}],
])('in production without keys %s %s answers 503 in words', async (method, path, body) => {
  const sent = body === CARD ? { ...CARD, email: user.email } : body;
  const words = { error: 'not_configured', message: expect.stringContaining('not set up here') };
  expect(await user.fetchJson(method, path, sent)).toMatchObject({ status: 503, body: words });
});

test('what is sold is still told, and that it cannot be bought here', async () => {
  expect(await user.fetchJson('GET', '/api/billing/credits/packages')).toMatchObject({
    ...{ status: 200, body: { buying: false, mode: 'off', packages: [{ productId: 'credits-200' }, {}, {}] } },
  });
});
