import { startServer, type TestServer } from '../support/server';

const PRICE = 1;
let web: TestServer;
let worker: TestServer;

/** A process that shares the database and the files of `web`. */
const beside = (env: Record<string, string>) => {
  const { DATABASE_URL = '', DATA_DIR = '' } = web.env;
  return startServer({ RATE_LIMIT_FACTOR: '1000', DATABASE_URL, DATA_DIR, PUBLIC_URL: web.url, ...env });
};

beforeAll(async () => {
  web = await startServer({ RATE_LIMIT_FACTOR: '1000', FLINT_ROLE: 'web' });
});
afterAll(async () => {
  await worker.stop();
  await web.stop();
});

test('an order waits at a web process until there is a worker, which answers no request but those for its health', async () => {
  const user = await web.signUpVerified();
  const before = await user.balance();
  const id = crypto.randomUUID();
  const headers = { prefer: 'respond-async', 'idempotency-key': id };
  await user.fetchJson('POST', '/api/fal-ai/generate/image', { prompt: 'a lake' }, headers);
  const statusOf = async () => {
    const { body } = await user.fetchJson('GET', `/api/runs/${id}`);
    return (body as { run: { status: string } }).run.status;
  };
  await web.until(async () => /embedded-image +1 +0/.test(await web.admin('queue:list')), 'The order in its queue');
  expect(await statusOf()).toBe('queued');

  worker = await beside({ FLINT_ROLE: 'worker' });
  await web.until(async () => (await statusOf()) === 'completed', 'The picture');
  expect(await user.balance()).toBe(before - PRICE);
  const answers = await Promise.all(
    ['/readyz', '/metrics', '/', '/api/runs', '/api/users/me'].map(
      async (path) => (await fetch(worker.url + path)).status,
    ),
  );
  expect(answers).toEqual([200, 200, 404, 404, 404]);
});

test('a rolling restart of two web processes and two workers loses no order', async () => {
  const second = { web: await beside({ FLINT_ROLE: 'web' }), worker: await beside({ FLINT_ROLE: 'worker' }) };
  const user = await web.signUpVerified();
  const before = await user.balance();
  const ids = Array.from({ length: 12 }, () => crypto.randomUUID());
  /** As a browser does: asks again, at either process, with the same key, until it is answered. */
  const order = (id: string) =>
    web.until(async () => {
      for (const { url } of [web, second.web]) {
        const headers = { prefer: 'respond-async', 'idempotency-key': id };
        const answer = await user
          .fetchJson('POST', `${url}/api/fal-ai/generate/image`, { prompt: `hill ${id}` }, headers)
          .catch(() => undefined);
        if (answer && answer.status < 300) return true;
      }
      return false;
    }, 'An order');

  const orders = (async () => {
    for (const id of ids) await order(id);
  })();
  for (const process of [worker, web, second.worker, second.web]) await process.restart();
  await orders;
  await web.until(async () => {
    const { body } = await user.fetchJson('GET', '/api/runs?limit=50');
    const { runs } = body as { runs: { id: string; status: string }[] };
    return ids.every((id) => runs.some((run) => run.id === id && run.status === 'completed'));
  }, 'Every picture');
  expect(await user.balance()).toBe(before - ids.length * PRICE);
  await web.expectCleanLedger();
  await second.web.stop();
  await second.worker.stop();
});
