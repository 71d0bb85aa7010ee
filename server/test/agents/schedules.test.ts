import type { AgentSchedule } from '@flint/shared/contracts/agent-schedules';
import type { Agent } from '@flint/shared/contracts/agents';
import type { StepJob } from '@flint/shared/contracts/step-jobs';
import { query } from '../support/query';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { until } from '../support/until';

let server: TestServer;
let other: TestServer;
let user: TestClient;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '250' });
  const { DATA_DIR = '', DATABASE_URL = '' } = server.env;
  other = await startServer({ SWEEP_MS: '250', DATA_DIR, DATABASE_URL, PUBLIC_URL: server.url });
  user = await server.signUpVerified();
});
afterAll(async () => {
  await other?.stop();
  await server?.stop();
});

const call = <T>(method: string, path: string, body?: object, as = user) => as.ok<T>(method, `/api${path}`, body);
const makeAgent = async (text = 'About {{input.topic}}') => {
  const inputs = { topic: { type: 'text', label: 'Topic', required: true } };
  const steps = [{ id: 'words', kind: 'text', input: { text } }];
  return (await call<{ agent: Agent }>('POST', '/agents', { name: 'Daily', inputs, steps })).agent;
};
const DAILY = { cron: '0 9 * * *', zone: 'Europe/Lisbon', inputs: { topic: 'clay' } };
const plan = async (agentId: string, body: object = DAILY) =>
  (await call<{ schedule: AgentSchedule }>('POST', `/agents/${agentId}/schedules`, body)).schedule;
const runsOf = async (agentId: string) =>
  (await call<{ runs: StepJob[] }>('GET', '/agents/runs')).runs.filter((run) => run.agentId === agentId);
/** Moves the next time of a schedule back, as if it had come. */
const makeDue = (id: string, back: string) =>
  query(server.env.DATABASE_URL, 'update agent_schedule set next_at = next_at - $2::interval where id = $1', [
    id,
    back,
  ]);
const settled = (agentId: string) =>
  until(async () => {
    const [schedule] = (await call<{ schedules: AgentSchedule[] }>('GET', `/agents/${agentId}/schedules`)).schedules;
    return schedule?.lastAt != null && schedule;
  }, 'The due time is settled');

test('two processes start one run of a time that is due, and tell what was missed', async () => {
  const agent = await makeAgent();
  const made = await plan(agent.id, { ...DAILY, zone: 'UTC' });
  expect(made).toMatchObject({ isOn: true, lastAt: null, missed: 0, fault: null });
  await makeDue(made.id, '3 days');
  const schedule = await settled(agent.id);
  expect(schedule).toMatchObject({ missed: 2, fault: null, isOn: true });
  expect(Date.parse(schedule.nextAt ?? '')).toBeGreaterThan(Date.now());
  const runs = await runsOf(agent.id);
  expect(runs.map(({ id }) => id)).toEqual([schedule.lastRunId]);
  await until(async () => (await runsOf(agent.id))[0]?.status === 'completed', 'The run has ended');
});

test('a run that cannot be started says why, and the schedule goes on', async () => {
  const agent = await makeAgent();
  const made = await plan(agent.id, { ...DAILY, inputs: {} });
  await makeDue(made.id, '1 day');
  expect(await settled(agent.id)).toMatchObject({ isOn: true, lastRunId: null, fault: expect.stringMatching(/Topic/) });
  expect(await runsOf(agent.id)).toEqual([]);
});

test('schedules that fail in an unexpected way do not stand before those of others', async () => {
  const agent = await makeAgent();
  const { id } = await plan(agent.id, { ...DAILY, zone: 'UTC' });
  // More than one sweep takes, each with a time that no calendar can read.
  await query(
    server.env.DATABASE_URL,
    `insert into agent_schedule (id, user_id, agent_id, cron, zone, next_at)
     select gen_random_uuid(), user_id, agent_id, 'never', zone, now() - interval '9 days'
     from agent_schedule, generate_series(1, 60) where id = $1`,
    [id],
  );
  await makeDue(id, '1 day');
  const mine = await until(async () => {
    const { schedules } = await call<{ schedules: AgentSchedule[] }>('GET', `/agents/${agent.id}/schedules`);
    return schedules.find((each) => each.id === id && each.lastAt !== null);
  }, 'The due time is settled');
  expect(mine).toMatchObject({ fault: null, lastRunId: expect.any(String) });
  await query(server.env.DATABASE_URL, "delete from agent_schedule where cron = 'never'");
});

test('a schedule is turned off and on, and belongs to its user alone', async () => {
  const agent = await makeAgent();
  const made = await plan(agent.id);
  const path = `/agent-schedules/${made.id}`;
  const stranger = await server.signUpVerified();
  const statusOf = async (method: string, where: string, body?: object) =>
    (await stranger.fetchJson(method, `/api${where}`, body)).status;
  const refused = [
    statusOf('PUT', path, { isOn: false }),
    statusOf('DELETE', path),
    statusOf('GET', `/agents/${agent.id}/schedules`),
    statusOf('POST', `/agents/${agent.id}/schedules`, DAILY),
  ];
  expect(await Promise.all(refused)).toEqual([404, 404, 404, 404]);
  expect((await call<{ schedule: AgentSchedule }>('PUT', path, { isOn: false })).schedule.nextAt).toBeNull();
  expect((await call<{ schedule: AgentSchedule }>('PUT', path, { isOn: true })).schedule.nextAt).toBe(made.nextAt);
  await call('DELETE', path);
  expect((await call<{ schedules: AgentSchedule[] }>('GET', `/agents/${agent.id}/schedules`)).schedules).toEqual([]);
  const often = await user.fetchJson('POST', `/api/agents/${agent.id}/schedules`, { ...DAILY, cron: '* * * * *' });
  expect(often).toMatchObject({ status: 400, body: { field: 'cron' } });
});
