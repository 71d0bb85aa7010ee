import type { Page } from 'playwright/test';
import { NETWORK_BODY_MAX, SEND_RETRIES } from '../../shared/contracts/monitoring/limits';
import { endStreams } from '../support/end-streams';
import { type MonitoredProduct, startMonitored } from '../support/monitored-product';
import { arrive, expect, test } from '../support/test';

const LONG = { tag: ['@trouble', '@long'] };
const REPLAY = /\/replay\.[\da-f]{8}\.js$/;
const RECORDINGS = '**/monitoring?of=recording';
/** How the program that is built says that no bodies are recorded. */
const NO_BODIES = 'networkCaptureBodies:!1,networkDetailAllowUrls:[]';

let monitored: MonitoredProduct;
test.beforeAll(async () => {
  monitored = await startMonitored();
});
test.afterAll(() => monitored?.stop());

/** The payloads of a type that the service has received. */
const received = (type: string) =>
  monitored.ingest
    .items()
    .filter((item) => item.type === type)
    .map(({ payload }) => payload);
const hasArrived = (message: string) => JSON.stringify(received('event')).includes(message);

/** Whether the page is recorded: replay keeps its session with the tab until it ends. */
const isRecorded = (page: Page) => page.evaluate(() => sessionStorage.getItem('sentryReplaySession') !== null);

async function openRecorded(page: Page) {
  await page.goto('/signin');
  await expect.poll(() => isRecorded(page)).toBe(true);
}

/** Throws in the page, outside of what calls it. A message counts once: the SDK drops an error that repeats the last. */
const throwIn = (page: Page, message: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new RangeError(text);
    });
  }, message);

test(
  'network bodies are truncated at 150,000 characters, where an address may be recorded at all',
  LONG,
  async ({ elsewhere }) => {
    const page = await (await elsewhere({ baseURL: monitored.product.url })).newPage();
    await page.route(REPLAY, async (route) => {
      const answer = await route.fetch();
      const program = await answer.text();
      expect(program.split(NO_BODIES)).toHaveLength(2);
      const body = program.replace(NO_BODIES, 'networkCaptureBodies:!0,networkDetailAllowUrls:["/long-words"]');
      await route.fulfill({ response: answer, body });
    });
    const longest = 'a '.repeat(NETWORK_BODY_MAX / 2);
    await page.route(/\/(long|other)-words$/, (route) =>
      route.fulfill({ contentType: 'text/plain', body: `${longest}b` }),
    );
    await openRecorded(page);
    const lengths = await page.evaluate(async (words) => {
      const ask = async (path: string, body: string) =>
        (await (await fetch(path, { method: 'POST', body })).text()).length;
      return [await ask('/long-words', `${words}b`), await ask('/long-words', words), await ask('/other-words', words)];
    }, longest);
    expect(lengths).toEqual([150_001, 150_001, 150_001]);
    await throwIn(page, 'the ledger is wet');

    const requests = () =>
      received('replay_recording')
        .flat()
        .map(({ data }) => data.payload)
        .filter((payload) => payload?.op === 'resource.fetch' && /-words$/.test(payload.description));
    await expect.poll(() => requests().length).toBe(3);
    const sizeOf = (part?: { body?: string }) => part?.body?.length;
    expect(
      requests().map(({ description, data }) => [description, sizeOf(data.request), sizeOf(data.response)]),
    ).toEqual([
      [expect.stringMatching(/\/long-words$/), 150_000, 150_000],
      [expect.stringMatching(/\/long-words$/), 150_000, 150_000],
      [expect.stringMatching(/\/other-words$/), undefined, undefined],
    ]);
  },
);

test(
  'a recording whose connection breaks is sent 3 times more, then the recording ends',
  LONG,
  async ({ elsewhere }) => {
    const page = await (await elsewhere({ baseURL: monitored.product.url })).newPage();
    let attempts = 0;
    await page.route(RECORDINGS, (route) => {
      attempts++;
      return route.abort('connectionclosed');
    });
    await openRecorded(page);
    await throwIn(page, 'the lamp is out');
    await expect.poll(() => hasArrived('the lamp is out')).toBe(true);
    // After 5, 10 and 30 seconds.
    await expect.poll(() => attempts, { timeout: 90_000 }).toBe(1 + SEND_RETRIES);
    await expect.poll(() => isRecorded(page)).toBe(false);

    await throwIn(page, 'the lamp is out again');
    await expect.poll(() => hasArrived('the lamp is out again')).toBe(true);
    expect(attempts).toBe(1 + SEND_RETRIES);
  },
);

test('an error arrives once where the service closes connections', LONG, async ({ elsewhere }) => {
  const page = await (await elsewhere({ baseURL: monitored.product.url })).newPage();
  await openRecorded(page);
  const begun = monitored.ingest.begun();
  monitored.ingest.closeConnections(3);
  await throwIn(page, 'the bell is cracked');
  // After 1, 2 and 4 seconds.
  await expect.poll(() => hasArrived('the bell is cracked'), { timeout: 30_000 }).toBe(true);
  expect(monitored.ingest.begun() - begun).toBeGreaterThanOrEqual(4);
  expect(received('event').filter((event) => JSON.stringify(event).includes('the bell is cracked'))).toHaveLength(1);
});

/** The scripts that a first visit loads: bytes as they came over the wire, and whether they were asked for after the paint. */
async function scriptsOf(page: Page, address: string) {
  await endStreams(page);
  await page.goto(address);
  await arrive(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const paintedAt = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return files
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map((file) => ({
        name: new URL(file.name).pathname,
        bytes: file.encodedBodySize,
        isLate: file.startTime > paintedAt,
      }))
      .sort((a, b) => a.name.localeCompare(b.name));
  });
}

test(
  'pages load the same bytes before their first paint with a DSN and without',
  LONG,
  async ({ elsewhere, product }) => {
    const visit = async (origin: string, path: string) => scriptsOf(await (await elsewhere()).newPage(), origin + path);
    for (const path of ['/', '/tools/youtube/title-generator', '/signin']) {
      const [reported = [], plain = []] = await Promise.all(
        [monitored.product, product].map(({ url }) => visit(url, path)),
      );
      const usual = new Map(plain.map(({ name, bytes }) => [name, bytes]));
      const shared = reported.filter(({ name }) => usual.has(name));
      expect(new Map(shared.map(({ name, bytes }) => [name, bytes])), path).toEqual(usual);
      const added = reported.filter(({ name }) => !usual.has(name));
      expect(added.map(({ name }) => name).join(), path).toMatch(/\/monitor\.[\da-f]{8}\.js/);
      expect(
        added.filter(({ isLate }) => !isLate),
        path,
      ).toEqual([]);
    }
  },
);
