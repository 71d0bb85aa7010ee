import { randomUUID } from 'node:crypto';
import type { Agent, AgentEstimate, AgentVersion } from '@flint/shared/contracts/agents';
import { isEnded } from '@flint/shared/contracts/runs';
import type { StepJob } from '@flint/shared/contracts/step-jobs';
import { PUBLISHED_AGENTS } from '@flint/shared/tools/agents/agents';
import { createInternet, type Internet } from '../support/internet';
import { mailTo, untilMailed } from '../support/mailbox';
import { query } from '../support/query';
import { sendFile } from '../support/send-file';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { until } from '../support/until';

let internet: Internet;
let server: TestServer;
let user: TestClient;
let stranger: TestClient;

beforeAll(async () => {
  internet = await createInternet((request, response) => {
    const type = request.url === '/picture' ? 'image/png' : 'text/html; charset=utf-8';
    const body = request.url === '/long' ? 'A long line. '.repeat(4_000) : 'The first bowl cracked. {{input.topic}}';
    // Each request connects anew, so that its connection is counted.
    response.setHeader('connection', 'close').setHeader('content-type', type).end(`<title>Bowls</title><p>${body}</p>`);
  });
  const settings = { RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '250', WAITING_MAIL_SECONDS: '0' };
  server = await startServer({ ...settings, ...internet.env });
  [user, stranger] = await Promise.all([server.signUpVerified(), server.signUpVerified()]);
  await Promise.all([user.grant(5_000), stranger.grant(5_000)]);
});
afterAll(async () => {
  await server?.expectCleanLedger();
  await server?.stop();
  await internet?.stop();
});

const call = <T>(method: string, path: string, body?: object, as = user) => as.ok<T>(method, `/api${path}`, body);
const statusOf = async (method: string, path: string, body?: object, as = stranger) =>
  (await as.fetchJson(method, `/api${path}`, body)).status;

const write = (id: string, content: string) => ({
  ...{ id, kind: 'chat', input: { messages: [{ role: 'user', content }], max_tokens: 100 } },
});
const TOPIC = { topic: { type: 'text', label: 'Topic', required: true } };
const make = async (body: object, as = user) => (await call<{ agent: Agent }>('POST', '/agents', body, as)).agent;
const runOf = async (id: string) => (await call<{ run: StepJob }>('GET', `/agent-runs/${id}`)).run;
const untilRun = (id: string, is: (run: StepJob) => boolean) =>
  until(async () => {
    const run = await runOf(id);
    return is(run) && run;
  }, `The run ${id} is there`);

test('an agent is created, edited in parts, published and copied; what others see is what was published', async () => {
  const agent = await make({ name: 'Two steps', inputs: TOPIC });
  expect(agent).toMatchObject({ steps: [], isPublished: false, credits: null, ownerId: expect.any(String) });
  const path = `/agents/${agent.id}`;
  await call('PUT', path, { description: 'Writes', instructions: 'Be brief.', budget: 40 });
  await call('PUT', `${path}/steps`, { steps: [write('idea', 'About {{input.topic}}')] });
  expect(await statusOf('GET', path)).toBe(404);
  expect((await server.client().fetchJson('GET', `/api${path}`)).status).toBe(404);

  const published = await call<{ agent: Agent }>('PUT', path, { isPublished: true });
  expect(published.agent).toMatchObject({ isPublished: true, isChanged: false, credits: expect.any(Number) });
  await call('PUT', `${path}/steps`, { steps: [write('idea', 'Another draft'), write('more', '{{idea.text}}')] });
  expect((await call<{ agent: Agent }>('GET', path)).agent).toMatchObject({ isChanged: true, steps: [{}, {}] });
  const visitor = await server.client().fetchJson('GET', `/api${path}`);
  expect(visitor).toMatchObject({ status: 200, body: { agent: { name: 'Two steps', steps: [{ id: 'idea' }] } } });
  const list = await server.client().fetchJson('GET', '/api/agents/published');
  expect((list.body as { publishedAgents: Agent[] }).publishedAgents.map(({ id }) => id)).toEqual([
    ...PUBLISHED_AGENTS.map(({ id }) => id),
    agent.id,
  ]);

  const { agent: copy } = await call<{ agent: Agent }>('POST', `${path}/copy`, undefined, stranger);
  expect(copy).toMatchObject({ name: 'Two steps', instructions: 'Be brief.', budget: 40, isPublished: false });
  expect(copy.steps).toHaveLength(1);
  expect((await call<{ agent: Agent }>('GET', path)).agent.copies).toBe(1);
  await call('PUT', path, { isPublished: false });
  expect(await statusOf('GET', path)).toBe(404);
  await call('DELETE', path);
  expect(await statusOf('GET', path, undefined, user)).toBe(404);
  expect((await call<{ agent: Agent }>('GET', `/agents/${copy.id}`, undefined, stranger)).agent.steps).toHaveLength(1);
});

