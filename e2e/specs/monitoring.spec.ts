import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { createSentryIngest } from '../../simulators/sentry/ingest.mjs';
import { type Product, startProduct } from '../support/product';
import { expect, test } from '../support/test';

/** The browser logs refused requests and thrown errors as errors. */
const TROUBLE = { tag: '@trouble' };
const STAGING = {
  ...{ FLINT_ENV: 'staging', AUTH_SECRET: 'not one of the well-known words of any tutorial' },
  ...{ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'flint@example.com' },
};
const MONITOR = /\/monitor\.[\da-f]{8}\.js$/;

let ingest: Awaited<ReturnType<typeof createSentryIngest>>;
let product: Product;
test.beforeAll(async () => {
  ingest = await createSentryIngest();
  product = await startProduct({ ...STAGING, SENTRY_DSN: ingest.dsn });
});
test.afterAll(async () => {
  await product?.stop();
  await ingest?.close();
});

const eventsOf = (type: string) =>
  ingest
    .items()
    .filter((item) => item.type === type)
    .map(({ payload }) => payload);
const messagesOf = (event: { exception?: { values: { value: string }[] } }) =>
  (event.exception?.values ?? []).map(({ value }) => value);

/** Everything a page asks for from now on. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

/** Throws in the page, outside of what calls it. */
const throwIn = (page: Page, message: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new RangeError(text);
    });
  }, message);

test(
  'an error, a rejected sign-in and a replay arrive, and none of the planted secrets',
  TROUBLE,
  async ({ elsewhere }) => {
    test.slow();
    const canary = () => `canary${randomUUID().replaceAll('-', '')}`;
    const planted = {
      ...{ cookie: canary(), query: canary(), typed: `my ${canary()} diary`, password: canary(), header: canary() },
      ...{ stored: canary(), printed: canary(), shown: canary(), address: canary(), fragment: canary() },
    };
    const context = await elsewhere({ baseURL: product.url });
    await context.addCookies([{ name: 'planted', value: planted.cookie, url: product.url }]);
    const page = await context.newPage();
    const asked = requestsOf(page);
    const violations: string[] = [];
    await page.exposeFunction('noteViolation', (violation: string) => violations.push(violation));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        (window as unknown as { noteViolation(text: string): void }).noteViolation(
          `${violatedDirective} ${blockedURI}`,
        ),
      );
    });
    await page.goto(`/signin?token=${planted.query}&key=${planted.query}#code=${planted.fragment}`);
    await expect.poll(() => asked.some((address) => MONITOR.test(address))).toBe(true);

    await test.step('nothing of the service was asked for before the first paint', async () => {
      const read = (pattern: string) => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        const files = performance.getEntriesByType('resource').filter(({ name }) => new RegExp(pattern).test(name));
        return {
          painted: paint?.startTime ?? Number.POSITIVE_INFINITY,
          loaded: files.map(({ startTime }) => startTime),
        };
      };
      // A file is in the list once it has arrived.
      await expect.poll(async () => (await page.evaluate(read, MONITOR.source)).loaded.length).toBeGreaterThan(0);
      const { painted, loaded } = await page.evaluate(read, MONITOR.source);
      expect(Math.min(...loaded)).toBeGreaterThan(painted);
    });

    await test.step('a rejected sign-in', async () => {
      await page.evaluate(async ({ header, stored, printed, shown }) => {
        localStorage.setItem('planted', stored);
        console.warn(printed);
        const element = document.createElement('a');
        Object.assign(element, { textContent: shown, title: shown, href: `/library?key=${shown}` });
        element.setAttribute('aria-label', shown);
        document.querySelector('main')?.append(element);
        await fetch(`/api/users/me?secret=${header}`, {
          headers: { 'x-api-key': header, authorization: `Bearer ${header}` },
        });
        history.replaceState(null, '', `/signin?password=${header}`);
      }, planted);
      await page.getByLabel('E-mail').fill(`${planted.address}@example.com`);
      await page.getByLabel('Password', { exact: true }).fill(planted.password);
      await page.keyboard.press('Enter');
      const reported = () => eventsOf('event').find(({ tags }) => tags?.action === 'signIn');
      await expect.poll(() => reported()?.tags).toMatchObject({ action: 'signIn', source: 'shell', page: 'signin' });
      expect(reported()).toMatchObject({
        environment: 'staging',
        release: expect.stringMatching(/^shell@[\da-f]{8}$/),
      });
    });

    await test.step('a thrown error', async () => {
      await page.getByLabel('E-mail').fill(planted.typed);
      await throwIn(page, `cannot read ${planted.typed} of https://flint.test/a?signature=${planted.query}`);
      const thrown = () =>
        eventsOf('event').find((event) => messagesOf(event).some((text) => text.includes('[typed]')));
      await expect
        .poll(() => thrown() && messagesOf(thrown()))
        .toEqual(['cannot read [typed] of https://flint.test/a']);
      expect(thrown().exception.values[0]).toMatchObject({ type: 'RangeError', mechanism: { handled: false } });
    });

    await test.step('noise is dropped', async () => {
      await throwIn(page, 'Failed to fetch');
      await throwIn(page, 'Failed to fetch credits');
      await expect.poll(() => eventsOf('event').flatMap(messagesOf)).toContain('Failed to fetch credits');
      expect(eventsOf('event').flatMap(messagesOf)).not.toContain('Failed to fetch');
    });

    await test.step('a replay of it, masked', async () => {
      await expect.poll(() => eventsOf('replay_recording').length, { timeout: 40_000 }).toBeGreaterThan(0);
      const [recording] = eventsOf('replay_recording');
      const snapshot = JSON.stringify(recording);
      // A full snapshot of the page, without its words.
      expect(snapshot).toContain('"type":2');
      expect(snapshot).toContain('****');
      expect(snapshot).not.toMatch(/Sign in|Forgot/);
      expect(eventsOf('replay_event')[0]).toMatchObject({ replay_type: 'buffer', environment: 'staging' });
    });

    await page.goto('/');
    await page.mouse.move(9, 9);
    expect(Object.entries(planted).filter(([, secret]) => ingest.text().includes(secret))).toEqual([]);
    expect(JSON.stringify(ingest.headers())).not.toContain('canary');
    expect(asked.filter((address) => new URL(address).origin !== product.url)).toEqual([]);
    expect(asked.filter((address) => address.endsWith('/monitoring')).length).toBeGreaterThan(0);
    expect(violations).toEqual([]);
  },
);

test('without a DSN nothing of the service is loaded or sent, also when a page breaks', TROUBLE, async ({ page }) => {
  const asked = requestsOf(page);
  await page.goto('/signin');
  const reported = page.waitForResponse(/\/api\/browser-errors$/);
  await throwIn(page, 'a broken page');
  expect((await reported).status()).toBe(200);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((address) => MONITOR.test(address) || address.endsWith('/monitoring'))).toEqual([]);
});
