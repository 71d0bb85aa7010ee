import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { bundleMaps, sendBundle } from '../../scripts/lib/release/source-maps.mjs';
import { builtVariant } from '../support/built-variant';
import { type Canaries, careless, newCanaries, plant, plantedAddress } from '../support/canaries';
import { type MonitoredProduct, STAGING, startMonitored } from '../support/monitored-product';
import { originalOf } from '../support/original-of';
import { startProduct } from '../support/product';
import { serveInstead } from '../support/serve-instead';
import { expect, test } from '../support/test';

const REPLAY = /\/replay\.[\da-f]{8}\.js$/;

/** An event of a recording. */
interface Recorded {
  readonly type: number;
  readonly data: { readonly tag?: string; readonly payload?: Readonly<Record<string, unknown>> };
}

let monitored: MonitoredProduct;
let ingest: MonitoredProduct['ingest'];
let product: MonitoredProduct['product'];
test.beforeAll(async () => {
  monitored = await startMonitored();
  ({ ingest, product } = monitored);
});
test.afterAll(() => monitored?.stop());

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

/** Everything that arrived, decompressed. */
const arrived = () => JSON.stringify([ingest.items(), ingest.headers()]);
const isMissing = (canaries: Canaries) => Object.entries(canaries).filter(([, secret]) => !arrived().includes(secret));

test('with redaction off, each of the planted secrets arrives: the next test would see it', {
  tag: ['@trouble', '@long'],
}, async ({ elsewhere }) => {
  test.slow();
  const bare = await startProduct({ ...STAGING, SENTRY_DSN: ingest.dsn, SENTRY_REDACTION: 'off' });
  const canaries = newCanaries();
  const page = await (await elsewhere({ baseURL: bare.url })).newPage();
  const recording = page.waitForRequest(REPLAY);
  await page.goto(plantedAddress(canaries));
  await recording;
  await page.getByLabel('E-mail').fill(canaries.mail);
  await plant(page, bare.url, canaries);
  await throwIn(page, careless(canaries));
  await expect.poll(() => isMissing(canaries), { timeout: 40_000 }).toEqual([]);
  await bare.stop();
});

test('an error, a rejected sign-in and a replay arrive, and none of the planted secrets', {
  tag: ['@trouble', '@long'],
}, async ({ elsewhere }) => {
  test.slow();
  const canaries = newCanaries();
  const context = await elsewhere({ baseURL: product.url });
  const page = await context.newPage();
  const asked = requestsOf(page);
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { noteViolation(text: string): void }).noteViolation(`${violatedDirective} ${blockedURI}`),
    );
  });
  const recorded = page.waitForRequest(REPLAY);
  await page.goto(plantedAddress(canaries));
  await recorded;

  await test.step('nothing of the service was asked for before the first paint, replay last', async () => {
    const read = () => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const files = performance.getEntriesByType('resource');
      const startOf = (pattern: RegExp) => files.find(({ name }) => pattern.test(name))?.startTime ?? 0;
      return [paint?.startTime ?? 0, startOf(/\/monitor\.[\da-f]{8}\.js$/), startOf(/\/replay\.[\da-f]{8}\.js$/)];
    };
    // A file is in the list once it has arrived.
    await expect.poll(async () => (await page.evaluate(read))[2]).toBeGreaterThan(0);
    const order = await page.evaluate(read);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  await test.step('a rejected sign-in', async () => {
    await plant(page, product.url, canaries);
    await page.getByLabel('E-mail').fill(canaries.mail);
    await page.getByLabel('Password', { exact: true }).fill(canaries.password);
    await page.keyboard.press('Enter');
    const reported = () => eventsOf('event').find(({ tags }) => tags?.action === 'signIn');
    await expect.poll(() => reported()?.tags).toMatchObject({ action: 'signIn', source: 'shell', page: 'signin' });
    expect(reported()).toMatchObject({
      environment: 'staging',
      release: expect.stringMatching(/^shell@[\da-f]{8}$/),
    });
  });

  await test.step('a thrown error', async () => {
    await page.getByLabel('E-mail').fill(canaries.typed);
    await throwIn(page, careless(canaries));
    const thrown = () =>
      eventsOf('event').find((event) => messagesOf(event).some((text) => text.includes('after [typed]')));
    await expect
      .poll(() => thrown() && messagesOf(thrown()))
      .toEqual([
        [
          'cannot draw [text]',
          'from https://files.flint.test/a.png',
          'with [token]',
          'in {"accessToken":[hidden],"password":[hidden]}',
          'for [email] by [number]',
          'after [typed]',
        ].join('\n'),
      ]);
    expect(thrown().exception.values[0]).toMatchObject({ type: 'RangeError', mechanism: { handled: false } });
    expect(thrown().breadcrumbs.length).toBeLessThanOrEqual(50);
  });

  await test.step('noise is dropped', async () => {
    await throwIn(page, 'Failed to fetch');
    await throwIn(page, 'Failed to fetch credits');
    await expect.poll(() => eventsOf('event').flatMap(messagesOf)).toContain('Failed to fetch credits');
    expect(eventsOf('event').flatMap(messagesOf)).not.toContain('Failed to fetch');
  });

  const recordingsOf = () => eventsOf('replay_recording').flat() as Recorded[];
  await test.step('a replay of it, masked, by the rates of the specification', async () => {
    const masked = () => recordingsOf().find(({ data }) => data.payload?.maskAllText === true);
    await expect
      .poll(() => masked()?.data, { timeout: 40_000 })
      .toMatchObject({
        tag: 'options',
        payload: {
          ...{ maskAllText: true, maskAllInputs: true, blockAllMedia: true, networkDetailHasUrls: false },
          ...{ sessionSampleRate: 0.02, errorSampleRate: 1, useCompressionOption: false },
        },
      });
    const snapshot = JSON.stringify(eventsOf('replay_recording').at(-1));
    // A full snapshot of the page, without its words.
    expect(snapshot).toContain('"type":2');
    expect(snapshot).toContain('****');
    expect(snapshot).not.toMatch(/Sign in|Forgot/);
    expect(eventsOf('replay_event').at(-1)).toMatchObject({ replay_type: 'buffer', environment: 'staging' });
  });

  await test.step('of 1,000 changes in a burst at most 300 are recorded', async () => {
    const before = recordingsOf().length;
    await page.evaluate(async () => {
      const { port1, port2 } = new MessageChannel();
      const turn = () =>
        new Promise((resolve) => {
          port1.onmessage = resolve;
          port2.postMessage(null);
        });
      for (let at = 0; at < 1_000; at++) {
        document.body.dataset.burst = String(at);
        await turn();
      }
    });
    const added = () => recordingsOf().slice(before);
    await expect
      .poll(() => added().some(({ data }) => data.payload?.category === 'replay.throttled'), { timeout: 40_000 })
      .toBe(true);
    const changes = added().filter(({ data }) => JSON.stringify(data).includes('data-burst'));
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.length).toBeLessThanOrEqual(300);
  });

  await page.goto('/');
  await page.mouse.move(9, 9);
  const found = Object.entries(canaries).filter(([, secret]) => arrived().includes(secret));
  expect(found).toEqual([]);
  expect(asked.filter((address) => new URL(address).origin !== product.url)).toEqual([]);
  expect(asked.filter((address) => address.endsWith('/monitoring')).length).toBeGreaterThan(0);
  expect(violations).toEqual([]);
});

