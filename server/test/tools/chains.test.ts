import { randomUUID } from 'node:crypto';
import type { Makers } from '@flint/shared/contracts/models';
import { priceChain, sumPrices } from '@flint/shared/contracts/prices/chain-price';
import { costTable } from '@flint/shared/contracts/prices/cost-table';
import type { ToolChain } from '@flint/shared/contracts/tool-chains';
import { loadChain } from '@flint/shared/tools/chains';
import { reelScriptBuilder } from '@flint/shared/tools/instagram/reel-script-builder';
import { partOrders } from '@flint/shared/tools/part-orders';
import { threadArchitect } from '@flint/shared/tools/x/thread-architect';
import { titleGenerator } from '@flint/shared/tools/youtube/title-generator';
import { aWave } from '../support/a-wave';
import { type OpenAi, startOpenAi } from '../support/openai';
import { sendFile } from '../support/send-file';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { until } from '../support/until';

let openai: OpenAi;
let server: TestServer;
let user: TestClient;

beforeAll(async () => {
  openai = await startOpenAi();
  server = await startServer({ ...openai.env, OPENAI_TRANSCRIPTION_MODEL: 'whisper-1', RATE_LIMIT_FACTOR: '1000' });
  user = await server.signUpVerified();
  await user.grant(1_000);
});
afterAll(async () => {
  await server.stop();
  await openai.stop();
});

interface ChainAnswer {
  chain: ToolChain;
  balance: number;
}
const call = async (method: string, path: string, body?: object, headers?: Record<string, string>) => {
  const answer = await user.fetchJson(method, `/api/tool-chains${path}`, body, headers);
  if (answer.status !== 200) throw new Error(`${method} ${path} said ${answer.status}: ${JSON.stringify(answer.body)}`);
  return (answer.body as ChainAnswer).chain;
};
const untilIs = (id: string, status: ToolChain['status']) =>
  until(async () => {
    const chain = await call('GET', `/${id}`);
    return chain.status === status && chain;
  }, `The chain is ${status}`);
const statusesOf = ({ parts }: ToolChain) => parts.map(({ use }) => use?.run.status ?? 'waiting');

const chain = 'recording-everywhere';
/** Long enough for three chapters: the simulated words are 0.4 s apart, 32 s of the recording's 40. */
const heard = { model: 'whisper-1', reply: Array.from({ length: 80 }, (_, at) => `word${at}`).join(' ') };
const CHAPTERS = {
  chapters: ['Flour', 'Water', 'Fire'].map((title, at) => ({ start: at * 10, title })),
};
const answers = (tool: { page: { example: { output: object } } }) => ({
  structured: { answer: tool.page.example.output },
});

async function inputOf() {
  const file = { name: 'talk.wav', contentType: 'audio/wav', bytes: aWave(40) };
  return { recording: await sendFile(user, { purpose: 'recording', ...file }), topic: 'A year of a studio' };
}

test('a chain advances by itself, stops at the first failure, keeps finished parts, and resumes from there', async () => {
  await openai.script(
    heard,
    { structured: { answer: CHAPTERS }, times: 1 },
    { ...answers(threadArchitect), times: 1 },
    { structured: { fault: 'prose' }, times: 2 },
    answers(reelScriptBuilder),
  );
  const input = await inputOf();
  const headers = { 'idempotency-key': randomUUID() };
  const begun = await call('POST', '', { chain, input }, headers);
  expect((await call('POST', '', { chain, input }, headers)).id).toBe(begun.id);
  const stranger = await server.signUpVerified();
  const another = { chain, input: { ...input, topic: 'Another' } };
  expect(await user.fetchJson('POST', '/api/tool-chains', another, headers)).toMatchObject({
    status: 422,
    body: { error: 'idempotency_mismatch', field: 'Idempotency-Key' },
  });
  expect(begun).toMatchObject({ id: headers['idempotency-key'], status: 'running', chain });

  const stopped = await untilIs(begun.id, 'stopped');
  expect(statusesOf(stopped)).toEqual(['completed', 'completed', 'completed', 'failed']);
  const [, chapters, thread, reel] = stopped.parts.map(({ use }) => use);
  expect(chapters?.input.transcript).toContain('0:00 word0');
  expect(thread?.input).toMatchObject({ topic: input.topic, points: expect.stringContaining('word79') });
  expect(reel?.run).toMatchObject({ charged: 0, returned: reel?.run.price });
  expect(stopped.message).toBe(reel?.run.message);

  const on = await call('POST', `/${begun.id}/continue`, {});
  expect(on.parts[3]?.use?.run.id).not.toBe(reel?.run.id);
  const done = await untilIs(begun.id, 'completed');
  expect(done.parts[2]?.use?.run.id).toBe(thread?.run.id);
  expect(done.parts[3]?.use).toMatchObject({ output: reelScriptBuilder.page.example.output });

  for (const [method, path, body] of [
    ['GET', ''],
    ['POST', '/cancel'],
    ['POST', '/continue', {}],
    ['POST', '/choose', { part: 0, chosen: 0 }],
  ] as const)
    expect((await stranger.fetchJson(method, `/api/tool-chains/${begun.id}${path}`, body)).status).toBe(404);
  await server.expectCleanLedger();
});