test('versions are kept under names, once each, and restored', async () => {
  const { id } = await make({ name: 'Kept', steps: [write('one', 'First')] });
  const keep = (name: string) => call<{ versions: AgentVersion[] }>('POST', `/agents/${id}/versions`, { name });
  expect((await keep('Good')).versions).toMatchObject([{ number: 1, name: 'Good', steps: 1, isPublished: false }]);
  expect((await keep('Good')).versions).toHaveLength(1);
  await call('PUT', `/agents/${id}/steps`, { steps: [] });
  const { agent } = await call<{ agent: Agent }>('POST', `/agents/${id}/versions/1/restore`);
  expect(agent.steps).toMatchObject([{ id: 'one' }]);
  const edit = await call<{ agent: Agent; versions: AgentVersion[] }>('GET', `/agents/${id}/edit`);
  expect(edit).toMatchObject({ agent: { name: 'Kept' }, versions: [{ number: 1 }] });
  expect(await statusOf('POST', `/agents/${id}/versions/9/restore`, undefined, user)).toBe(404);
});

test('what is another user’s is not found, and a fixed segment is no id', async () => {
  const { id } = await make({ name: 'Private', steps: [write('one', 'First')] });
  const { runId } = await call<{ runId: string }>('POST', `/agents/${id}/run`, {});
  await untilRun(runId, ({ status }) => isEnded(status));
  const paths: [string, string, object?][] = [
    ['GET', `/agents/${id}/edit`],
    ['GET', `/agents/${id}/estimate`],
    ['PUT', `/agents/${id}`, { name: 'Mine' }],
    ['PUT', `/agents/${id}/steps`, { steps: [] }],
    ['POST', `/agents/${id}/copy`],
    ['POST', `/agents/${id}/run`, {}],
    ['POST', `/agents/${id}/versions`, { name: 'x' }],
    ['DELETE', `/agents/${id}`],
    ['GET', `/agents/runs/${runId}/status`],
    ['GET', `/agent-runs/${runId}`],
    ['GET', `/agent-runs/${runId}/theme`],
    ['GET', `/agent-runs/${runId}/contexts`],
    ['GET', `/agent-runs/${runId}/plan`],
    ['POST', `/agent-runs/${runId}/answer`, { step: 'one', text: 'x' }],
    ['POST', `/agent-runs/${runId}/edit`, { step: 'one', text: 'x' }],
    ['POST', `/agent-runs/${runId}/budget`, { budget: 9 }],
    ['POST', `/agent-runs/${runId}/past-daily-cap`],
  ];
  for (const [method, path, body] of paths)
    expect([method, path, await statusOf(method, path, body)]).toEqual([method, path, 404]);
  // A run of an agent is no job of a template.
  expect(await statusOf('GET', `/templates/jobs/detail/${runId}`, undefined, user)).toBe(404);
  const jobs = await call<{ jobs: StepJob[] }>('GET', '/templates/jobs');
  expect(jobs.jobs).toEqual([]);
  const { runs } = await call<{ runs: StepJob[] }>('GET', '/agents/runs');
  expect(runs.map((run) => [run.id, run.agentId])).toEqual([[runId, id]]);
  const { summary } = await call<{ summary: { recentJobs: StepJob[] } }>('GET', '/dashboard/summary');
  expect(summary.recentJobs.map((run) => run.id)).toEqual([runId]);
  expect(await statusOf('DELETE', '/agents/mine', undefined, user)).toBe(405);
  expect((await server.client().fetchJson('GET', '/api/agents')).status).toBe(401);
});

