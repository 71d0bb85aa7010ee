import type { Agent, AgentEstimate, AgentVersion } from '@flint/shared/contracts/agents';
import { isEnded } from '@flint/shared/contracts/runs';
import type { StepJob } from '@flint/shared/contracts/step-jobs';
import { PUBLISHED_AGENTS } from '@flint/shared/tools/agents/agents';
import { makeAgent, readAgentRun, TOPIC, untilAgentRun, writing } from '../support/agents';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { until } from '../support/until';

let server: TestServer;
let user: TestClient;
let stranger: TestClient;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '250' });
  [user, stranger] = await Promise.all([server.signUpVerified(), server.signUpVerified()]);
  await Promise.all([user.grant(5_000), stranger.grant(5_000)]);
});
afterAll(async () => {
  await server?.expectCleanLedger();
  await server?.stop();
});

const call = <T>(method: string, path: string, body?: object, as = user) => as.ok<T>(method, `/api${path}`, body);
const statusOf = async (method: string, path: string, body?: object, as = stranger) =>
  (await as.fetchJson(method, `/api${path}`, body)).status;
const make = (body: object, as = user) => makeAgent(as, body);
const runOf = (id: string, as = user) => readAgentRun(as, id);
const untilRun = (id: string, is: (run: StepJob) => boolean) => untilAgentRun(user, id, is);

test('an agent is created, edited in parts, published and copied; what others see is what was published', async () => {
  const agent = await make({ name: 'Two steps', inputs: TOPIC });
  expect(agent).toMatchObject({ steps: [], isPublished: false, credits: null, ownerId: expect.any(String) });
  const path = `/agents/${agent.id}`;
  await call('PUT', path, { description: 'Writes', instructions: 'Be brief.', budget: 40 });
  await call('PUT', `${path}/steps`, { steps: [writing('idea', 'About {{input.topic}}')] });
  expect(await statusOf('GET', path)).toBe(404);
  expect((await server.client().fetchJson('GET', `/api${path}`)).status).toBe(404);

  const published = await call<{ agent: Agent }>('PUT', path, { isPublished: true });
  expect(published.agent).toMatchObject({ isPublished: true, isChanged: false, credits: expect.any(Number) });
  await call('PUT', `${path}/steps`, { steps: [writing('idea', 'Another draft'), writing('more', '{{idea.text}}')] });
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
  const { id } = await make({ name: 'Kept', steps: [writing('one', 'First')] });
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
  const { id } = await make({ name: 'Private', steps: [writing('one', 'First')] });
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
  expect((await put(Array.from({ length: 10_000 }, (_, at) => writing(`s${at}`, 'x')))).status).toBeGreaterThanOrEqual(
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
  expect((await put([writing('a', '{{later.text}}')])).status).toBe(200);
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

test('an agent runs others as steps of its own run: one price, one budget, and the versions of its start', async () => {
  const inner = await make({
    ...{ name: 'Inner', inputs: TOPIC, instructions: 'Be brief.' },
    steps: [writing('idea', 'About {{input.topic}}'), { id: 'ask', kind: 'choice', input: { show: '{{idea.text}}' } }],
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
  await call('PUT', `/agents/${inner.id}/steps`, { steps: [writing('other', 'Later')] });
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

  const theirs = await make({ name: 'Private', steps: [writing('one', 'First')] }, stranger);
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
