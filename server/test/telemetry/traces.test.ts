import { type CollectedSpan, createOtlpCollector } from '@flint/simulators/otlp';
import { type Fal, startFal } from '../support/fal';
import { stopAtTheEnd } from '../support/leftovers';
import { query } from '../support/query';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { until } from '../support/until';

const CANARY = 'zanzibar-canary-4711';

let collector: Awaited<ReturnType<typeof createOtlpCollector>>;
let fal: Fal;
let server: TestServer;
let user: TestClient;

beforeAll(async () => {
  collector = await createOtlpCollector();
  stopAtTheEnd(() => collector.close());
  fal = await startFal();
  server = await startServer({
    ...{ ...fal.env, ...collector.env, OTEL_BSP_SCHEDULE_DELAY: '100' },
    ...{ RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '250' },
  });
  user = await server.signUpVerified();
});
afterAll(async () => {
  await server.stop();
  await fal.stop();
  await collector.close();
});

async function order() {
  const id = crypto.randomUUID();
  const headers = { prefer: 'respond-async', 'idempotency-key': id };
  await user.fetchJson('POST', '/api/fal-ai/generate/image', { prompt: `a lake ${CANARY}` }, headers);
  return id;
}

/** Trace of a run, once its last step was exported. */
function traceOf(runId: string) {
  return until(async () => {
    const run = collector.spans().find(({ attributes }) => attributes['flint.run_id'] === runId);
    const trace = collector.spans().filter(({ traceId }) => traceId === run?.traceId);
    return trace.some(({ name }) => name === 'step finish') && trace;
  }, `The trace of run ${runId}`);
}

function only(trace: readonly CollectedSpan[], name: string): CollectedSpan {
  const found = trace.filter((span) => span.name === name);
  expect([name, found.length]).toEqual([name, 1]);
  return found[0] as CollectedSpan;
}

const childrenOf = (trace: readonly CollectedSpan[], { spanId }: CollectedSpan) =>
  trace.filter(({ parentSpanId }) => parentSpanId === spanId).map(({ name }) => name);

test('a request, its run, its steps, the provider and their SQL are one trace', async () => {
  await fal.script();
  const id = await order();
  await user.untilEnded(id);
  const trace = await traceOf(id);

  const http = only(trace, 'POST /api/fal-ai/generate/image');
  expect(http).toMatchObject({ parentSpanId: null, attributes: { 'http.response.status_code': 202 } });
  expect(childrenOf(trace, http)).toEqual(expect.arrayContaining(['INSERT run', 'INSERT ledger_txn', 'run image']));
  const run = only(trace, 'run image');
  expect(run.attributes).toMatchObject({
    'flint.run_id': id,
    'flint.request_id': http.attributes['flint.request_id'],
  });
  expect(childrenOf(trace, run)).toEqual(
    expect.arrayContaining(['step begin', 'step prepare', 'step submit-0', 'step collect-0', 'step finish']),
  );
  const submit = only(trace, 'step submit-0');
  expect(childrenOf(trace, submit)).toEqual(expect.arrayContaining(['provider fal submit', 'INSERT provider_request']));
  expect(childrenOf(trace, only(trace, 'step finish'))).toEqual(expect.arrayContaining(['UPDATE ledger_hold']));
  expect(http.resource).toMatchObject({ 'service.name': 'flint', 'deployment.environment.name': 'development' });
});

test('a run resumed after a crash stays in the trace of its request', async () => {
  await fal.script({ run: { hang: true } });
  const earlier = new Set(collector.spans().map(({ traceId }) => traceId));
  const id = await order();
  await until(async () => {
    const later = collector.spans().filter(({ traceId }) => !earlier.has(traceId));
    const names = later.map(({ name }) => name);
    return names.includes('POST /api/fal-ai/generate/image') && names.includes('step submit-0');
  }, 'What the first process did');
  // A step whose end is not recorded yet would be done again.
  const done = `select 1 from dbos.operation_outputs where workflow_uuid = '${id}' and function_name = 'submit-0'`;
  await until(async () => (await query(server.env.DATABASE_URL, done)).length > 0, 'The record of its step');
  await server.kill('SIGKILL');
  await server.restart();
  await fal.release();
  await user.untilEnded(id);
  const trace = await traceOf(id);
  const http = only(trace, 'POST /api/fal-ai/generate/image');
  const run = only(trace, 'run image');
  expect(run.parentSpanId).toBe(http.spanId);
  expect(childrenOf(trace, run)).toEqual(expect.arrayContaining(['step collect-0', 'step finish']));
  // Exported by its first process; the span that was open during the crash has no end, and was never exported.
  only(trace, 'step submit-0');
});

test('a failed provider request is marked with its fault, and no span contains user text', async () => {
  await fal.script({ submit: { error: 422 } });
  const id = await order();
  await user.untilEnded(id);
  const trace = await traceOf(id);
  expect(only(trace, 'provider fal submit')).toMatchObject({ failed: true, attributes: { 'flint.fault': 'refused' } });
  expect(JSON.stringify(collector.spans())).not.toContain(CANARY);
  expect(JSON.stringify(collector.spans())).not.toContain(fal.env.FAL_KEY);
});