test('unknown kinds, too many steps, deep inputs and prototype keys are refused; faults only where they matter', async () => {
  const { id } = await make({ name: 'Draft' });
  const put = (steps: unknown) => user.fetchJson('PUT', `/api/agents/${id}/steps`, { steps });
  expect(await put([{ id: 'a', kind: 'rocket', input: {} }])).toMatchObject({
    status: 400,
    body: { field: 'steps.0.kind' },
  });
  expect(await put([{ id: 'a', kind: 'constructor', input: {} }])).toMatchObject({ status: 400 });
  expect((await put(Array.from({ length: 10_000 }, (_, at) => write(`s${at}`, 'x')))).status).toBeGreaterThanOrEqual(
    400,
  );
  let deep: object = {};
  for (let level = 0; level < 200; level++) deep = { deep };
  expect(await put([{ id: 'a', kind: 'text', input: deep }])).toMatchObject({ status: 400 });
  const poisoned = await user.fetch(`/api/agents/${id}/steps`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: '{"steps":[{"id":"a","kind":"text","input":{"__proto__":{"text":"x"}}}]}',
  });
  expect(poisoned.status).toBe(400);
  // A draft may refer to a step that is not there yet; it is neither priced, published nor run.
  expect((await put([write('a', '{{later.text}}')])).status).toBe(200);
  for (const [method, path, body] of [
    ['GET', `/agents/${id}/estimate`, undefined],
    ['PUT', `/agents/${id}`, { isPublished: true }],
    ['POST', `/agents/${id}/run`, {}],
  ] as const)
    expect(await user.fetchJson(method, `/api${path}`, body)).toMatchObject({
      status: 400,
      body: { field: 'steps.0.input.messages.0.content' },
    });
});

test('the estimate is what can be held, with each step and what is expected; a run never costs more', async () => {
  const steps = [write('idea', 'About {{input.topic}}'), { id: 'pictures', kind: 'each', input: LOOP }];
  const draft = await call<AgentEstimate>('POST', '/agents/estimate', { inputs: TOPIC, steps });
  expect(Object.keys(draft.perStep)).toEqual(['idea', 'pictures']);
  expect(Object.values(draft.perStep).reduce((sum, credits) => sum + credits, 0)).toBe(draft.credits);
  expect(draft.expected).toBeLessThanOrEqual(draft.credits);
  const long = { instructions: 'Be brief. '.repeat(300), inputs: TOPIC, steps };
  expect((await call<AgentEstimate>('POST', '/agents/estimate', long)).credits).toBeGreaterThan(draft.credits);
  const { id } = await make({ name: 'Priced', inputs: TOPIC, steps, instructions: 'Be brief.' });
  const { credits } = await call<AgentEstimate>('GET', `/agents/${id}/estimate`);
  const { runId } = await call<{ runId: string }>('POST', `/agents/${id}/run`, { inputs: { topic: 'clay' } });
  const run = await untilRun(runId, ({ status }) => isEnded(status));
  expect(run).toMatchObject({ status: 'completed', price: credits });
  expect(run.charged).toBeLessThanOrEqual(credits);
  expect(run.steps[0]?.input?.messages[0]).toEqual({ role: 'system', content: 'Be brief.' });
  const { plan } = await call<{ plan: { step: string; charged: number }[] }>('GET', `/agent-runs/${runId}/plan`);
  expect(plan.map(({ step }) => step)).toEqual(['idea', 'pictures']);
  expect(plan.reduce((sum, { charged }) => sum + charged, 0)).toBe(run.charged);
  const { contexts } = await call<{ contexts: object[] }>('GET', `/agent-runs/${runId}/contexts`);
  expect(contexts).toEqual([
    { name: 'Topic', from: 'input', text: 'clay', characters: 4, steps: ['idea', 'pictures'] },
    { name: 'Instructions', from: 'instructions', text: 'Be brief.', characters: 9, steps: ['idea'] },
  ]);
  const { theme } = await call<{ theme: object }>('GET', `/agent-runs/${runId}/theme`);
  expect(theme).toMatchObject({ voice: 'Be brief.', look: expect.stringContaining('A cover'), aspectRatio: '4:5' });
});

const ITEMS = { items: { type: 'long', label: 'Items', placeholder: 'one\ntwo\nthree' } };
const LOOP = {
  ...{ over: '{{input.topic}}', most: 2, kind: 'image' },
  input: { prompt: 'A cover for {{item.text}}', style: 'cartoon', num_images: 1, aspect_ratio: '4:5' },
};

