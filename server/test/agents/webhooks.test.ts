import { createHmac, randomUUID } from 'node:crypto';
import type { AgentWebhook, WebhookDelivery } from '@flint/shared/contracts/agent-webhooks';
import type { Agent } from '@flint/shared/contracts/agents';
import type { StepJob } from '@flint/shared/contracts/step-jobs';
import { createInternet, type Internet } from '../support/internet';
import { query } from '../support/query';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { until } from '../support/until';

interface Received {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}
type Told = { webhook: AgentWebhook; secret: string };
type Listed = { webhooks: AgentWebhook[]; deliveries: WebhookDelivery[] };

let internet: Internet;
let server: TestServer;
let user: TestClient;
const received: Received[] = [];
/** Statuses of the receiver's next answers; 204 after them. */
let answers: number[] = [];

beforeAll(async () => {
  internet = await createInternet(async (request, response) => {
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += part;
    received.push({ headers: request.headers, body });
    response.writeHead(answers.shift() ?? 204, { location: `http://127.0.0.1:${internet.innerPort}/` }).end();
  }, 'public.test');
  server = await startServer({ RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '250', ...internet.env });
  user = await server.signUpVerified();
});
afterAll(async () => {
  await server?.stop();
  await internet?.stop();
});

const call = <T>(method: string, path: string, body?: object, as = user) => as.ok<T>(method, `/api${path}`, body);
const makeAgent = async () => {
  const inputs = { topic: { type: 'text', label: 'Topic', required: true } };
  const steps = [{ id: 'words', kind: 'text', input: { text: 'About {{input.topic}}' } }];
  return (await call<{ agent: Agent }>('POST', '/agents', { name: 'Hooked', inputs, steps })).agent;
};
const makeWebhook = (agentId: string, body: object) => call<Told>('POST', `/agents/${agentId}/webhooks`, body);
const list = (agentId: string) => call<Listed>('GET', `/agents/${agentId}/webhooks`);
const runsOf = async (agentId: string) =>
  (await call<{ runs: StepJob[] }>('GET', '/agents/runs')).runs.filter((run) => run.agentId === agentId);
const signature = (secret: string, id: string, stamp: string, body: string) =>
  `v1,${createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(`${id}.${stamp}.${body}`)
    .digest('base64')}`;

/** Calls a webhook as a program would, without a session. */
async function send(
  webhook: AgentWebhook,
  secret: string,
  body: string,
  { id = randomUUID() as string, ago = 0 } = {},
) {
  const stamp = String(Math.floor(Date.now() / 1000) - ago);
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': stamp,
    'webhook-signature': signature(secret, id, stamp, body),
  };
  const answer = await fetch(webhook.url, { method: 'POST', body, headers });
  return { status: answer.status, body: (await answer.json()) as { runId?: string; field?: string; message?: string } };
}

test('a signed call starts one run with its body as inputs, however often it comes', async () => {
  const agent = await makeAgent();
  const { webhook, secret } = await makeWebhook(agent.id, { direction: 'in' });
  const body = JSON.stringify({ topic: 'clay' });
  const first = await send(webhook, secret, body, { id: 'one' });
  expect(first).toEqual({ status: 200, body: { runId: expect.any(String) } });
  expect(await send(webhook, secret, body, { id: 'one' })).toEqual(first);
  expect((await send(webhook, secret, '{"topic":"mud"}', { id: 'one' })).status).toBe(422);
  const [run, ...others] = await runsOf(agent.id);
  expect([run?.id, run?.inputs, others]).toEqual([first.body.runId, { topic: 'clay' }, []]);

  const wrong = await send(webhook, secret, '{}');
  expect(wrong).toMatchObject({ status: 400, body: { field: 'inputs.topic' } });
  expect((await list(agent.id)).webhooks).toMatchObject([{ lastRunId: null, fault: wrong.body.message }]);
  for (const text of ['no JSON', '[]', 'null', '{"topic":"a\\u0000b"}', `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`])
    expect((await send(webhook, secret, text)).status).toBe(400);
  expect(await runsOf(agent.id)).toHaveLength(1);
});

