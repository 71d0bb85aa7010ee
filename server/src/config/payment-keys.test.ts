import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from './load-config';

const KEYS = {
  STRIPE_SECRET_KEY: 'sk_live_51Flint',
  STRIPE_WEBHOOK_SECRET: 'whsec_flint',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_51Flint',
};
const PRODUCTION = {
  FLINT_ENV: 'production',
  AUTH_SECRET: 'k3Jx9vQ2mZr7Tb5Ly8Wn1Hc4Pd6Sf0Ga',
  SMTP_URL: 'smtp://mail.example.com',
  MAIL_FROM: 'Flint <hello@example.com>',
};

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'flint-config-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const load = (env: NodeJS.ProcessEnv) => loadConfig({ DATA_DIR: dataDir, ...env });

test('payments have all three keys, or none', () => {
  expect(load({}).stripe).toBeUndefined();
  expect(load(KEYS).stripe).toMatchObject({ secretKey: KEYS.STRIPE_SECRET_KEY });
});

test.each(Object.keys(KEYS))('without %s the others are refused', (missing) => {
  expect(() => load({ ...KEYS, [missing]: undefined })).toThrow(`${missing} is missing`);
});

test('an address of its own needs the keys too', () => {
  expect(() => load({ STRIPE_API_BASE: 'http://127.0.0.1:4000' })).toThrow(
    'STRIPE_SECRET_KEY is missing: STRIPE_API_BASE is set',
  );
});

test('keys of the test mode are refused in production, where they would take no money', () => {
  const testKeys = { ...KEYS, STRIPE_SECRET_KEY: 'rk_test_51Flint', STRIPE_PUBLISHABLE_KEY: 'pk_test_51Flint' };
  expect(load(testKeys).stripe).toBeDefined();
  expect(load({ ...PRODUCTION, ...KEYS }).stripe).toBeDefined();
  expect(() => load({ ...PRODUCTION, ...testKeys })).toThrow("STRIPE_SECRET_KEY is a key of Stripe's test mode");
});

test.each([
  ['STRIPE_SECRET_KEY', 'pk_live_51Flint'],
  ['STRIPE_WEBHOOK_SECRET', 'sk_live_51Flint'],
  ['STRIPE_PUBLISHABLE_KEY', 'sk_live_51Flint'],
])('a wrong key in %s is refused, and the message does not repeat it', (name, value) => {
  let message = '';
  try {
    load({ ...KEYS, [name]: value });
  } catch (error) {
    message = (error as Error).message;
  }
  expect(message).toContain(`${name} must be`);
  expect(message).not.toContain(value);
});
