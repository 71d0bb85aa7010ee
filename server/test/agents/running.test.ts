import { randomUUID } from 'node:crypto';
import type { AgentEstimate } from '@flint/shared/contracts/agents';
import { isEnded } from '@flint/shared/contracts/runs';
import type { StepJob } from '@flint/shared/contracts/step-jobs';
import { makeAgent, readAgentRun, TOPIC, untilAgentRun, writing } from '../support/agents';
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
const make = (body: object, as = user) => makeAgent(as, body);
const runOf = (id: string, as = user) => readAgentRun(as, id);
const untilRun = (id: string, is: (run: StepJob) => boolean) => untilAgentRun(user, id, is);

const ITEMS = { items: { type: 'long', label: 'Items', placeholder: 'one\ntwo\nthree' } };
const LOOP = {
  ...{ over: '{{input.topic}}', most: 2, kind: 'image' },
  input: { prompt: 'A cover for {{item.text}}', style: 'cartoon', num_images: 1, aspect_ratio: '4:5' },
};

test('the estimate is what can be held, with each step and what is expected; a run never costs more', async () => {
  const steps = [writing('idea', 'About {{input.topic}}'), { id: 'pictures', kind: 'each', input: LOOP }];
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

test('a picture of the form that cannot be read is refused at its field', async () => {
  const inputs = { picture: { type: 'upload', label: 'Picture', accepts: 'picture', required: true } };
  const { id } = await make({ name: 'Edits', inputs, steps: [{ id: 'sum', kind: 'text', input: { text: 'Done' } }] });
  for (const picture of ['abc', 'http://[', 'http://127.0.0.1/', `http://public.test:${internet.publicPort}/`])
    expect([picture, await user.fetchJson('POST', `/api/agents/${id}/run`, { inputs: { picture } })]).toMatchObject([
      picture,
      { status: 400, body: { field: 'inputs.picture' } },
    ]);
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
  const read = () => runOf(runId, poor);
  const paused = await until(async () => {
    const run = await read();
    return run.waitingFor === 'budget' && run;
  }, 'The loop waits');
  expect(paused.steps.filter(({ item }) => item >= 0).map(({ state }) => state)).toEqual(['done', 'done', 'paused']);
  await call('POST', `/runs/${runId}/cancel`, undefined, poor);
  expect(await read()).toMatchObject({ status: 'cancelled', charged: 2 });
  const again = await call<{ run: { id: string } }>('POST', `/runs/${runId}/retry`, undefined, poor);
  const run = await runOf(again.run.id, poor);
  expect(run).toMatchObject({ agentId: id, resumes: runId, budget: { cap: 2 } });
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

test('an answer and a higher cap keep to Max-Credits for what is left, which is no limit of the steps that follow', async () => {
  const picture = { kind: 'image', input: { prompt: 'A bowl', style: 'cartoon', num_images: 2 } };
  const steps = [
    { id: 'chosen', kind: 'choice', input: { show: 'A bowl?' } },
    { id: 'asked', kind: 'condition', input: { text: '{{chosen.text}}', contains: 'yes' } },
    { id: 'first', ...picture, when: 'asked' },
    { id: 'second', ...picture, when: 'asked' },
  ];
  const { id } = await make({ name: 'Asks what it costs', steps, budget: 2 });
  const { runId } = await call<{ runId: string }>('POST', `/agents/${id}/run`, {});
  await untilRun(runId, ({ waitingFor }) => waitingFor === 'approval');
  const send = (path: string, body: object, most: string) =>
    user.fetchJson('POST', `/api/agent-runs/${runId}/${path}`, body, { 'max-credits': most });
  const refused = { status: 409, body: { error: 'above_max', price: 4 } };
  const answer = { step: 'chosen', text: 'yes' };
  expect(await send('answer', answer, 'quote')).toMatchObject(refused);
  expect(await send('answer', answer, '3')).toMatchObject(refused);
  expect(await runOf(runId)).toMatchObject({ status: 'running', waitingFor: 'approval' });
  expect(await send('answer', answer, '4')).toMatchObject({ status: 200 });
  await untilRun(runId, ({ waitingFor }) => waitingFor === 'budget');
  const left = { status: 409, body: { error: 'above_max', price: 2 } };
  expect(await send('budget', { budget: 9 }, 'quote')).toMatchObject(left);
  expect(await send('past-daily-cap', {}, 'quote')).toMatchObject(left);
  expect(await runOf(runId)).toMatchObject({ waitingFor: 'budget', budget: { cap: 2, spent: 2 } });
  expect(await send('budget', { budget: 9 }, '2')).toMatchObject({ status: 200 });
  expect(await untilRun(runId, ({ status }) => isEnded(status))).toMatchObject({ status: 'completed', charged: 4 });
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
  const read = () => runOf(runId, owner);
  for (const method of ['GET', 'HEAD']) expect((await fetch(link, { method })).status).toBe(200);
  expect((await read()).steps.map(({ state }) => state)).toEqual(['asking', 'asking']);
  await call('POST', `/agent-runs/${runId}/answer`, { step: 'one', text: 'yes' }, owner);
  await until(async () => (await mails()).length === 2, 'The second question is mailed');
  await call('POST', `/agent-runs/${runId}/answer`, { step: 'two', text: 'yes' }, owner);
  await until(async () => (await read()).status === 'completed', 'It is done');
  expect(await mails()).toHaveLength(2);
});
