import { randomUUID } from 'node:crypto';
import type { Makers } from '@flint/shared/contracts/models';
import { priceChain, sumPrices } from '@flint/shared/contracts/prices/chain-price';
import { costTable } from '@flint/shared/contracts/prices/cost-table';
import type { Run } from '@flint/shared/contracts/runs';
import type { ToolChain } from '@flint/shared/contracts/tool-chains';
import { loadChain } from '@flint/shared/tools/chains';
import { reelScriptBuilder } from '@flint/shared/tools/instagram/reel-script-builder';
import { partOrders } from '@flint/shared/tools/part-orders';
import { threadArchitect } from '@flint/shared/tools/x/thread-architect';
import { descriptionGenerator } from '@flint/shared/tools/youtube/description-generator';
import { titleGenerator } from '@flint/shared/tools/youtube/title-generator';
import pg from 'pg';
import { aWave } from '../support/a-wave';
import { type Fal, startFal } from '../support/fal';
import { listPage, runSql } from '../support/library';
import { type OpenAi, startOpenAi } from '../support/openai';
import { sendFile } from '../support/send-file';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { until } from '../support/until';

let fal: Fal;
let openai: OpenAi;
let server: TestServer;
let user: TestClient;

beforeAll(async () => {
  [openai, fal] = await Promise.all([startOpenAi(), startFal()]);
  const quick = { RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '500' };
  server = await startServer({ ...openai.env, ...fal.env, OPENAI_TRANSCRIPTION_MODEL: 'whisper-1', ...quick });
  user = await server.signUpVerified();
  await user.grant(1_000);
});
afterAll(async () => {
  await server.stop();
  await openai.stop();
  await fal.stop();
});

