import type { AgentCollection, RunCollection } from '@flint/shared/contracts/agent-collections';
import type { Agent } from '@flint/shared/contracts/agents';
import type { Collection } from '@flint/shared/contracts/collections';
import { isEnded } from '@flint/shared/contracts/runs';
import type { StepJob } from '@flint/shared/contracts/step-jobs';
import { type Fal, startFal } from '../support/fal';
import { query } from '../support/query';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { until } from '../support/until';

let fal: Fal;
let server: TestServer;
let other: TestServer;
let user: TestClient;

beforeAll(async () => {
  fal = await startFal();
  const settings = { ...fal.env, SWEEP_MS: '250' };
  server = await startServer({ ...settings, RATE_LIMIT_FACTOR: '1000' });
  const { DATA_DIR = '', DATABASE_URL = '' } = server.env;
  other = await startServer({ ...settings, DATA_DIR, DATABASE_URL, PUBLIC_URL: server.url });
  user = await server.signUpVerified();
  await user.grant(200);
});
afterAll(async () => {
  await other?.stop();
  await server?.stop();
  await fal?.stop();
});

const call = <T>(method: string, path: string, body?: object) => user.ok<T>(method, `/api${path}`, body);
const makeAgent = async () => {
  const steps = [{ id: 'cover', kind: 'image', input: { prompt: 'A bowl', num_images: 2 } }];
  return (await call<{ agent: Agent }>('POST', '/agents', { name: 'Bowls', steps })).agent;
};
const makeCollection = async (name: string) =>
  (await call<{ collection: Collection }>('POST', '/library/collections', { name })).collection;
const choose = async (agentId: string, collectionId: string | null) =>
  (await call<{ collection: AgentCollection | null }>('PUT', `/agents/${agentId}/collection`, { collectionId }))
    .collection;
const run = async (agentId: string) => {
  const { runId } = await call<{ runId: string }>('POST', `/agents/${agentId}/run`, {});
  await until(
    async () => isEnded((await call<{ run: StepJob }>('GET', `/agent-runs/${runId}`)).run.status),
    'The run has ended',
  );
  return runId;
};
const putOf = async (runId: string) =>
  (await call<{ collection: RunCollection | null }>('GET', `/agent-runs/${runId}/collection`)).collection;
const settled = (runId: string) =>
  until(async () => {
    const put = await putOf(runId);
    return put && put.state !== 'waiting' && put;
  }, 'The results are put');
const countIn = async (id: string) => {
  const { collections } = await call<{ collections: Collection[] }>('GET', '/library/collections');
  return collections.find((each) => each.id === id)?.count;
};

test('what a run makes goes into its collection once, by two processes, and what its owner takes out stays out', async () => {
  const [agent, clay] = await Promise.all([makeAgent(), makeCollection('Clay')]);
  const early = await run(agent.id);
  expect(await choose(agent.id, clay.id)).toEqual({ id: clay.id, name: 'Clay', isGone: false });
  const runId = await run(agent.id);
  expect(await settled(runId)).toEqual({ id: clay.id, name: 'Clay', state: 'added', items: 2 });
  expect([await countIn(clay.id), await putOf(early)]).toEqual([2, null]);

  const { run: made } = await call<{ run: StepJob }>('GET', `/agent-runs/${runId}`);
  const [first] = made.steps[0]?.images ?? [];
  await call('POST', `/library/collections/${clay.id}/items`, { remove: [first?.id] });
  await settled(await run(agent.id));
  expect(await countIn(clay.id)).toBe(3);
  expect(await choose(agent.id, null)).toBeNull();
});

test('a process that died before it put the results leaves them to the next one, whole', async () => {
  const [agent, glaze] = await Promise.all([makeAgent(), makeCollection('Glaze')]);
  await choose(agent.id, glaze.id);
  const runId = await run(agent.id);
  await settled(runId);
  // As before the one transaction that puts them was committed.
  const { DATABASE_URL } = server.env;
  await query(DATABASE_URL, 'delete from collection_item where collection_id = $1', [glaze.id]);
  await query(DATABASE_URL, 'delete from run_collection where run_id = $1', [runId]);
  expect(await settled(runId)).toMatchObject({ state: 'added', items: 2 });
  expect(await countIn(glaze.id)).toBe(2);
});

test('a collection that is gone is told, before a run and after it', async () => {
  const [agent, brief] = await Promise.all([makeAgent(), makeCollection('Brief')]);
  await choose(agent.id, brief.id);
  await call('DELETE', `/library/collections/${brief.id}`);
  const { collection } = await call<{ collection: AgentCollection }>('GET', `/agents/${agent.id}/collection`);
  expect(collection).toEqual({ id: brief.id, name: 'Brief', isGone: true });
  expect(await settled(await run(agent.id))).toEqual({ id: brief.id, name: 'Brief', state: 'gone', items: 0 });
});

test('a collection and an agent of another user are not found, and a wrong id says its field', async () => {
  const [agent, own] = await Promise.all([makeAgent(), makeCollection('Own')]);
  const stranger = await server.signUpVerified();
  const ask = async (as: TestClient, method: string, path: string, body?: object) =>
    (await as.fetchJson(method, `/api${path}`, body)).status;
  const path = `/agents/${agent.id}/collection`;
  expect(await ask(stranger, 'GET', path)).toBe(404);
  expect(await ask(stranger, 'PUT', path, { collectionId: own.id })).toBe(404);
  expect(await ask(stranger, 'GET', `/agent-runs/${await run(agent.id)}/collection`)).toBe(404);
  const put = (collectionId: unknown) =>
    stranger.fetchJson('PUT', '/api/agents/notes-to-thread/collection', { collectionId });
  for (const wrong of [own.id, 'x', undefined])
    expect(await put(wrong)).toMatchObject({ status: 400, body: { field: 'collectionId' } });
});
