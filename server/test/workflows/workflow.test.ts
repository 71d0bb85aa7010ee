import { randomUUID } from 'node:crypto';
import type { Run, RunOf } from '@flint/shared/contracts/runs';
import type { WorkflowAnswer } from '@flint/shared/contracts/workflows';
import { startRun } from '../../src/features/runs/start-run';
import { connect } from '../../src/platform/db/database';
import { EventStream } from '../support/event-stream';
import { listPage } from '../support/library';
import { createOracle } from '../support/oracle';
import { startServer, type TestClient, type TestServer } from '../support/server';

type WorkflowRun = RunOf<'workflow'>;

const PATH = '/api/fal-ai/workflow/execute';
const GRANT = 1000;
const STARTER = 25;
const SENTENCE = 'The tide comes in slowly, and the lamps along the harbour are lit one by one. ';

const idea = {
  ...{ id: 'idea', type: 'chat' },
  input: { messages: [{ role: 'user', content: 'A short post about {{input.topic}}' }], max_tokens: 100 },
};
const voice = (text: string) => ({ id: 'voice', type: 'speech', input: { text } });

let server: TestServer;
let user: TestClient;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '500' });
  user = await server.signUpVerified();
  await user.grant(GRANT);
});
afterAll(async () => {
  const oracle = createOracle(server.env.DATABASE_URL ?? '');
  expect(await oracle.afterAll([{ client: user, given: STARTER + GRANT }])).toEqual([]);
  await oracle.close();
  await server.stop();
});

const execute = (steps: readonly object[]) =>
  user.fetchJson('POST', PATH, { steps, input: { topic: 'coffee at sea' } });

async function start(steps: readonly object[]): Promise<WorkflowRun> {
  const headers = { prefer: 'respond-async', 'idempotency-key': randomUUID() };
  const { body } = await user.fetchJson('POST', PATH, { steps, input: { topic: 'coffee at sea' } }, headers);
  return (body as { run: WorkflowRun }).run;
}

/** Follows the workflow until a step matches. */
async function untilStep(runId: string, at: number, is: (step: Run) => boolean): Promise<Run> {
  const stream = await EventStream.open<WorkflowRun>(user, `/api/runs/${runId}/events`);
  const found = await stream.until((run) => {
    const step = run.output?.steps[at]?.run;
    return step && is(step) ? step : undefined;
  });
  stream.close();
  return found;
}

const again = async (runId: string) => {
  const { body } = await user.fetchJson('POST', `/api/runs/${runId}/retry`, undefined, {
    'idempotency-key': randomUUID(),
  });
  return (body as { run: WorkflowRun }).run;
};
const ended = (runId: string) => user.untilEnded(runId) as Promise<WorkflowRun>;
const statusesOf = ({ output }: WorkflowRun) => output?.steps.map(({ status }) => status);

test('two steps give two results, the second from the output of the first, each at its price', async () => {
  const before = await user.balance();
  const { status, body } = await execute([idea, voice('{{previous.text}}')]);
  const answer = body as WorkflowAnswer;
  expect([status, answer]).toEqual([200, expect.objectContaining({ success: true, charged: 2, balance: before - 2 })]);
  const [said, spoken] = answer.results;
  expect([said, spoken]).toEqual([
    expect.objectContaining({ id: 'idea', type: 'chat', status: 'done', charged: 1 }),
    expect.objectContaining({ id: 'voice', type: 'speech', status: 'done', charged: 1, text: null }),
  ]);
  expect(said?.text).toMatch(/coffee/i);
  const { body: made } = await user.fetchJson('GET', `/api/runs/${spoken?.runId}`);
  expect((made as { run: RunOf<'speech'> }).run.recipe.text).toBe(said?.text?.trim());

  const { items } = await listPage(user, { kind: 'audio' });
  expect(items).toEqual([expect.objectContaining({ madeAs: 'speech', cost: 1, runId: spoken?.runId })]);
  const { body: listed } = await user.fetchJson('GET', '/api/runs');
  const { runs } = listed as { runs: Run[] };
  // Only the workflow is listed, with its steps' files.
  expect(runs).toEqual([expect.objectContaining({ kind: 'workflow', title: 'chat → speech', media: spoken?.media })]);
  expect((await user.fetchJson('GET', '/api/runs?kind=workflow')).body).toMatchObject({ runs: [{ id: answer.runId }] });
  expect((await user.fetchJson('GET', '/api/runs?kind=steps')).body).toMatchObject({ runs: [] });
  expect((await user.fetchJson('GET', '/api/templates/jobs')).body).toMatchObject({ jobs: [] });
});

test('an invalid workflow is refused with the field named, without a hold', async () => {
  const before = await user.credits();
  expect(await execute([])).toMatchObject({ status: 400, body: { error: 'invalid_input', field: 'steps' } });
  expect(await execute([idea, voice('{{sketch.text}}')])).toMatchObject({
    status: 400,
    body: { field: 'steps.1.input.text', message: 'There is no step called “sketch”.' },
  });
  expect(
    await user.fetchJson('POST', PATH, { steps: [voice('{{input.topic}}')], input: { topic: ' ' } }),
  ).toMatchObject({
    status: 400,
    body: { field: 'steps.0.input.text', message: "The workflow's input “topic” is empty." },
  });
  expect(await user.credits()).toEqual(before);
});

