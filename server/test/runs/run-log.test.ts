import { connect } from '../../src/platform/db/database';
import { runEvents } from '../../src/platform/telemetry/run-event-repository';
import { type Fal, startFal } from '../support/fal';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { until } from '../support/until';

const CANARY = 'zanzibar-canary-4711';

let fal: Fal;
let server: TestServer;
let user: TestClient;

beforeAll(async () => {
  fal = await startFal();
  server = await startServer({ ...fal.env, RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'trace', SWEEP_MS: '250' });
  user = await server.signUpVerified();
  await user.grant(100);
});
afterAll(async () => {
  await server.stop();
  await fal.stop();
});

type Line = { event?: string; runId?: string; userId?: string; requestId?: string } & Record<string, unknown>;

/** JSON lines of the log. */
const lines = (): Line[] =>
  server.logs.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Line] : []));
const linesOf = (runId: string) => lines().filter((line) => line.runId === runId && line.event !== undefined);

async function order(path: string, body: object) {
  const id = crypto.randomUUID();
  const headers = { prefer: 'respond-async', 'idempotency-key': id };
  const { status } = await user.fetchJson('POST', path, body, headers);
  expect(status).toBe(202);
  return id;
}

/** Stored events of a run, once its last step is recorded. */
async function storedLife(runId: string) {
  const { db, close } = connect(server.env.DATABASE_URL ?? '', 1);
  try {
    return await until(async () => {
      const events = await runEvents(db, runId);
      return events.some(({ event, detail }) => event === 'step' && detail.step === 'finish') && events;
    }, `The life of run ${runId}`);
  } finally {
    await close();
  }
}

test('a run logs one line per event, with its user id and request id', async () => {
  await fal.script();
  const id = await order('/api/fal-ai/generate/image', { prompt: 'a lake' });
  await user.untilEnded(id);
  const stored = await storedLife(id);

  const names = stored.map(({ event, detail }) => (event === 'step' ? `step ${detail.step}` : event));
  expect(names).toEqual([
    ...['accepted', 'held', 'started', 'step begin', 'step prepare'],
    ...['provider_accepted', 'step submit-0', 'provider_delivered', 'kept', 'step collect-0'],
    ...['settled', 'ended', 'step finish'],
  ]);
  const logged = linesOf(id).filter(({ event }) => event?.startsWith('run.'));
  expect(logged.map(({ event }) => event)).toEqual(stored.map(({ event }) => `run.${event}`));

  const request = lines().find((line) => (line.req as { url?: string })?.url === '/api/fal-ai/generate/image');
  expect(request?.reqId).toEqual(expect.any(String));
  for (const line of linesOf(id)) expect(line).toMatchObject({ userId: user.id, requestId: request?.reqId });

  const { paid } = await fal.log();
  expect(paid).toBe(1);
  const find = (name: string) => stored.find(({ event }) => event === name)?.detail;
  expect(find('accepted')).toMatchObject({ kind: 'image', servedBy: 'fal', price: 4, partOf: null });
  expect(find('provider_accepted')).toMatchObject({ provider: 'fal', providerRequestId: expect.stringMatching(/\S/) });
  expect(find('settled')).toEqual({ charged: 4, returned: 0 });
  expect(find('ended')).toMatchObject({ status: 'completed', reason: null, delivered: 1, ms: expect.any(Number) });
});

test('ledger movements are logged once each, with their run', async () => {
  await fal.script();
  const id = await order('/api/fal-ai/generate/image', { prompt: 'a lake' });
  await user.untilEnded(id);
  await storedLife(id);
  const moved = linesOf(id).filter(({ event }) => event?.startsWith('money.'));
  expect(moved).toMatchObject([
    { event: 'money.reserve', userId: user.id, spendable: -4, held: 4, earned: 0 },
    { event: 'money.settle', userId: user.id, spendable: 0, held: -4, earned: 4 },
  ]);
});