interface ChainAnswer {
  chain: ToolChain;
  balance: number;
}
const call = async (method: string, path: string, body?: object, headers?: Record<string, string>) =>
  (await user.ok<ChainAnswer>(method, `/api/tool-chains${path}`, body, headers)).chain;
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
    // Parts that are filled from the same one are made side by side.
    { structured: { answer: CHAPTERS }, prompt: '"wording"' },
    { ...answers(threadArchitect), prompt: '"numbered"' },
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
  expect(on.id).toBe(begun.id);

  // It stands in activity and library once for each run that made some of it; its parts are leaves.
  const { items } = await listPage(user);
  const listed = items.map(({ kind, madeAs, madeIn }) => [kind, madeAs, madeIn?.chain]);
  expect(listed).toEqual([1, 2].map(() => ['workflow', 'steps', chain]));
  const { runs } = (await user.fetchJson('GET', '/api/runs')).body as { runs: Run[] };
  const own = runs.map(({ kind, status, recipe }) => [kind, status, 'chain' in recipe && recipe.chain?.id]);
  expect(own).toEqual([
    ['steps', 'completed', chain],
    ['steps', 'failed', chain],
  ]);
  expect(runs[0]?.charged).toBe(done.parts[3]?.use?.run.charged);
  expect((await user.fetchJson('GET', `/api/templates/jobs/detail/${begun.id}`)).status).toBe(404);

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
  const costs = costTable({ chat: 'openai-compatible', image: 'fal' } as unknown as Makers);
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

  // The parts after it would cost more than that: the choice is refused, and it goes on waiting.
  const tight = { part: 0, chosen: 3, most: rest - 1 };
  const dear = await user.fetchJson('POST', `/api/tool-chains/${begun.id}/choose`, tight);
  expect([dear.status, (dear.body as { message: string }).message]).toEqual([
    409,
    expect.stringContaining(`${rest - 1} are left of the price you saw`),
  ]);
  expect(statusesOf(await untilIs(begun.id, 'choosing'))).toEqual(['completed', 'waiting', 'waiting']);

  const { titles } = titleGenerator.page.example.output;
  /** Sends a choice twice concurrently, waits until both parts after it are ordered, and stops. */
  const goOnWith = async (chosen: number) => {
    const choice = { part: 0, chosen, most: rest };
    await until(async () => {
      const sent = await Promise.all([1, 2].map(() => call('POST', `/${begun.id}/choose`, choice).catch(() => null)));
      return sent.some(Boolean);
    }, 'It goes on once what was cancelled has ended');
    const ordered = await until(async () => {
      const { parts } = await call('GET', `/${begun.id}`);
      return parts.every(({ use }) => use) && parts;
    }, 'The parts after it are ordered');
    await call('POST', `/${begun.id}/cancel`);
    for (const { use } of ordered) await user.untilEnded(use?.run.id ?? '');
    expect(ordered.map(({ use, chosen: taken }) => [use?.input.title, taken])).toEqual([
      [undefined, chosen],
      [titles[chosen]?.title, null],
      [titles[chosen]?.title, null],
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
  await until(async () => (await call('GET', `/${id}`)).parts[0]?.use, 'The first part is ordered');
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

test('a chain that was started without choosing goes on from an edited answer, with what its owner chooses later', async () => {
  const { titles } = titleGenerator.page.example.output;
  await openai.script({ ...answers(titleGenerator), times: 1 }, answers(descriptionGenerator));
  const begun = await call('POST', '', { chain: 'video-page', input: { topic: 'Baking bread in the cold' } });
  const first = await untilIs(begun.id, 'completed');
  expect(first).toMatchObject({ choose: false, parts: [{ chosen: null }, {}, {}] });
  const [made, thumbnail] = first.parts.map(({ use }) => use);
  expect(titles.map(({ title }) => title)).toContain(thumbnail?.input.title);

  const changed = titles.map((each, at) => (at === 2 ? { ...each, title: 'Bread That Likes the Cold' } : each));
  const place = `/api/tools/${made?.tool}/runs/${made?.run.id}`;
  const edit = await user.fetchJson('PATCH', place, { output: { titles: changed } });
  expect(edit.status).toBe(200);
  await openai.script(answers(descriptionGenerator));
  await call('POST', `/${begun.id}/choose`, { part: 0, chosen: 2 });
  const second = await untilIs(begun.id, 'completed');
  expect(second).toMatchObject({ id: begun.id, choose: false, createdAt: begun.createdAt });
  expect(second.parts[0]?.chosen).toBe(2);
  expect(second.parts.map(({ use }) => use?.input.title)).toEqual([undefined, changed[2]?.title, changed[2]?.title]);
  expect(second.parts[0]?.use?.run.id).toBe(made?.run.id);
  // What there was stays where it was.
  const kept = await user.fetchJson('GET', `/api/tools/${thumbnail?.tool}/runs/${thumbnail?.run.id}`);
  expect(kept.status).toBe(200);
  await server.expectCleanLedger();
});

test('a chain whose process dies between two parts ends once, and each part is ordered and charged once', async () => {
  const held = { ...answers(titleGenerator), stream: { fault: 'hold', after: 0 }, times: 1 } as const;
  await openai.script(held, answers(descriptionGenerator));
  const before = await user.balance();
  const { id } = await call('POST', '', { chain: 'video-page', input: { topic: 'A bridge at night' } });
  await openai.untilHeld(1);
  // The lock of its row keeps the conductor from moving the chain on.
  const client = new pg.Client({ connectionString: server.env.DATABASE_URL });
  await client.connect();
  await client.query('begin');
  await client.query('select from run where id = $1 for update', [id]);
  await openai.release();
  await until(async () => statusesOf(await call('GET', `/${id}`))[0] === 'completed', 'The first part is done');
  await server.kill('SIGKILL');
  await client.end();
  await server.restart();

  const done = await untilIs(id, 'completed');
  expect(statusesOf(done)).toEqual(['completed', 'completed', 'completed']);
  expect(openai.orders()).toHaveLength(2);
  const leaves = (await runSql(server, 'select id, charged::int from run where leaf_of = $1', [id])) as Run[];
  expect(leaves.map((leaf) => leaf.id).toSorted()).toEqual(done.parts.map(({ use }) => use?.run.id).toSorted());
  const charged = leaves.reduce((sum, leaf) => sum + (leaf.charged ?? 0), 0);
  expect(await user.untilEnded(id)).toMatchObject({ status: 'completed', charged });
  expect(await user.balance()).toBe(before - charged);
  await server.expectCleanLedger();

  // As a process of the release before would order it, which knows no `from`.
  const unfilled = `update job_step set state = 'ordered', input = input || '{"from": "{{title-generator.text}}"}'
    where job_id = $1 and step_id = 'thumbnail-generator'`;
  await expect(runSql(server, unfilled, [id])).rejects.toThrow('job_step_filled');
});

test('a chain of an earlier release goes on as it began, waits, and ends; it is listed beside the others', async () => {
  await openai.script({ ...answers(titleGenerator), times: 1 }, answers(descriptionGenerator));
  const [id, partRun] = [randomUUID(), randomUUID()];
  const input = { topic: 'A kiln of old', outcome: '', audience: '', keyword: '' };
  // As the earlier release wrote it, which died before it ordered the first part: the sweep takes it up.
  await runSql(
    server,
    `with begun as (
      insert into tool_chain (id, user_id, chain, input, choose) values ($1, $2, 'video-page', $3, true) returning id
    ) insert into tool_chain_part (chain_id, position, attempt, run_id) select id, 0, 0, $4 from begun`,
    [id, user.id, JSON.stringify(input), partRun],
  );
  const waiting = await untilIs(id, 'choosing');
  expect(waiting.parts[0]?.use?.run.id).toBe(partRun);
  expect((await call('POST', '', { chain: 'video-page', input, choose: true }, { 'idempotency-key': id })).id).toBe(id);
  await call('POST', `/${id}/choose`, { part: 0, chosen: 1 });
  const done = await untilIs(id, 'completed');
  const { titles } = titleGenerator.page.example.output;
  expect(done.parts.map(({ use, chosen }) => [use?.input.title, chosen])).toEqual([
    [undefined, 1],
    [titles[1]?.title, null],
    [titles[1]?.title, null],
  ]);
  const { chains } = (await user.fetchJson('GET', '/api/tool-chains?chain=video-page')).body as { chains: ToolChain[] };
  expect(chains[0]?.id).toBe(id);
  expect(chains.length).toBeGreaterThan(1);
  await server.expectCleanLedger();
});