test('a call with a wrong signature, an old one or an unknown address is refused, and tells nothing', async () => {
  const agent = await makeAgent();
  const { webhook, secret } = await makeWebhook(agent.id, { direction: 'in' });
  const body = '{"topic":"clay"}';
  const refused = await Promise.all([
    send(webhook, 'whsec_AAAA', body),
    send(webhook, secret, body, { ago: 301 }),
    fetch(webhook.url, { method: 'POST', body }).then(async (answer) => ({
      status: answer.status,
      body: (await answer.json()) as { message?: string },
    })),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([401, 401, 401]);
  expect(new Set(refused.map(({ body: { message } }) => message)).size).toBe(1);
  const nowhere = (id: string) => ({ ...webhook, url: webhook.url.replace(webhook.id, id) });
  for (const id of [randomUUID(), 'x', '%00']) expect((await send(nowhere(id), secret, body)).status).toBe(404);
  const told = await call<Told>('POST', `/agent-webhooks/${webhook.id}/secret`);
  expect(Date.parse(told.webhook.oldUntil ?? '')).toBeGreaterThan(Date.now() + 23 * 3_600_000);
  expect([await send(webhook, secret, body), await send(webhook, told.secret, body)]).toMatchObject([
    ...[{ status: 200 }, { status: 200 }],
  ]);
  const passDay = `update agent_webhook set old_until = now() where id = $1`;
  await query(server.env.DATABASE_URL, passDay, [webhook.id]);
  expect((await send(webhook, secret, body)).status).toBe(401);
  const third = await call<Told>('POST', `/agent-webhooks/${webhook.id}/secret`);
  expect((await send(webhook, told.secret, body)).status).toBe(200);
  const ended = await call<Told>('DELETE', `/agent-webhooks/${webhook.id}/old-secret`);
  expect([ended.webhook.oldUntil, (await send(webhook, told.secret, body)).status]).toEqual([null, 401]);
  expect((await send(webhook, third.secret, body)).status).toBe(200);
  await call('DELETE', `/agent-webhooks/${webhook.id}`);
  expect((await send(webhook, third.secret, body)).status).toBe(404);
});

test('a webhook that is called too often says when it is taken again, and others go on', async () => {
  const [agent, other] = await Promise.all([makeAgent(), makeAgent()]);
  const [hook, open] = await Promise.all([agent, other].map(({ id }) => makeWebhook(id, { direction: 'in' })));
  if (!hook || !open) throw new Error('No webhooks');
  const call = ({ webhook, secret }: Told) => send(webhook, secret, '{"topic":"clay"}');
  expect((await call(hook)).status).toBe(200);
  await query(server.env.DATABASE_URL, 'update rate_limit set points = 100000000 where key = $1', [
    `generate:webhook ${hook.webhook.id}`,
  ]);
  expect(await call(hook)).toMatchObject({ status: 429, body: { message: expect.stringMatching(/Try again in/) } });
  expect((await call(open)).status).toBe(200);
  expect(await runsOf(agent.id)).toHaveLength(1);
});

test('a webhook belongs to its user alone, and an agent has one of each direction', async () => {
  const agent = await makeAgent();
  const { webhook } = await makeWebhook(agent.id, { direction: 'in' });
  const stranger = await server.signUpVerified();
  const statusOf = async (method: string, path: string, body?: object, as = stranger) =>
    (await as.fetchJson(method, `/api${path}`, body)).status;
  expect(
    await Promise.all([
      statusOf('GET', `/agents/${agent.id}/webhooks`),
      statusOf('POST', `/agents/${agent.id}/webhooks`, { direction: 'in' }),
      statusOf('POST', `/agent-webhooks/${webhook.id}/secret`),
      statusOf('DELETE', `/agent-webhooks/${webhook.id}`),
      statusOf('DELETE', `/agent-webhooks/${webhook.id}/old-secret`),
      statusOf('POST', `/webhook-deliveries/${randomUUID()}/send`),
    ]),
  ).toEqual([404, 404, 404, 404, 404, 404]);
  expect(await statusOf('POST', `/agents/${agent.id}/webhooks`, { direction: 'in' }, user)).toBe(409);
});

describe('an ended run', () => {
  const tellAt = (host: string) => `https://${host}:${internet.publicPort}/told`;
  const wait = (agentId: string, isReached: (delivery: WebhookDelivery) => boolean) =>
    until(async () => {
      const [delivery] = (await list(agentId)).deliveries;
      return delivery && isReached(delivery) && delivery;
    }, 'The delivery is there');
  const makeDue = (id: string, attempts: number) =>
    query(server.env.DATABASE_URL, 'update webhook_delivery set next_at = now(), attempts = $2 where id = $1', [
      ...[id, attempts],
    ]);

  test('is told with a signature, again after a failure, and again when asked', async () => {
    const agent = await makeAgent();
    const { webhook, secret } = await makeWebhook(agent.id, { direction: 'out', url: tellAt('public.test') });
    expect(webhook.url).toBe(tellAt('public.test'));
    answers = [302];
    const { runId } = await call<{ runId: string }>('POST', `/agents/${agent.id}/run`, { inputs: { topic: 'clay' } });
    const waiting = await wait(agent.id, ({ attempts, status }) => attempts === 1 && status !== null);
    expect(waiting).toMatchObject({ runId, state: 'waiting', status: 302, fault: 'It answered 302.' });
    await makeDue(waiting.id, 1);
    expect(await wait(agent.id, ({ state }) => state === 'delivered')).toMatchObject({
      attempts: 2,
      status: 204,
      nextAt: null,
    });

    const { delivery } = await call<{ delivery: WebhookDelivery }>('POST', `/webhook-deliveries/${waiting.id}/send`);
    expect(delivery).toMatchObject({ state: 'delivered', attempts: 1, status: 204, fault: null });
    expect(received).toHaveLength(3);
    for (const { headers, body } of received) {
      const { 'webhook-id': id, 'webhook-timestamp': stamp } = headers;
      expect(id).toBe(waiting.id);
      expect(headers['webhook-signature']).toBe(signature(secret, String(id), String(stamp), body));
      expect(JSON.parse(body)).toMatchObject({
        type: 'run.ended',
        data: {
          runId,
          agentId: agent.id,
          status: 'completed',
          steps: [{ id: 'words', output: { text: 'About clay' } }],
        },
      });
    }
    expect(internet.connections().filter((line) => line.endsWith(` ${internet.innerPort}`))).toEqual([]);
  });

  test('is given up after its last attempt, and no address leads inside', async () => {
    const agent = await makeAgent();
    const privately = /private network/;
    for (const [url, rule] of [
      [undefined, /Write the address/],
      ['http://public.test/', /starts with https/],
      ['https://', /no address/],
      ['https://a:b@public.test/', /a name or a password/],
      ['https://127.0.0.1/', privately],
      ['https://[::1]/', privately],
      ['https://localhost/', privately],
      [`https://loopback.test:${internet.innerPort}/`, privately],
    ] as const)
      expect([
        url,
        await user.fetchJson('POST', `/api/agents/${agent.id}/webhooks`, { direction: 'out', url }),
      ]).toMatchObject([url, { status: 400, body: { field: 'url', message: expect.stringMatching(rule) } }]);
    // Its name leads inside only after it was kept.
    const { webhook } = await makeWebhook(agent.id, { direction: 'out', url: `https://nowhere.test/` });
    await query(server.env.DATABASE_URL, 'update agent_webhook set url = $2 where id = $1', [
      ...[webhook.id, `https://loopback.test:${internet.innerPort}/`],
    ]);
    await call('POST', `/agents/${agent.id}/run`, { inputs: { topic: 'clay' } });
    const waiting = await wait(agent.id, ({ fault }) => fault !== null);
    await makeDue(waiting.id, 5);
    expect(await wait(agent.id, ({ state }) => state === 'failed')).toMatchObject({
      ...{ attempts: 6, status: null, nextAt: null, fault: 'Flint does not fetch from this address.' },
    });
    expect(internet.connections().filter((line) => line.endsWith(` ${internet.innerPort}`))).toEqual([]);
  });
});
