import { randomUUID } from 'node:crypto';
import type { Agent } from '@flint/shared/contracts/agents';
import type { ContentGraph } from '@flint/shared/contracts/content-graph';
import { isEnded } from '@flint/shared/contracts/runs';
import type { StepJob } from '@flint/shared/contracts/step-jobs';
import type { Template } from '@flint/shared/contracts/templates';
import type { RunningServer, TestClient } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { until } from '../support/until';

let server: RunningServer;
let user: TestClient;
let stranger: TestClient;

beforeAll(async () => {
  server = await sharedServer();
  [user, stranger] = await Promise.all([server.signUpVerified(), server.signUpVerified()]);
  await user.grant(2_000);
});

const call = <T>(method: string, path: string, body?: object) => user.ok<T>(method, `/api${path}`, body);
const untilEnded = (path: string) =>
  until(async () => {
    const { run, job } = await call<{ run?: StepJob; job?: StepJob }>('GET', path);
    const found = run ?? job;
    return found && isEnded(found.status) && found;
  }, `${path} has ended`);
const ended = (id: string) => untilEnded(`/agent-runs/${id}`);
const balance = async () => (await call<{ balance: number }>('GET', '/credits/balance')).balance;
const graphOf = (id: string) => call<ContentGraph>('GET', `/runs/${id}/content-graph`);
const forecast = (id: string, inputs: object) => call<ContentGraph>('POST', `/runs/${id}/content-graph`, { inputs });
const remake = async (id: string, wish: object) =>
  (await call<{ runId: string }>('POST', `/runs/${id}/remake`, wish)).runId;
const changesOf = ({ steps }: ContentGraph) =>
  Object.fromEntries(steps.flatMap(({ step, changes }) => (changes.length > 0 ? [[step, changes]] : [])));

const write = (id: string, content: string) => ({
  ...{ id, kind: 'chat', input: { messages: [{ role: 'user', content }], max_tokens: 100 } },
});
const TOPIC = { topic: { type: 'text', label: 'Topic', required: true } };
const IDEA = write('idea', 'A title about {{input.topic}}');
const STEPS = [
  IDEA,
  { id: 'cover', kind: 'image', input: { prompt: 'A cover', style: 'cartoon' } },
  { id: 'spoken', kind: 'speech', input: { text: 'Welcome back.' } },
  { id: 'line', kind: 'text', input: { text: 'On {{input.topic}}' } },
  write('post', 'A post: {{idea.text}} {{line.text}}'),
];

const makeAgent = async (steps: readonly object[]) =>
  (
    await call<{ agent: Agent }>('POST', '/agents', {
      name: 'Of parts',
      instructions: 'Be brief.',
      inputs: TOPIC,
      steps,
    })
  ).agent.id;
const makeBrand = async () =>
  (await call<{ id: string }>('POST', '/brand-profiles', { name: 'Mud & Fire', tone: 'dry', palette: ['#884422'] })).id;
const runAgent = async (id: string, more: object = {}) =>
  (await call<{ runId: string }>('POST', `/agents/${id}/run`, { inputs: { topic: 'clay' }, ...more })).runId;