test('a page and a file are read as text at no cost, and what cannot be read ends the run in words', async () => {
  const notes = await sendFile(user, {
    ...{ purpose: 'text-file', name: 'notes.md', contentType: 'text/markdown' },
    bytes: Buffer.from('The second held.'),
  });
  const fields = {
    page: { type: 'text', label: 'Page', required: true },
    notes: { type: 'upload', label: 'Notes', accepts: 'text-file', required: true },
  };
  const steps = [
    { id: 'page', kind: 'read', input: { address: '{{input.page}}' } },
    { id: 'notes', kind: 'read', input: { file: '{{input.notes}}' } },
    { id: 'sum', kind: 'text', input: { text: '{{page.title}}: {{page.text}} {{notes.text}}' } },
  ];
  const { id } = await make({ name: 'Reads', inputs: fields, steps });
  const estimate = await call<AgentEstimate>('GET', `/agents/${id}/estimate`);
  expect(estimate).toEqual({ credits: 0, perStep: { page: 0, notes: 0, sum: 0 }, expected: 0 });
  const at = (path: string, host = 'public.test') => `http://${host}:${internet.publicPort}${path}`;
  const read = async (page: string) => {
    const { runId } = await call<{ runId: string }>('POST', `/agents/${id}/run`, { inputs: { page, notes } });
    return untilRun(runId, ({ status }) => isEnded(status));
  };

  const run = await read(at('/'));
  expect(run).toMatchObject({ status: 'completed', charged: 0 });
  expect(run.steps.at(-1)?.output?.text).toBe('Bowls: The first bowl cracked. {{input.topic}} The second held.');
  const { contexts } = await call<{ contexts: object[] }>('GET', `/agent-runs/${run.id}/contexts`);
  expect(contexts.slice(1)).toMatchObject([
    { name: 'Bowls', from: 'page', characters: 39, steps: ['sum'] },
    { name: 'notes.md', from: 'file', text: 'The second held.', steps: ['sum'] },
  ]);
  const long = await read(at('/long'));
  expect(long.steps[0]).toMatchObject({ state: 'done', message: 'Cut: 25,000 of 51,999 characters were read.' });

  internet.forget();
  for (const [page, words] of [
    [at('/picture'), 'There is no web page at this address: it is image/png.'],
    [at('/', 'loopback.test'), 'Flint does not fetch from this address.'],
    [`http://127.0.0.1:${internet.innerPort}/`, 'Flint does not fetch from this address.'],
    ['nowhere.test', 'The address could not be reached.'],
  ] as const)
    expect([page, await read(page)]).toMatchObject([
      page,
      { status: 'failed', message: expect.stringContaining(words), charged: 0 },
    ]);
  expect(internet.connections()).toEqual([expect.stringContaining(`${internet.publicPort}`)]);

  const lost = { inputs: { page: at('/'), notes: randomUUID() } };
  expect(await user.fetchJson('POST', `/api/agents/${id}/run`, lost)).toMatchObject({
    status: 400,
    body: { field: 'inputs.notes' },
  });
});