test('a refused order logs no ledger movement, because its transaction was rolled back', async () => {
  const poor = await server.signUp();
  const before = server.logs.length;
  const { status } = await poor.fetchJson('POST', '/api/fal-ai/generate/image', { prompt: 'a lake' });
  expect(status).toBe(403);
  const other = await server.signUpVerified();
  await other.fetchJson('POST', '/api/fal-ai/generate/image', { prompt: 'a lake', num_images: 4 });
  const broke = await other.fetchJson('POST', '/api/fal-ai/generate/image', { prompt: 'a lake', num_images: 4 });
  expect(broke.body).toMatchObject({ error: 'insufficient_credits' });
  const of = server.logs
    .slice(before)
    .split('\n')
    .filter((line) => line.includes(other.id));
  expect(of.filter((line) => line.includes('"event":"money.reserve"'))).toHaveLength(1);
});

test('a refused request is logged by the kind of fault, and the end by its code', async () => {
  await fal.script({ submit: { error: 422 } });
  const id = await order('/api/fal-ai/generate/image', { prompt: `a lake ${CANARY}` });
  await user.untilEnded(id);
  const stored = await storedLife(id);
  expect(stored.find(({ event }) => event === 'provider_failed')?.detail).toMatchObject({ code: 'refused' });
  expect(stored.find(({ event }) => event === 'refunded')?.detail).toEqual({ charged: 0, returned: 4 });
  expect(stored.find(({ event }) => event === 'ended')?.detail).toMatchObject({
    status: 'failed',
    reason: 'provider_failed',
  });
});

test('a run resumed by another process keeps its request id, and logs the resumption', async () => {
  await fal.script({ run: { hang: true } });
  const id = await order('/api/fal-ai/generate/image', { prompt: `a lake ${CANARY}` });
  await until(async () => linesOf(id).some(({ event }) => event === 'run.provider_accepted'), 'The request');
  const requestId = linesOf(id)[0]?.requestId;
  await until(async () => linesOf(id).some(({ step }) => step === 'submit-0'), 'The step');
  await storedStep(id, 'submit-0');
  await server.kill('SIGKILL');
  await server.restart();
  await fal.release();
  await user.untilEnded(id);
  const stored = await storedLife(id);
  const names = stored.map(({ event }) => event);
  expect(names.filter((name) => name === 'accepted' || name === 'started' || name === 'ended')).toHaveLength(3);
  expect(stored.find(({ event }) => event === 'resumed')?.detail).toEqual({ after: 'submit-0' });
  expect(new Set(linesOf(id).map((line) => line.requestId))).toEqual(new Set([requestId]));
});

async function storedStep(runId: string, step: string): Promise<void> {
  const { db, close } = connect(server.env.DATABASE_URL ?? '', 1);
  await until(async () => (await runEvents(db, runId)).some(({ detail }) => detail.step === step), `Step ${step}`);
  await close();
}

test('no user text and no key is in the log or in the stored events', async () => {
  await fal.script();
  const chat = await order('/api/fal-ai/generate/image', { prompt: `${CANARY} again` });
  await user.untilEnded(chat);
  await storedLife(chat);
  // The vendor's error body repeats the prompt.
  await fal.script({ run: { error: 422 } });
  const failed = await order('/api/fal-ai/generate/image', { prompt: `${CANARY} again` });
  await user.untilEnded(failed);
  await storedLife(failed);
  await user.fetchJson('GET', `/api/library?q=${CANARY}&query=${CANARY}&search=${CANARY}`);
  await user.fetchJson('GET', `/api/library/archives/${CANARY}`);
  const { db, close } = connect(server.env.DATABASE_URL ?? '', 1);
  const events = await db.selectFrom('run_event').selectAll().execute();
  await close();
  expect(events.length).toBeGreaterThan(20);
  const output = server.logs + JSON.stringify(events);
  for (const secret of [CANARY, fal.env.FAL_KEY, 'correct horse 9']) expect(output).not.toContain(secret);
});
