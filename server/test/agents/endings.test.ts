import type { AgentEnding } from '@flint/shared/contracts/agent-endings';
import { SCHEDULES_MAX } from '@flint/shared/contracts/agent-schedules';
import type { Agent } from '@flint/shared/contracts/agents';
import { mailTo, untilMailed } from '../support/mailbox';
import { query } from '../support/query';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { until } from '../support/until';

let server: TestServer;
let owner: TestClient;
let other: TestClient;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '250' });
  [owner, other] = await Promise.all([server.signUpVerified(), server.signUpVerified()]);
});
afterAll(() => server?.stop());

const call = <T>(as: TestClient, method: string, path: string, body?: object) => as.ok<T>(method, `/api${path}`, body);
const STEPS = [{ id: 'words', kind: 'text', input: { text: 'Words' } }];
const publish = async (name: string) => {
  const body = { name, inputs: {}, steps: STEPS, isPublished: true };
  return (await call<{ agent: Agent }>(owner, 'POST', '/agents', body)).agent;
};
const plan = (as: TestClient, agentId: string) =>
  as.fetchJson('POST', `/api/agents/${agentId}/schedules`, { cron: '0 9 * * 5', zone: 'UTC' });
const hook = (as: TestClient, agentId: string) =>
  call<{ webhook: { id: string } }>(as, 'POST', `/agents/${agentId}/webhooks`, { direction: 'in' });
const endingsFor = async (as: TestClient) =>
  (await call<{ endings: AgentEnding[] }>(as, 'GET', '/agent-endings')).endings;
const countOf = async (agentId: string) => {
  const rows = await query(
    server.env.DATABASE_URL,
    'select user_id from agent_schedule where agent_id = $1 union all select user_id from agent_webhook where agent_id = $1',
    [agentId],
  );
  return rows.length;
};

test('a schedule and a webhook of another user end when the agent is taken back: listed, mailed, not counted', async () => {
  const agent = await publish('Clay news');
  await Promise.all([plan(owner, agent.id), hook(other, agent.id)]);
  for (let at = 0; at < SCHEDULES_MAX; at += 1) expect((await plan(other, agent.id)).status).toBe(200);
  expect((await plan(other, agent.id)).status).toBe(409);
  // What its owner writes into it afterwards is nobody else’s to read.
  await call(owner, 'PUT', `/agents/${agent.id}`, { name: 'A secret draft' });
  await call(owner, 'PUT', `/agents/${agent.id}`, { isPublished: false });

  const endings = await endingsFor(other);
  expect(endings).toHaveLength(SCHEDULES_MAX + 1);
  for (const ending of endings) expect(ending).toMatchObject({ agentName: 'Clay news', reason: 'unpublished' });
  expect(endings).toContainEqual(expect.objectContaining({ kind: 'schedule', cron: '0 9 * * 5', zone: 'UTC' }));
  expect(endings).toContainEqual(expect.objectContaining({ kind: 'webhook', direction: 'in' }));
  expect([await countOf(agent.id), await endingsFor(owner)]).toEqual([1, []]);
  const { text } = await untilMailed(server.client(), other.email, /Ended with its agent/);
  expect(text).toContain('21 things that you set up with agents ended, because you cannot run “Clay news” any more.');
  const open = await publish('Another');
  expect((await plan(other, open.id)).status).toBe(200);

  const [first] = endings;
  expect((await owner.fetchJson('DELETE', `/api/agent-endings/${first?.id}`)).status).toBe(404);
  await call(other, 'DELETE', `/agent-endings/${first?.id}`);
  expect(await endingsFor(other)).toHaveLength(SCHEDULES_MAX);
});

test('a deleted agent ends what its owner set up too, who reads it in the list and gets no mail', async () => {
  const agent = await publish('Weekly glaze');
  await Promise.all([plan(owner, agent.id), hook(owner, agent.id)]);
  await call(owner, 'DELETE', `/agents/${agent.id}`);
  expect(await countOf(agent.id)).toBe(0);
  expect(await endingsFor(owner)).toMatchObject([
    { agentName: 'Weekly glaze', reason: 'deleted' },
    { agentName: 'Weekly glaze', reason: 'deleted' },
  ]);
  expect((await mailTo(server.client(), owner.email)).filter(({ subject }) => /Ended/.test(subject))).toEqual([]);
});

test('a schedule that was made while its agent was taken away ends when it is due', async () => {
  const agent = await publish('Late');
  const { body } = await plan(other, agent.id);
  const { id } = (body as { schedule: { id: string } }).schedule;
  await query(server.env.DATABASE_URL, 'delete from agent where id = $1', [agent.id]);
  await query(server.env.DATABASE_URL, 'update agent_schedule set next_at = now() where id = $1', [id]);
  const ended = await until(
    async () => (await endingsFor(other)).find(({ agentName }) => agentName === null),
    'The schedule has ended',
  );
  expect(ended).toMatchObject({ reason: 'deleted', kind: 'schedule' });
  expect(await countOf(agent.id)).toBe(0);
});