test('an agent runs others as steps of its own run: one price, one budget, and the versions of its start', async () => {
  const inner = await make({
    ...{ name: 'Inner', inputs: TOPIC, instructions: 'Be brief.' },
    steps: [write('idea', 'About {{input.topic}}'), { id: 'ask', kind: 'choice', input: { show: '{{idea.text}}' } }],
  });
  const runs = (id: string, agent: string, input: object) => ({ id, kind: 'agent', input: { agent, input } });
  const middle = await make({
    ...{ name: 'Middle', inputs: TOPIC },
    steps: [runs('inner', inner.id, { topic: 'Clay and {{input.topic}}' })],
  });
  const outer = await make({
    ...{ name: 'Outer', inputs: TOPIC, budget: 500 },
    steps: [
      runs('middle', middle.id, { topic: '{{input.topic}}' }),
      { id: 'picture', kind: 'image', input: { prompt: '{{middle:inner:ask.text}}', style: 'cartoon' } },
    ],
  });
  const { credits, perStep } = await call<AgentEstimate>('GET', `/agents/${outer.id}/estimate`);
  expect(Object.keys(perStep)).toEqual(['middle', 'picture']);
  expect(perStep.middle).toBe((await call<AgentEstimate>('GET', `/agents/${middle.id}/estimate`)).credits);
  const inputs = { topic: 'kilns' };
  const { runId } = await call<{ runId: string }>('POST', `/agents/${outer.id}/run`, { inputs });
  await untilRun(runId, ({ waitingFor }) => waitingFor === 'approval');
  await call('PUT', `/agents/${inner.id}/steps`, { steps: [write('other', 'Later')] });
  await call('POST', `/agent-runs/${runId}/answer`, { step: 'middle:inner:ask', text: 'A kiln' });
  const run = await untilRun(runId, ({ status }) => isEnded(status));
  expect(run).toMatchObject({ status: 'completed', message: null, budget: { cap: 500 } });
  expect(run.steps.map(({ id }) => id)).toEqual([
    ...['middle:inner::topic', 'middle:inner:idea', 'middle:inner:ask', 'picture'],
  ]);
  expect(run.steps[1]?.input?.messages).toEqual([
    { role: 'system', content: 'Be brief.' },
    { role: 'user', content: 'About Clay and kilns' },
  ]);
  expect(run.steps[3]?.input?.prompt).toBe('A kiln');
  expect(run.charged).toBe(run.steps.reduce((sum, { charged }) => sum + (charged ?? 0), 0));
  expect(run.charged).toBeGreaterThan(0);
  expect(run.charged).toBeLessThanOrEqual(credits);

  const put = (id: string, agent: string) =>
    user.fetchJson('PUT', `/api/agents/${id}/steps`, { steps: [runs('next', agent, { topic: 'x' })] });
  const refused = (message: unknown) => ({ status: 400, body: { field: 'steps.0.input.agent', message } });
  expect(await put(inner.id, outer.id)).toMatchObject(refused(expect.stringContaining('would run itself')));
  expect(await put(inner.id, inner.id)).toMatchObject(refused('next: The agent would run itself.'));
  const top = await make({ name: 'Top', steps: [runs('next', outer.id, { topic: 'x' })] });
  const deep = 'next › next › middle › inner: Agents run agents at most 3 deep.';
  expect(await put((await make({ name: 'Above' })).id, top.id)).toMatchObject(refused(deep));

  const theirs = await make({ name: 'Private', steps: [write('one', 'First')] }, stranger);
  const unknown = refused('next: There is no such agent, or it is not published.');
  expect(await put(top.id, theirs.id)).toMatchObject(unknown);
  await call('PUT', `/agents/${theirs.id}`, { isPublished: true }, stranger);
  expect(await put(top.id, theirs.id)).toMatchObject({
    status: 200,
    body: { agent: { credits: null } },
  });
  await call('PUT', `/agents/${top.id}/steps`, { steps: [runs('next', theirs.id, {})] });
  // What others may run runs only what others may see.
  expect(await user.fetchJson('PUT', `/api/agents/${middle.id}`, { isPublished: true })).toMatchObject({
    status: 400,
    body: { field: 'steps.0.input.agent' },
  });
  await call('PUT', `/agents/${top.id}`, { isPublished: true });
  expect((await call<{ runId: string }>('POST', `/agents/${top.id}/run`, {}, stranger)).runId).toEqual(
    expect.any(String),
  );
  await call('PUT', `/agents/${theirs.id}`, { isPublished: false }, stranger);
  expect(await user.fetchJson('POST', `/api/agents/${top.id}/run`, {})).toMatchObject(unknown);
  // It is still there to be mended: what was put in before is kept.
  expect((await put(top.id, theirs.id)).status).toBe(200);
  await call('DELETE', `/agents/${top.id}`);
});

test('at its cap a run stops before the next step, keeps its work, and goes on for what it asks', async () => {
  const steps = [
    { id: 'first', kind: 'image', input: { prompt: 'A bowl', style: 'cartoon', num_images: 1 } },
    { id: 'second', kind: 'image', input: { prompt: 'A cup', style: 'cartoon', num_images: 2 } },
    { id: 'sum', kind: 'text', input: { text: 'Two pictures' } },
  ];
  const { id } = await make({ name: 'Capped', steps, budget: 1 });
  const started = await call<{ runId: string; status: string }>('POST', `/agents/${id}/run`, {});
  const paused = await untilRun(started.runId, ({ waitingFor }) => waitingFor === 'budget');
  expect(paused.budget).toEqual({ cap: 1, spent: 1, held: 0, next: 2, rest: 2 });
  expect(paused.steps.map(({ state }) => state)).toEqual(['done', 'paused', 'done']);
  const path = `/agents/runs/${started.runId}/status`;
  expect(await call('GET', path)).toEqual({ status: 'running', waitingFor: 'budget' });
  expect(await user.fetchJson('POST', `/api/agent-runs/${started.runId}/budget`, { budget: 0 })).toMatchObject({
    status: 400,
  });
  await call('POST', `/agent-runs/${started.runId}/budget`, { budget: 3 });
  const done = await untilRun(started.runId, ({ status }) => isEnded(status));
  expect(done).toMatchObject({ status: 'completed', charged: 3, waitingFor: null });
  expect(await user.fetchJson('POST', `/api/agent-runs/${started.runId}/budget`, { budget: 9 })).toMatchObject({
    status: 409,
  });
});

