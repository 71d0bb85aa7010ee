import type { Page } from 'playwright/test';
import { measureScripts } from '../../bench/size/measure.mjs';
import { type MonitoredProduct, startMonitored } from '../support/monitored-product';
import { expect, test } from '../support/test';

/** The browser logs refused requests and thrown errors as errors. */
const LONG = { tag: ['@trouble', '@long'] };
/** Scripts of the service, which load after the first paint. */
const SERVICE = /\/(?:monitor|replay)\.[\da-f]{8}\.js$/;
const REPLAY = /\/replay\.[\da-f]{8}\.js$/;
const BODY_MAX = 150_000;

let live: MonitoredProduct | undefined;
test.afterEach(async () => {
  await live?.stop();
  live = undefined;
});

/** Throws in the page, outside of what calls it. */
const throwIn = (page: Page, message: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new RangeError(text);
    });
  }, message);

interface NetworkSpan {
  readonly data?: { readonly request?: { readonly body?: string; readonly _meta?: { readonly warnings: string[] } } };
}

test(
  'of a body at an address that may be recorded 150,000 characters are kept, and the recording says so',
  LONG,
  async ({ elsewhere }) => {
    test.slow();
    // Only without redaction is any address allowed.
    live = await startMonitored({ SENTRY_REDACTION: 'off' });
    const { product, ingest } = live;
    const page = await (await elsewhere({ baseURL: product.url })).newPage();
    const recording = page.waitForRequest(REPLAY);
    await page.goto('/signin');
    await recording;
    await page.evaluate(
      (length) => fetch('/api/users/me', { method: 'PUT', body: 'x'.repeat(length) }).then((answer) => answer.text()),
      BODY_MAX + 1,
    );
    await throwIn(page, 'a broken page');
    const bodies = () =>
      ingest
        .items()
        .filter(({ type }) => type === 'replay_recording')
        .flatMap(({ payload }) => payload as { data: { payload?: NetworkSpan } }[])
        .flatMap(({ data }) => data.payload?.data?.request ?? [])
        .filter(({ body }) => body?.startsWith('xxx'));
    await expect.poll(() => bodies().length, { timeout: 40_000 }).toBeGreaterThan(0);
    const [kept] = bodies();
    expect(kept?.body).toHaveLength(BODY_MAX);
    expect(kept?._meta?.warnings).toEqual(['TEXT_TRUNCATED']);
  },
);

test(
  'a recording whose connection is closed is sent three times more, and then no longer',
  LONG,
  async ({ elsewhere }) => {
    // The service waits 5, 10 and 30 seconds between its attempts.
    test.setTimeout(180_000);
    live = await startMonitored();
    const { product, ingest } = live;
    const page = await (await elsewhere({ baseURL: product.url })).newPage();
    let attempts = 0;
    await page.route(/\/monitoring\?of=recording$/, (route) => {
      attempts++;
      return route.abort('connectionreset');
    });
    const recording = page.waitForRequest(REPLAY);
    await page.goto('/signin');
    await recording;
    await page.mouse.move(9, 9);
    await throwIn(page, 'a broken page');
    await expect.poll(() => attempts, { timeout: 90_000 }).toBe(4);

    await throwIn(page, 'a second break');
    const events = () => JSON.stringify(ingest.items().filter(({ type }) => type === 'event'));
    await expect.poll(events).toContain('a second break');
    expect(attempts).toBe(4);
  },
);

test(
  'a first screen loads the same bytes with and without a service, whose own come after it',
  LONG,
  async ({ baseURL, elsewhere }) => {
    live = await startMonitored();
    const scriptsAt = async (address: string) => {
      const { scripts } = await measureScripts(await elsewhere({ baseURL: address }), `${address}/`);
      const sorted = scripts.toSorted((a, b) => a.name.localeCompare(b.name));
      return {
        own: sorted.filter(({ name }) => !SERVICE.test(name)),
        service: sorted.filter(({ name }) => SERVICE.test(name)),
      };
    };
    const without = await scriptsAt(baseURL ?? '');
    const reporting = await scriptsAt(live.product.url);
    expect(without.service).toEqual([]);
    expect(reporting.service.length).toBeGreaterThan(0);
    expect(reporting.own).toEqual(without.own);
  },
);
