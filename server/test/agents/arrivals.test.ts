import { type AgentArrival, ARRIVALS_A_DAY } from '@flint/shared/contracts/agent-arrivals';
import type { AgentEnding } from '@flint/shared/contracts/agent-endings';
import type { Agent } from '@flint/shared/contracts/agents';
import type { Collection } from '@flint/shared/contracts/collections';
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
  await user.grant(500);
});
afterAll(async () => {
  await other?.stop();
  await server?.stop();
  await fal?.stop();
});

const call = <T>(method: string, path: string, body?: object, as = user) => as.ok<T>(method, `/api${path}`, body);
const INPUTS = {
  picture: { type: 'upload', label: 'Picture', accepts: 'picture', required: true },
  mood: { type: 'text', label: 'Mood', required: true },
};
const makeAgent = async (steps: object[] = [{ id: 'words', kind: 'text', input: { text: '{{input.mood}}' } }]) =>
  (await call<{ agent: Agent }>('POST', '/agents', { name: 'Watcher', inputs: INPUTS, steps })).agent;
const makeCollection = async (name: string) =>
  (await call<{ collection: Collection }>('POST', '/library/collections', { name })).collection;
const watch = async (agentId: string, collectionId: string, field = 'picture') =>
  (
    await call<{ arrival: AgentArrival }>('POST', `/agents/${agentId}/arrivals`, {
      ...{ collectionId, field, inputs: { mood: 'calm' } },
    })
  ).arrival;
const makePicture = async () => {
  const body = { prompt: 'A bowl', num_images: 1 };
  const { images } = await call<{ images: { id: string }[] }>('POST', '/fal-ai/generate/image', body);
  return images[0]?.id ?? '';
};
const put = (collectionId: string, ...add: string[]) =>
  call('POST', `/library/collections/${collectionId}/items`, { add });
const runsOf = async (agentId: string) =>
  (await call<{ runs: StepJob[] }>('GET', '/agents/runs')).runs.filter((run) => run.agentId === agentId);
const arrivalOf = async (agentId: string) =>
  (await call<{ arrivals: AgentArrival[] }>('GET', `/agents/${agentId}/arrivals`)).arrivals[0];
const untilArrival = (agentId: string, is: (arrival: AgentArrival) => boolean) =>
  until(async () => {
    const found = await arrivalOf(agentId);
    return found && is(found) && found;
  }, 'The file is taken');

test('each new picture of a collection starts one run, by two processes; earlier ones and those while it is off do not', async () => {
  const [agent, clay] = await Promise.all([makeAgent(), makeCollection('Clay')]);
  const [early, first, second] = await Promise.all([makePicture(), makePicture(), makePicture()]);
  await put(clay.id, early);
  const made = await watch(agent.id, clay.id);
  expect(made).toMatchObject({ collectionName: 'Clay', isOn: true, lastAt: null, fault: null });
  await put(clay.id, first);
  const taken = await untilArrival(agent.id, ({ lastAt }) => lastAt !== null);
  const runs = await runsOf(agent.id);
  expect(runs.map(({ id, inputs }) => [id, inputs])).toEqual([[taken.lastRunId, { picture: first, mood: 'calm' }]]);

  await call('PUT', `/agent-arrivals/${made.id}`, { isOn: false });
  await put(clay.id, second);
  await call('PUT', `/agent-arrivals/${made.id}`, { isOn: true });
  const third = await makePicture();
  await put(clay.id, third);
  await until(async () => (await runsOf(agent.id)).length === 2, 'The third file is taken');
  expect((await runsOf(agent.id)).map(({ inputs }) => inputs.picture)).toEqual([third, first]);
});