test('a poor user runs up to the cap that they can pay; a loop stops between its items', async () => {
  const poor = await server.signUpVerified();
  const steps = [{ id: 'pictures', kind: 'each', input: { ...LOOP, over: '{{input.items}}', most: 100 } }];
  const { id } = await make({ name: 'Loop', inputs: ITEMS, steps }, poor);
  const refused = await poor.fetchJson('POST', `/api/agents/${id}/run`, {});
  expect(refused).toMatchObject({ status: 400, body: { error: 'insufficient_credits' } });
  const { runId } = await call<{ runId: string }>('POST', `/agents/${id}/run`, { budget: 2 }, poor);
  const read = async () => (await call<{ run: StepJob }>('GET', `/agent-runs/${runId}`, undefined, poor)).run;
  const paused = await until(async () => {
    const run = await read();
    return run.waitingFor === 'budget' && run;
  }, 'The loop waits');
  expect(paused.steps.filter(({ item }) => item >= 0).map(({ state }) => state)).toEqual(['done', 'done', 'paused']);
  await call('POST', `/runs/${runId}/cancel`, undefined, poor);
  expect(await read()).toMatchObject({ status: 'cancelled', charged: 2 });
  const again = await call<{ run: { id: string } }>('POST', `/runs/${runId}/retry`, undefined, poor);
  const { run } = await call<{ run: StepJob }>('GET', `/agent-runs/${again.run.id}`, undefined, poor);
  expect(run).toMatchObject({ agentId: id, resumes: runId, budget: { cap: 2 } });
});

test('approvals and choices wait with their question, a published agent runs as it was published, and keys count', async () => {
  const steps = [
    { id: 'chosen', kind: 'choice', input: { from: '{{input.items}}' } },
    { id: 'approved', kind: 'choice', input: { show: '{{chosen.text}}' } },
    { id: 'sum', kind: 'text', input: { text: 'Done: {{approved.text}}' } },
  ];
  const { id } = await make({ name: 'Asks', inputs: ITEMS, steps, isPublished: true }, stranger);
  await call('PUT', `/agents/${id}/steps`, { steps: [] }, stranger);
  const key = { 'idempotency-key': randomUUID() };
  const start = async () => (await user.fetchJson('POST', `/api/agents/${id}/run`, {}, key)).body as { runId: string };
  const { runId } = await start();
  expect((await start()).runId).toBe(runId);
  const answer = (step: string, text: string) => call('POST', `/agent-runs/${runId}/answer`, { step, text });
  const asked = await untilRun(runId, ({ waitingFor }) => waitingFor === 'choice');
  const offered: unknown = asked.steps.find((step) => step.id === 'chosen')?.input?.from;
  const [first] = offered as string[];
  await answer('chosen', first ?? '');
  await untilRun(runId, ({ waitingFor }) => waitingFor === 'approval');
  await answer('approved', first ?? '');
  const done = await untilRun(runId, ({ status }) => isEnded(status));
  expect(done.steps.at(-1)?.output?.text).toBe(`Done: ${first}`);
  const edited = await call<{ runId: string }>('POST', `/agent-runs/${runId}/edit`, {
    step: 'approved',
    text: 'A boat',
  });
  const last = await untilRun(edited.runId, ({ status }) => isEnded(status));
  expect(last).toMatchObject({ charged: 0, agentId: id });
  expect(last.steps.at(-1)?.output?.text).toBe('Done: A boat');
});