test('a remote that throws in production arrives with its version, and its stack resolves to our source', {
  tag: ['@trouble', '@long'],
}, async ({ elsewhere }) => {
  test.slow();
  const source = 'src/features/pricing/pricing-page.tsx';
  const text = readFileSync(join('mfe-billing', source), 'utf8');
  const thrown = "if (typeof document !== 'undefined') throw new RangeError('the walrus broke');";
  const opening = 'export default function PricingPage() {\n';
  const broken = text.replace(opening, `${opening}  ${thrown}\n`);
  const files = await builtVariant('mfe-billing', { [source]: broken }, {}, { SOURCE_MAPS: '1' });

  await test.step('its source maps are sent, and not served', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'flint-maps-'));
    for (const [name, content] of files) writeFileSync(join(folder, name), content);
    const about = { base: '/remotes/mfe-billing/1.0.0/', release: 'mfe-billing@1.0.0', org: 'flint', project: 'web' };
    const { bytes } = bundleMaps(folder, about);
    await sendBundle({ url: ingest.url, token: ingest.token, org: 'flint', project: 'web' }, about.release, bytes);
    rmSync(folder, { recursive: true });
    expect(
      [...files].filter(([name, content]) => name.endsWith('.js') && content.includes('sourceMappingURL')),
    ).toEqual([]);
  });

  const live = await startProduct({
    ...STAGING,
    FLINT_ENV: 'production',
    RATE_LIMIT_FACTOR: '10',
    SENTRY_DSN: ingest.dsn,
  });
  const page = await (await elsewhere({ baseURL: live.url })).newPage();
  await serveInstead(page, 'mfe-billing', files);
  await page.goto('/pricing');
  await page.mouse.move(9, 9);
  const reported = () => eventsOf('event').find((event) => messagesOf(event).includes('the walrus broke'));
  await expect
    .poll(() => reported()?.tags, { timeout: 20_000 })
    .toMatchObject({ source: 'mfe-billing', version: '1.0.0' });
  expect(reported()).toMatchObject({ environment: 'production', release: 'mfe-billing@1.0.0' });
  const frame = reported().exception.values[0].stacktrace.frames.at(-1);
  expect(originalOf(frame, reported().debug_meta.images, ingest.bundles().at(-1))).toMatchObject({
    source: expect.stringMatching(/mfe_billing_[\da-f]{8}\/src\/features\/pricing\/pricing-page\.tsx$/),
    line: broken.split('\n').indexOf(`  ${thrown}`) + 1,
  });
  await live.stop();
});