test('a changed brand puts out of date what kept to it; making that again takes over the rest at no cost', async () => {
  const agent = await makeAgent(STEPS);
  const brandProfileId = await makeBrand();
  const first = await ended(await runAgent(agent, { brandProfileId }));
  const known = await graphOf(first.id);
  expect(known).toMatchObject({
    brand: { id: brandProfileId, name: 'Mud & Fire' },
    source: { of: 'agent', state: 'there' },
    remake: { steps: [], credits: 0, fault: null },
  });
  expect(changesOf(known)).toEqual({});
  expect(known.steps.find(({ step }) => step === 'post')?.madeFrom).toEqual([
    { from: 'brand', name: 'Mud & Fire', step: null },
    { from: 'instructions', name: 'Instructions', step: null },
    { from: 'step', name: 'idea', step: 'idea' },
    { from: 'step', name: 'line', step: 'line' },
  ]);
  const coverBy = first.steps.find(({ id }) => id === 'cover')?.runId;
  expect(known.steps.find(({ step }) => step === 'cover')?.runs).toEqual([coverBy]);
  expect((await user.fetchJson('POST', `/api/runs/${first.id}/remake`, { credits: 99 })).status).toBe(409);

  await call('PATCH', `/brand-profiles/${brandProfileId}`, { tone: 'warm' });
  const stale = await graphOf(first.id);
  const brand = { what: 'brand', names: ['Mud & Fire'], at: expect.any(String) };
  expect(changesOf(stale)).toEqual({ idea: [brand], post: [brand, { what: 'uses', names: ['idea'], at: null }] });
  const { steps, takenOver, credits, whole } = stale.remake ?? {};
  expect([steps, takenOver]).toEqual([
    ['idea', 'post'],
    ['cover', 'spoken', 'line'],
  ]);
  const priceOf = (id: string) => first.steps.find((step) => step.id === id)?.price ?? 0;
  expect([credits, whole]).toEqual([priceOf('idea') + priceOf('post'), first.price]);

  const before = await balance();
  const dearer = await user.fetchJson('POST', `/api/runs/${first.id}/remake`, { credits: (credits ?? 0) - 1 });
  expect(dearer).toMatchObject({ status: 409, body: { message: expect.stringContaining('Nothing was charged') } });
  const key = { 'idempotency-key': randomUUID() };
  const send = () => user.fetchJson('POST', `/api/runs/${first.id}/remake`, { credits }, key);
  const [one, same] = [await send(), await send()];
  expect(same.body).toMatchObject({ runId: (one.body as { runId: string }).runId });
  const again = await ended((one.body as { runId: string }).runId);
  expect(again.steps.map(({ id, reused, charged }) => [id, reused, reused ? charged : 'paid'])).toEqual([
    ['idea', false, 'paid'],
    ['cover', true, 0],
    ['spoken', true, 0],
    ['line', true, 0],
    ['post', false, 'paid'],
  ]);
  expect(again).toMatchObject({ price: credits, resumes: first.id });
  expect(again.charged).toBeLessThanOrEqual(credits ?? 0);
  expect(await balance()).toBe(before - (again.charged ?? 0));
  expect(changesOf(await graphOf(again.id))).toEqual({});

  // A picture shows the palette of its brand alone; it was taken over, and is compared with what it was made from.
  await call('PATCH', `/brand-profiles/${brandProfileId}`, { palette: ['#224488'] });
  expect(Object.keys(changesOf(await graphOf(again.id)))).toEqual(['idea', 'cover', 'post']);
});

test('other values of the form tell what follows from them and what that costs, before they are sent', async () => {
  const run = await ended(await runAgent(await makeAgent(STEPS)));
  const seen = await forecast(run.id, { topic: 'glaze' });
  const inputs = { what: 'inputs', names: ['Topic'], at: null };
  expect(changesOf(seen)).toEqual({
    idea: [inputs],
    line: [inputs],
    post: [{ what: 'uses', names: ['idea', 'line'], at: null }],
  });
  expect(await forecast(run.id, { topic: '' })).toMatchObject({
    remake: { credits: null, fault: { message: 'Topic is missing.', field: 'inputs.topic' } },
  });
  const refused = await user.fetchJson('POST', `/api/runs/${run.id}/remake`, { inputs: { topic: '' }, credits: 9 });
  expect(refused).toMatchObject({ status: 400, body: { field: 'inputs.topic' } });
  const unpriced = await user.fetchJson('POST', `/api/runs/${run.id}/remake`, { inputs: { topic: 'glaze' } });
  expect(unpriced).toMatchObject({ status: 400, body: { field: 'credits' } });

  const credits = seen.remake?.credits ?? 0;
  const again = await ended(await remake(run.id, { inputs: { topic: 'glaze' }, credits }));
  expect(again.inputs).toEqual({ topic: 'glaze' });
  expect(again.steps.filter(({ reused }) => reused).map(({ id }) => id)).toEqual(['cover', 'spoken']);
  expect(again.steps.find(({ id }) => id === 'line')?.output).toEqual({ text: 'On glaze' });
});