test('every agent that comes with the product is priced for visitors, and runs within its price', async () => {
  for (const { id } of PUBLISHED_AGENTS) {
    const { body } = await server.client().fetchJson('GET', `/api/agents/${id}`);
    const { agent } = body as { agent: Agent };
    expect([id, agent.credits]).toEqual([id, expect.any(Number)]);
    const { runId } = await call<{ runId: string }>('POST', `/agents/${id}/run`, { userId: undefined });
    const run = await until(async () => {
      const now = await runOf(runId);
      const asking = now.steps.find(({ state }) => state === 'asking');
      const offered = asking?.input?.from as string[] | undefined;
      if (asking) await call('POST', `/agent-runs/${runId}/answer`, { step: asking.id, text: offered?.[0] ?? 'Yes' });
      return isEnded(now.status) && now;
    }, `The agent ${id} ends`);
    expect([id, run.status, run.message]).toEqual([id, 'completed', null]);
    expect(run.charged).toBeLessThanOrEqual(agent.credits ?? 0);
  }
});

test('at the cap of its day an agent starts nothing paid, and a run under way waits for the next day or its owner', async () => {
  const steps = [
    { id: 'first', kind: 'image', input: { prompt: 'A bowl', style: 'cartoon', num_images: 1 } },
    { id: 'second', kind: 'image', input: { prompt: 'A cup', style: 'cartoon', num_images: 2 } },
  ];
  const { id } = await make({ name: 'A few a day', steps, dailyCap: 2 });
  const start = async () => (await call<{ runId: string }>('POST', `/agents/${id}/run`, {})).runId;
  const isWaiting = ({ waitingFor }: StepJob) => waitingFor === 'budget';
  const isDone = ({ status }: StepJob) => status === 'completed';
  /** As if all of it had been done yesterday. */
  const turnDay = (runId: string) =>
    query(server.env.DATABASE_URL, "update job_step set started_at = started_at - interval '1 day' where job_id = $1", [
      runId,
    ]);

  const first = await start();
  expect((await untilRun(first, isWaiting)).day).toEqual({ cap: 2, rest: 2 });
  await call('POST', `/agent-runs/${first}/past-daily-cap`);
  expect(await untilRun(first, isDone)).toMatchObject({ charged: 3, day: null });

  const before = await user.credits();
  const refused = await user.fetchJson('POST', `/api/agents/${id}/run`, {});
  expect(refused).toMatchObject({
    status: 403,
    body: { error: 'spend_cap', message: expect.stringMatching(/2 credits a day/) },
  });
  expect(await user.credits()).toEqual(before);

  await turnDay(first);
  const second = await start();
  await untilRun(second, isWaiting);
  await turnDay(second);
  await untilRun(second, isDone);
  await call('PUT', `/agents/${id}`, { dailyCap: null });
  await untilRun(await start(), isDone);
  expect(await user.fetchJson('PUT', `/api/agents/${id}`, { dailyCap: 0 })).toMatchObject({
    status: 400,
    body: { field: 'dailyCap' },
  });
});

test('each question of a run is mailed to its owner once, and the link decides nothing', async () => {
  const email = `${randomUUID()}@example.com`;
  const owner = await server.signUpVerified({ email });
  const steps = ['one', 'two'].map((id) => ({ id, kind: 'choice', input: { show: `Is ${id} right?` } }));
  const { id } = await make({ name: 'Asks twice', steps }, owner);
  const { runId } = await call<{ runId: string }>('POST', `/agents/${id}/run`, {}, owner);
  const mails = async () => (await mailTo(owner, email)).filter(({ subject }) => /^Waiting for you/.test(subject));
  const { text } = await untilMailed(owner, email, /^Waiting for you: Asks twice$/);
  const [link = ''] = /http\S+/.exec(text) ?? [];
  expect(link).toBe(`${server.url}/agents/${id}?run=${runId}`);
  const read = async () => (await call<{ run: StepJob }>('GET', `/agent-runs/${runId}`, undefined, owner)).run;
  for (const method of ['GET', 'HEAD']) expect((await fetch(link, { method })).status).toBe(200);
  expect((await read()).steps.map(({ state }) => state)).toEqual(['asking', 'asking']);
  await call('POST', `/agent-runs/${runId}/answer`, { step: 'one', text: 'yes' }, owner);
  await until(async () => (await mails()).length === 2, 'The second question is mailed');
  await call('POST', `/agent-runs/${runId}/answer`, { step: 'two', text: 'yes' }, owner);
  await until(async () => (await read()).status === 'completed', 'It is done');
  expect(await mails()).toHaveLength(2);
});
