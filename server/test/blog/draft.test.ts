import { randomUUID } from 'node:crypto';
import { draftPrice } from '@flint/shared/contracts/blog-draft';
import type { Run } from '@flint/shared/contracts/runs';
import { newStaff } from '../support/control-plane';
import { type OpenAi, startOpenAi } from '../support/openai';
import { startServer, type TestClient, type TestServer } from '../support/server';

const DRAFT = '/api/blogs/ai/generate-draft';
const HERO = '/api/blogs/ai/generate-hero-image';
const REPLY = '# Why bread needs time\n\n*Cold dough rises slowly.*\n\n## What happens\n\nIt rises.';
const FACTS = { topic: 'Bread needs time.\nCold dough rises slowly.' };

let openai: OpenAi;
let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  openai = await startOpenAi();
  server = await startServer({ ...openai.env, RATE_LIMIT_FACTOR: '1000' });
  editor = await newStaff(server);
  await editor.grant(200);
});
afterEach(() => server.expectCleanLedger());
afterAll(async () => {
  await server.stop();
  await openai.stop();
});

const key = () => ({ 'idempotency-key': randomUUID() });
const async = { prefer: 'respond-async' };

/** Orders without waiting. */
async function start(path: string, body: object, headers: Record<string, string>): Promise<Run> {
  const answer = await editor.fetchJson('POST', path, body, { ...headers, ...async });
  expect([answer.status, answer.body]).toEqual([202, expect.objectContaining({ success: true })]);
  return (answer.body as { run: Run }).run;
}

test('a draft holds the price that the editor shows, and a lost answer is asked for again without a charge', async () => {
  await openai.script({ reply: REPLY });
  const before = await editor.balance();
  const { body: table } = await editor.fetchJson('GET', '/api/credits/costs');
  const headers = key();
  const [run, twice] = await Promise.all([start(DRAFT, FACTS, headers), start(DRAFT, FACTS, headers)]);
  expect(twice.id).toBe(run.id);
  expect(run.price).toBe(draftPrice((table as { costs: Record<string, number> }).costs, FACTS));
  const { charged } = await editor.untilEnded(run.id);
  // A page that was reloaded knows the run alone: its id is the key.
  for (const again of [headers, { 'idempotency-key': run.id }]) {
    const { status, body } = await editor.fetchJson('POST', DRAFT, FACTS, again);
    expect([status, body]).toMatchObject([
      200,
      {
        ...{ success: true, runId: run.id, charged },
        data: {
          ...{ title: 'Why bread needs time', excerpt: 'Cold dough rises slowly.', isOutline: false },
          content: '## What happens\n\nIt rises.',
        },
      },
    ]);
  }
  expect(openai.orders()).toHaveLength(1);
  expect(await editor.credits()).toEqual({ balance: before - (charged ?? 0), held: 0 });
  expect((await editor.fetchJson('POST', DRAFT, { topic: 'Other' }, headers)).status).toBe(422);
});

test('a draft that is cancelled gives the hold back', async () => {
  await openai.script({ reply: REPLY, stream: { fault: 'hold', after: 0 } });
  const before = await editor.balance();
  const run = await start(DRAFT, FACTS, key());
  await openai.untilHeld(1);
  expect(await editor.credits()).toEqual({ balance: before - run.price, held: run.price });
  await editor.fetchJson('POST', `/api/runs/${run.id}/cancel`);
  expect(await editor.untilEnded(run.id)).toMatchObject({ status: 'cancelled', charged: 0, returned: run.price });
  expect(await editor.credits()).toEqual({ balance: before, held: 0 });
  expect((await editor.fetchJson('POST', DRAFT, FACTS, { 'idempotency-key': run.id })).status).toBeGreaterThan(399);
});

test('a draft that fails costs nothing and says so', async () => {
  await openai.script({ error: 500 });
  const before = await editor.credits();
  const { status, body } = await editor.fetchJson('POST', DRAFT, FACTS, key());
  expect([status, body]).toMatchObject([502, { success: false, message: expect.stringMatching(/could not finish/) }]);
  expect(await editor.credits()).toEqual(before);
});

test('a picture is charged once per key, and has one address', async () => {
  const headers = key();
  const body = { prompt: 'a loaf of bread', title: 'Bread' };
  const run = await start(HERO, body, headers);
  const { charged } = await editor.untilEnded(run.id);
  const before = await editor.balance();
  const answers = await Promise.all([1, 2].map(() => editor.fetchJson('POST', HERO, body, headers)));
  for (const answer of answers)
    expect(answer.body).toEqual({ success: true, data: { heroImageUrl: `/media/blog/${run.id}.webp` } });
  expect((await server.client().fetch(`/media/blog/${run.id}.webp`)).status).toBe(200);
  expect(charged).toBeGreaterThan(0);
  expect(await editor.balance()).toBe(before);
});