test('a chain waits for a choice over a restart, is redone from there with another, and never costs more than shown', async () => {
  await openai.script(answers(titleGenerator));
  const own = await loadChain('video-page');
  const input = { topic: 'Baking sourdough in a cold kitchen' };
  const costs = costTable({ chat: 'openai-compatible', image: 'embedded' } as unknown as Makers);
  const [first = 0, ...later] = priceChain(costs, partOrders(own, input), { branded: false }) as number[];
  const rest = sumPrices(later) ?? 0;
  const page = { chain: own.id, input, choose: true };
  const refused = await user.fetchJson('POST', '/api/tool-chains', { ...page, most: first - 1 });
  expect([refused.status, (refused.body as { message: string }).message]).toEqual([
    409,
    expect.stringContaining(`${first - 1} are left of the price you saw`),
  ]);

  const begun = await call('POST', '', { ...page, most: first + rest });
  const waiting = await untilIs(begun.id, 'choosing');
  expect(statusesOf(waiting)).toEqual(['completed', 'waiting', 'waiting']);
  await server.restart();
  expect(await call('GET', `/${begun.id}`)).toMatchObject({ status: 'choosing', choose: true });
  expect((await user.fetchJson('POST', `/api/tool-chains/${begun.id}/choose`, { part: 0, chosen: 99 })).status).toBe(
    400,
  );

  // The next part would cost more than that: it is refused, without a hold.
  const { balance } = (await user.fetchJson('GET', `/api/tool-chains/${begun.id}`)).body as ChainAnswer;
  await call('POST', `/${begun.id}/choose`, { part: 0, chosen: 3, most: (later[0] ?? 0) - 1 });
  expect((await untilIs(begun.id, 'stopped')).message).toContain('are left of the price you saw');
  expect(((await user.fetchJson('GET', `/api/tool-chains/${begun.id}`)).body as ChainAnswer).balance).toBe(balance);

  const { titles } = titleGenerator.page.example.output;
  /** Sends a choice twice concurrently, waits until pictures are ordered with it, and stops. */
  const goOnWith = async (chosen: number) => {
    const choice = { part: 0, chosen, most: rest };
    await Promise.all([1, 2].map(() => call('POST', `/${begun.id}/choose`, choice).catch(() => null)));
    const ordered = await until(async () => {
      const { parts } = await call('GET', `/${begun.id}`);
      return Boolean(parts[1]?.use) && parts;
    }, 'The part after it is ordered');
    await call('POST', `/${begun.id}/cancel`);
    await user.untilEnded(ordered[1]?.use?.run.id ?? '');
    expect(ordered.map(({ use, chosen: taken }) => [use?.input.title, taken])).toEqual([
      [undefined, chosen],
      [titles[chosen]?.title, null],
      [undefined, null],
    ]);
    return ordered.map(({ use }) => use?.run.id);
  };
  const one = await goOnWith(2);
  const other = await goOnWith(1);
  expect(other[0]).toBe(one[0]);
  expect(other[1]).not.toBe(one[1]);
  await server.expectCleanLedger();
});

test('cancelling a chain cancels its running part; no later part starts', async () => {
  await openai.script({ ...heard, delayMs: 600_000 });
  const { id } = await call('POST', '', { chain, input: await inputOf() });
  const cancelled = await call('POST', `/${id}/cancel`);
  expect(cancelled.status).toBe('stopped');
  await user.untilEnded(cancelled.parts[0]?.use?.run.id ?? '');
  expect(statusesOf(await call('GET', `/${id}`))).toEqual(['cancelled', 'waiting', 'waiting', 'waiting']);
  const refused = async (body: object) => {
    const answer = await user.fetchJson('POST', '/api/tool-chains', body);
    return [answer.status, (answer.body as { field?: string }).field];
  };
  expect(await refused({ chain, input: { topic: 'A' } })).toEqual([400, 'input.recording']);
  expect(await refused({ chain: 'none', input: {} })).toEqual([404, undefined]);
  await server.expectCleanLedger();
});