test('independent steps run in parallel; a step whose condition is false is skipped and refunded', async () => {
  const run = await start([
    idea,
    { id: 'picture', type: 'image', input: { prompt: '{{idea.text}}' } },
    voice('{{idea.text}}'),
    { id: 'look', type: 'prompt', input: { images: ['{{picture.image}}'] } },
    { ...voice('{{look.text}}'), id: 'aside', when: { step: 'idea', contains: 'volcano' } },
  ]);
  expect(run.recipe.prices).toEqual([1, 1, 1, 1, 2]);
  const stream = await EventStream.open<WorkflowRun>(user, `/api/runs/${run.id}/events`);
  const both = await stream.until((now) => {
    const [, picture, spoken] = statusesOf(now) ?? [];
    return picture === 'running' && spoken !== 'waiting';
  });
  expect(both).toBe(true);
  stream.close();
  const done = await ended(run.id);
  expect(statusesOf(done)).toEqual(['done', 'done', 'done', 'done', 'skipped']);
  expect(done).toMatchObject({ status: 'completed', price: 6, charged: 4, returned: 2 });
  expect([done.images.length, done.media.length]).toEqual([1, 1]);
});

test('a failed step keeps finished results and refunds the rest; resuming charges only the rest, once', async () => {
  const before = await user.balance();
  const { status, body } = await execute([idea, voice('東京の夜'), { ...voice('{{idea.text}}'), id: 'later' }]);
  const { runId, ...answer } = body as WorkflowAnswer;
  // The third step does not depend on the failed one: it may be done, or never started.
  expect([status, answer]).toEqual([
    200,
    expect.objectContaining({ success: false, message: expect.stringMatching(/read English.* of 3 steps are done\./) }),
  ]);
  expect(answer.results.slice(0, 2)).toMatchObject([
    { status: 'done', charged: 1 },
    { status: 'failed', charged: 0, message: expect.stringMatching(/read English\..*they can say\.$/) },
  ]);
  expect(await user.balance()).toBe(before - answer.charged);

  const [rest, same] = [await again(runId), await again(runId)];
  expect(same.id).toBe(rest.id);
  expect(rest.price).toBe(3 - answer.charged);
  const failed = await ended(rest.id);
  expect(failed.output?.steps[0]).toMatchObject({ status: 'done', charged: 0, run: { id: answer.results[0]?.runId } });
  expect(failed).toMatchObject({ status: 'failed' });
});

test('resuming runs a cancelled step, with the earlier results', async () => {
  const run = await start([idea, voice(SENTENCE.repeat(8))]);
  const { id: stepId } = await untilStep(run.id, 1, ({ progress }) => (progress ?? 0) > 0);
  await user.fetchJson('POST', `/api/runs/${stepId}/cancel`);
  const stopped = await ended(run.id);
  expect(stopped).toMatchObject({ status: 'failed', charged: 1, returned: 1 });
  const rest = await ended((await again(run.id)).id);
  expect(rest).toMatchObject({ status: 'completed', price: 1, charged: 1 });
  expect(rest.output?.steps[0]?.run?.id).toBe(stopped.output?.steps[0]?.run?.id);
  expect(rest.media).toHaveLength(1);
});

test('cancelling stops the running step and keeps the finished ones', async () => {
  const run = await start([
    idea,
    voice(SENTENCE.repeat(60)),
    { ...voice('{{idea.text}}'), id: 'never', when: undefined },
  ]);
  await untilStep(run.id, 1, ({ progress }) => (progress ?? 0) > 0);
  await user.fetchJson('POST', `/api/runs/${run.id}/cancel`);
  const stopped = await ended(run.id);
  expect(stopped.status).toBe('cancelled');
  expect(statusesOf(stopped)?.slice(0, 2)).toEqual(['done', 'failed']);
  expect(stopped.output?.steps[1]).toMatchObject({ charged: 0, run: { status: 'cancelled' } });
});

test('a workflow of an earlier release ends with the maker it began with, and is continued as a run of steps', async () => {
  const steps = [
    { ...idea, type: 'chat' as const },
    { ...voice('東京の夜'), type: 'speech' as const },
  ];
  const id = randomUUID();
  const { db, close } = connect(server.env.DATABASE_URL ?? '', 1);
  // As the earlier release wrote it, which died before it was queued: the sweep of stale runs takes it up.
  await startRun(db, {
    ...{ id, userId: user.id, kind: 'workflow', title: 'Of old', asked: 2, fingerprint: id, servedBy: 'embedded' },
    recipe: { name: 'Of old', steps, input: { topic: 'coffee at sea' }, prices: [1, 1] },
    ...{ price: 2, description: 'Workflow: Of old' },
  });
  await close();
  const old = await ended(id);
  expect(old).toMatchObject({ kind: 'workflow', status: 'failed', price: 2, charged: 1, returned: 1 });
  expect(statusesOf(old)).toEqual(['done', 'failed']);
  const { items } = await listPage(user, { run: id });
  expect(items).toMatchObject([{ kind: 'workflow', madeAs: 'workflow', title: 'Of old', madeIn: { id } }]);

  const [rest, same] = [await again(id), await again(id)];
  expect([same.id, rest.kind, rest.price]).toEqual([rest.id, 'workflow', 1]);
  const continued = await ended(rest.id);
  const [said] = old.output?.steps ?? [];
  expect(continued.output?.steps).toMatchObject([
    { status: 'done', charged: 0, run: { id: said?.run?.id } },
    { status: 'failed', charged: 0, message: expect.stringMatching(/read English/) },
  ]);
  expect(continued).toMatchObject({ kind: 'workflow', status: 'failed', charged: 0 });
});