test('a changed agent puts its changed steps out of date; a deleted one changes nothing', async () => {
  const agent = await makeAgent(STEPS.slice(0, 3));
  const run = await ended(await runAgent(agent));
  await call('PUT', `/agents/${agent}/steps`, { steps: [...STEPS.slice(0, 2), write('more', '{{idea.text}}')] });
  expect(changesOf(await graphOf(run.id))).toEqual({});
  expect((await graphOf(run.id)).remake).toMatchObject({ steps: ['more'], takenOver: ['idea', 'cover'] });

  await call('PUT', `/agents/${agent}/steps`, { steps: [write('idea', 'Another title'), STEPS[1]] });
  const changed = { what: 'step', names: [], at: expect.any(String) };
  expect(changesOf(await graphOf(run.id))).toEqual({ idea: [changed] });
  const { remake: plan } = await graphOf(run.id);
  const again = await ended(await remake(run.id, { credits: plan?.credits ?? 0 }));
  expect(again.steps.map(({ id, reused }) => [id, reused])).toEqual([
    ['idea', false],
    ['cover', true],
  ]);

  await call('PUT', `/agents/${agent}/steps`, { steps: [write('idea', '{{gone.text}}')] });
  expect(await graphOf(run.id)).toMatchObject({ source: { state: 'faulty' }, remake: { steps: [] } });
  await call('DELETE', `/agents/${agent}`);
  expect(await graphOf(run.id)).toMatchObject({ source: { state: 'gone' }, remake: { steps: [], credits: 0 } });
});

test('a run of a template is compared with it, and making again asks what the run asked', async () => {
  const approved = { id: 'approved', kind: 'choice', input: { show: '{{line.text}}' } };
  const line = (text: string) => ({ id: 'line', kind: 'text', input: { text } });
  const template = { name: 'Lines', inputs: TOPIC };
  const { id } = await call<Template>('POST', '/templates', {
    ...{ ...template, steps: [line('On {{input.topic}}'), approved] },
  });
  const { jobId } = await call<{ jobId: string }>('POST', `/templates/${id}/generate`, { inputs: { topic: 'clay' } });
  const asking = (job: string) =>
    until(
      async () => (await call<{ job: StepJob }>('GET', `/templates/jobs/detail/${job}`)).job.asking,
      `The job ${job} asks`,
    );
  await asking(jobId);
  expect((await graphOf(jobId)).remake).toBeNull();
  const early = await user.fetchJson('POST', `/api/runs/${jobId}/remake`, { inputs: { topic: 'x' }, credits: 0 });
  expect(early.status).toBe(409);
  await call('POST', `/templates/jobs/${jobId}/answer`, { step: 'approved', text: 'On clay' });
  await untilEnded(`/templates/jobs/detail/${jobId}`);

  await call('PUT', `/templates/${id}`, { ...template, steps: [line('About {{input.topic}}'), approved] });
  expect(changesOf(await graphOf(jobId))).toEqual({
    line: [{ what: 'step', names: [], at: null }],
    approved: [{ what: 'uses', names: ['line'], at: null }],
  });
  const again = await remake(jobId, { credits: 0 });
  await asking(again);
  await call('POST', `/templates/jobs/${again}/answer`, { step: 'approved', text: 'About clay' });
  expect(await untilEnded(`/templates/jobs/detail/${again}`)).toMatchObject({ status: 'completed', charged: 0 });
});

test('what is another user’s is not found, nor what is no run of steps', async () => {
  const run = await ended(await runAgent(await makeAgent([IDEA])));
  const calls: [string, string, object?][] = [
    ['GET', 'content-graph'],
    ['POST', 'content-graph', { inputs: { topic: 'x' } }],
    ['POST', 'remake', { inputs: { topic: 'x' }, credits: 9 }],
  ];
  for (const id of [run.id, randomUUID(), 'no-id', run.steps[0]?.runId])
    for (const [method, path, body] of calls)
      expect((await stranger.fetchJson(method, `/api/runs/${id}/${path}`, body)).status).toBe(404);
  const leaf = await user.fetchJson('GET', `/api/runs/${run.steps[0]?.runId}/content-graph`);
  expect(leaf.status).toBe(404);
});