test('what agents make starts nothing, and a file that does not fit says why', async () => {
  const cover = { id: 'cover', kind: 'image', input: { prompt: 'A bowl' } };
  const [agent, loop] = await Promise.all([makeAgent([cover]), makeCollection('Loop')]);
  await watch(agent.id, loop.id);
  await call('PUT', `/agents/${agent.id}/collection`, { collectionId: loop.id });
  const picture = await makePicture();
  await put(loop.id, picture);
  const { lastRunId } = await untilArrival(agent.id, ({ lastAt }) => lastAt !== null);
  const isPut = async () =>
    (await call<{ collection: { state: string } | null }>('GET', `/agent-runs/${lastRunId}/collection`)).collection
      ?.state === 'added';
  await until(isPut, 'The result is in the collection');
  // A later file is taken after the result would have been.
  const { runId } = await call<{ runId: string }>('POST', '/fal-ai/chat/completion', SAY);
  await put(loop.id, await wordsOf(runId));
  const { fault } = await untilArrival(agent.id, (arrival) => arrival.fault !== null);
  expect(fault).toBe('“Picture” takes pictures: another file came.');
  expect(await runsOf(agent.id)).toHaveLength(1);
});

test('beyond the most of a day files wait for the next one', async () => {
  const [agent, many] = await Promise.all([makeAgent(), makeCollection('Many')]);
  const { id } = await watch(agent.id, many.id);
  const { DATABASE_URL } = server.env;
  const full = `insert into arrived_file (arrival_id, asset_id) select $1, gen_random_uuid() from generate_series(2, $2::int)`;
  await query(DATABASE_URL, full, [id, ARRIVALS_A_DAY]);
  const [first, second] = await Promise.all([makePicture(), makePicture()]);
  await put(many.id, first);
  await until(async () => (await runsOf(agent.id)).length === 1, 'The last of the day is taken');
  await put(many.id, second);
  const [open, calm] = await Promise.all([makeAgent(), makeCollection('Calm')]);
  await watch(open.id, calm.id);
  await put(calm.id, second);
  await untilArrival(open.id, ({ lastAt }) => lastAt !== null);
  expect(await runsOf(agent.id)).toHaveLength(1);
  await query(DATABASE_URL, `update arrived_file set taken_at = now() - interval '1 day' where arrival_id = $1`, [id]);
  await until(async () => (await runsOf(agent.id)).length === 2, 'The next day it is taken');
});

test('it belongs to its user alone, names the wrong field, and ends with its agent', async () => {
  const [agent, own] = await Promise.all([makeAgent(), makeCollection('Own')]);
  const { id } = await watch(agent.id, own.id);
  const stranger = await server.signUpVerified();
  const statusOf = async (method: string, path: string, body?: object) =>
    (await stranger.fetchJson(method, `/api${path}`, body)).status;
  expect(
    await Promise.all([
      statusOf('GET', `/agents/${agent.id}/arrivals`),
      statusOf('POST', `/agents/${agent.id}/arrivals`, { collectionId: own.id, field: 'picture' }),
      statusOf('PUT', `/agent-arrivals/${id}`, { isOn: false }),
      statusOf('DELETE', `/agent-arrivals/${id}`),
    ]),
  ).toEqual([404, 404, 404, 404]);
  const create = (as: TestClient, agentId: string, body: object) =>
    as.fetchJson('POST', `/api/agents/${agentId}/arrivals`, body);
  expect(await create(stranger, 'notes-to-thread', { collectionId: own.id, field: 'notes' })).toMatchObject({
    ...{ status: 400, body: { field: 'collectionId' } },
  });
  expect(await create(user, agent.id, { collectionId: own.id, field: 'none' })).toMatchObject({
    ...{ status: 400, body: { field: 'field' } },
  });
  expect((await create(user, agent.id, { collectionId: own.id, field: 'picture' })).status).toBe(409);
  await call('DELETE', `/agents/${agent.id}`);
  const { endings } = await call<{ endings: AgentEnding[] }>('GET', '/agent-endings');
  expect(endings).toMatchObject([{ kind: 'arrival', collection: 'Own', reason: 'deleted' }]);
});

const SAY = { messages: [{ role: 'user', content: 'A line about clay' }], max_tokens: 60 };
/** The library item of what a run wrote. */
async function wordsOf(runId: string): Promise<string> {
  const [row] = await query(server.env.DATABASE_URL, 'select id from asset where run_id = $1', [runId]);
  return String(row?.id);
}
