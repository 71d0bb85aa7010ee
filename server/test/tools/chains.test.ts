import { randomUUID } from 'node:crypto';
import type { ToolChain } from '@flint/shared/contracts/tool-chains';
import type { ToolId } from '@flint/shared/contracts/tools';
import { CHAINS } from '@flint/shared/contracts/tools/chains';
import { DEFINED_TOOLS } from '@flint/shared/contracts/tools/load';
import { type OpenAi, startOpenAi } from '../support/openai';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { until } from '../support/until';

let openai: OpenAi;
let server: TestServer;
let user: TestClient;

beforeAll(async () => {
  openai = await startOpenAi();
  server = await startServer({ ...openai.env, RATE_LIMIT_FACTOR: '1000' });
  user = await server.signUpVerified();
  await user.grant(1_000);
});
afterAll(async () => {
  await server.stop();
  await openai.stop();
});

interface One {
  chain: ToolChain;
  balance: number;
}
const call = async (method: string, path: string, body?: object, headers?: Record<string, string>) => {
  const answer = await user.fetchJson(method, `/api/tool-chains${path}`, body, headers);
  if (answer.status !== 200) throw new Error(`${method} ${path} said ${answer.status}: ${JSON.stringify(answer.body)}`);
  return (answer.body as One).chain;
};
const untilIs = (id: string, status: ToolChain['status']) =>
  until(async () => {
    const chain = await call('GET', `/${id}`);
    return chain.status === status && chain;
  }, `The chain is ${status}`);
const statusesOf = ({ parts }: ToolChain) => parts.map(({ use }) => use?.run.status ?? 'waiting');

const TITLES = { titles: [{ title: 'Sourdough at 16 degrees', angle: 'benefit', why: 'Says it.' }] };
const chain = 'video-page';
const input = { topic: 'Baking sourdough in a cold kitchen' };
const isThere = CHAINS[chain].parts.every(({ tool }: { tool: ToolId }) => DEFINED_TOOLS.includes(tool));

(isThere ? test : test.skip)(
  'a chain goes on by itself, stops at the first failure, keeps what is done, and goes on from there',
  async () => {
    await openai.script({ structured: { answer: TITLES }, times: 1 }, { structured: { fault: 'prose' }, times: 2 });
    const headers = { 'idempotency-key': randomUUID() };
    const begun = await call('POST', '', { chain, input }, headers);
    expect((await call('POST', '', { chain, input }, headers)).id).toBe(begun.id);
    expect(begun).toMatchObject({ id: headers['idempotency-key'], status: 'running', chain });

    const stopped = await untilIs(begun.id, 'stopped');
    expect(statusesOf(stopped)).toEqual(['completed', 'completed', 'failed']);
    const [titles, thumbnail, description] = stopped.parts.map(({ use }) => use);
    expect(thumbnail?.input).toMatchObject({ title: 'Sourdough at 16 degrees', ...input });
    expect(thumbnail?.run.images.length).toBeGreaterThan(0);
    expect(description?.run).toMatchObject({ charged: 0, returned: description?.run.price });
    expect(stopped.message).toBe(description?.run.message);

    await openai.script({ structured: {} });
    const on = await call('POST', `/${begun.id}/continue`);
    expect(on.parts[2]?.use?.run.id).not.toBe(description?.run.id);
    const done = await untilIs(begun.id, 'completed');
    expect(statusesOf(done)).toEqual(['completed', 'completed', 'completed']);
    expect(done.parts[0]?.use?.run.id).toBe(titles?.run.id);
    expect(done.parts[2]?.use?.input).toMatchObject({ title: 'Sourdough at 16 degrees' });

    const stranger = await server.signUpVerified();
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/cancel'],
      ['POST', '/continue'],
    ] as const)
      expect((await stranger.fetchJson(method, `/api/tool-chains/${begun.id}${path}`)).status).toBe(404);
    await server.expectCleanLedger();
  },
  40_000,
);

(isThere ? test : test.skip)(
  'a chain is cancelled with the part that is under way; nothing begins after it',
  async () => {
    await openai.script({ delayMs: 20_000, structured: { answer: TITLES } });
    const { id } = await call('POST', '', { chain, input });
    const cancelled = await call('POST', `/${id}/cancel`);
    expect(cancelled.status).toBe('stopped');
    await user.untilEnded(cancelled.parts[0]?.use?.run.id ?? '');
    expect(statusesOf(await call('GET', `/${id}`))).toEqual(['cancelled', 'waiting', 'waiting']);
    const refused = async (body: object) => {
      const answer = await user.fetchJson('POST', '/api/tool-chains', body);
      return [answer.status, (answer.body as { field?: string }).field];
    };
    expect(await refused({ chain, input: {} })).toEqual([400, 'input.topic']);
    expect(await refused({ chain: 'none', input })).toEqual([404, undefined]);
    await server.expectCleanLedger();
  },
);
