import { createSentryIngest } from '@flint/simulators/sentry';
import { createDelivery, type DeliveryOptions } from './delivery';

const REPORT = ['{}\n', '{"type":"event"}\n{"message":"row"}'];
const LENGTH = REPORT.join('').length;

let ingest: Awaited<ReturnType<typeof createSentryIngest>>;
beforeEach(async () => {
  ingest = await createSentryIngest();
});
afterEach(() => ingest.close());

async function* report(parts = REPORT): AsyncGenerator<Buffer> {
  for (const part of parts) yield Buffer.from(part);
}

function delivery(options: Partial<DeliveryOptions> = {}) {
  const warnings: unknown[] = [];
  const log = { warn: (...about: unknown[]) => warnings.push(about) };
  const address = `${ingest.url}/api/42/envelope/?sentry_key=publickey`;
  const stopping = new AbortController().signal;
  return { deliver: createDelivery(address, { log, stopping, retryMs: 1, ...options }), warnings };
}

test('a report is sent three times more while its connection is closed, and arrives once', async () => {
  const { deliver, warnings } = delivery();
  ingest.closeConnections(3);
  expect((await deliver(report(), LENGTH)).status).toBe(200);
  expect([ingest.begun(), ingest.items().length]).toEqual([4, 1]);
  expect(warnings).toEqual([]);
});

test('a report that no attempt delivers is lost, with one line that says why', async () => {
  const { deliver, warnings } = delivery();
  ingest.closeConnections(4);
  await expect(deliver(report(), LENGTH)).rejects.toMatchObject({ code: 'provider_failed' });
  expect([ingest.begun(), ingest.items().length]).toEqual([4, 0]);
  expect(warnings).toEqual([
    [{ attempts: 4, reason: expect.stringMatching(/SOCKET|ECONN/) }, 'a report of a page was lost'],
  ]);
  expect((await deliver(report(), LENGTH)).status).toBe(200);
});

test('an answer is never asked for again', async () => {
  const { deliver } = delivery();
  ingest.answerWith(500);
  expect((await deliver(report(), LENGTH)).status).toBe(500);
  expect(ingest.begun()).toBe(1);
});

test.each([
  ['announces no length', undefined, {}],
  ['finds no room', LENGTH, { keptMax: LENGTH - 1 }],
])('a report that %s is passed on once', async (_which, announced, options) => {
  const { deliver, warnings } = delivery(options);
  ingest.closeConnections(1);
  await expect(deliver(report(), announced)).rejects.toMatchObject({ code: 'provider_failed' });
  expect(ingest.begun()).toBe(1);
  expect(warnings).toMatchObject([[{ attempts: 1 }, 'a report of a page was lost']]);
  expect((await deliver(report(), announced)).status).toBe(200);
});

test('the room of a report is free again once it is delivered, lost or broken off', async () => {
  const { deliver } = delivery({ keptMax: LENGTH });
  const broken = async function* () {
    yield Buffer.from('{}\n');
    throw new TypeError('closed');
  };
  ingest.closeConnections(4);
  await expect(deliver(report(), LENGTH)).rejects.toThrow();
  await expect(deliver(broken(), LENGTH)).rejects.toThrow();
  await deliver(report(), LENGTH);
  ingest.closeConnections(1);
  expect((await deliver(report(), LENGTH)).status).toBe(200);
});

test('a server that stops does not wait for further attempts', async () => {
  const stop = new AbortController();
  const { deliver, warnings } = delivery({ retryMs: 600_000, stopping: stop.signal });
  ingest.closeConnections(1);
  const lost = expect(deliver(report(), LENGTH)).rejects.toMatchObject({ code: 'provider_failed' });
  while (ingest.begun() === 0) await new Promise(setImmediate);
  stop.abort();
  await lost;
  expect(warnings).toMatchObject([[{ attempts: 1 }, 'a report of a page was lost']]);
});
