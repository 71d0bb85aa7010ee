import type { LibraryItem, LibraryText } from '@flint/shared/contracts/library';
import { fill } from '../../src/features/runs/migrations/0170-words';
import { connect } from '../../src/platform/db/database';
import { listPage, runSql } from '../support/library';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { exampleOf, pathOf, useTool } from '../support/tools';

const THREAD = 'x/thread-architect';

let server: TestServer;
let user: TestClient;
let other: TestClient;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '250', TRIM_MS: '250' });
  [user, other] = await Promise.all([server.signUpVerified(), server.signUpVerified()]);
  await user.grant(1_000);
});
afterAll(() => server.stop());

const list = async (query: Record<string, string> = {}, client = user) =>
  (await listPage(client, query)).items as unknown as LibraryText[];
const one = async (id: string, client = user) =>
  ((await client.fetchJson('GET', `/api/library/items/${id}`)).body as { item: LibraryItem }).item;
const download = async (id: string, format?: string) =>
  user.fetch(`/api/library/items/${id}/download${format ? `?format=${format}` : ''}`);
const chat = async (content: string) => {
  const messages = [{ role: 'user', content }];
  const { body } = await user.fetchJson('POST', '/api/fal-ai/chat/completion', { messages, max_tokens: 200 });
  return body as { runId: string; content: string };
};

test('an answer is an item with its beginning, opens whole, and is downloaded as Markdown and as text', async () => {
  const { content, runId } = await chat('A short post about lighthouses');
  const [item] = await list({ kind: 'answer' });
  expect(item).toMatchObject({
    ...{ kind: 'answer', madeAs: 'chat', title: 'A short post about lighthouses', runId, image: null, media: null },
    words: { excerpt: expect.any(String), length: [...content.trim()].length, whole: null, tool: null },
  });
  expect(content).toContain(item?.words.excerpt.slice(0, 40));
  const id = item?.id ?? '';
  expect((await one(id)).words?.whole).toBe(content.trim());

  const markdown = await download(id);
  expect([markdown.status, markdown.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
  expect(await markdown.text()).toBe(`${content.trim()}\n`);
  expect(markdown.headers.get('content-disposition')).toContain('a-short-post-about-lighthouses.md');
  expect(await (await download(id, 'txt')).text()).not.toMatch(/\*\*|^#{1,6} /m);
  expect(await (await download(id, 'srt')).json()).toMatchObject({ error: 'invalid_input', field: 'format' });

  const word = /\p{L}{5,}/gu;
  const own = content.match(word)?.find((found) => !/short|about|lighthouses/i.test(found)) ?? '';
  expect((await list({ q: own.toUpperCase() })).map((found) => found.id)).toContain(id);
  expect(await list({ q: own }, other)).toEqual([]);
  expect((await other.fetchJson('GET', `/api/library/items/${id}`)).status).toBe(404);
  expect((await other.fetch(`/api/library/items/${id}/download`)).status).toBe(404);
});

describe('a tool’s answer', () => {
  let runId: string;
  const path = () => pathOf(THREAD, `runs/${runId}`);
  const found = async (query: Record<string, string> = {}) =>
    (await list(query)).filter((item) => item.runId === runId);
  beforeAll(async () => {
    const used = await useTool(user, THREAD, { input: exampleOf(THREAD).input, seed: 3 });
    runId = used.body.runId;
    const { posts } = used.body.output as { posts: object[] };
    const edited = posts.map((post, at) =>
      at === 0 ? { ...post, text: '東京タワーの夜景 Café ＡＢＣ１２３ สวัสดีชาวโลก ночной город' } : post,
    );
    await user.ok('PATCH', path(), { output: { posts: edited } });
  });

  test.each(['東京', 'タワー', 'ﾀﾜｰ', '夜', 'cafe', 'abc123', 'ＣＡＦÉ', 'สวัสดี', 'ชาวโลก', 'НОЧНОЙ город'])(
    'is found by %j, which its owner wrote into it',
    async (q) => {
      expect(await found({ q })).toHaveLength(1);
      expect(await found({ q, kind: 'text' })).toHaveLength(1);
      expect(await found({ q: `${q} лес` })).toEqual([]);
    },
  );

  test('is one thing in the library and in the tool’s own list: deleted and taken back in both', async () => {
    const [item] = await found();
    expect(item).toMatchObject({ kind: 'text', words: { tool: THREAD, whole: null } });
    const ids = [item?.id];
    expect(await user.ok('POST', '/api/library/delete', { ids })).toEqual({ deleted: 1 });
    expect((await user.fetchJson('GET', path())).status).toBe(404);
    expect(await found()).toEqual([]);
    expect(await user.ok('POST', '/api/library/restore', { ids })).toEqual({ restored: 1 });
    expect((await user.fetchJson('GET', path())).status).toBe(200);

    await user.ok('DELETE', path());
    expect(await found()).toEqual([]);
    await user.ok('POST', `${path()}/restore`);
    expect(await found()).toHaveLength(1);
  });

  test('can be a favourite, stand in a collection, and be in a zip', async () => {
    const [item] = await found();
    const ids = [item?.id];
    await user.ok('POST', '/api/library/favourite', { ids, favourite: true });
    const { collection } = await user.ok<{ collection: { id: string; coverUrl: string | null } }>(
      'POST',
      '/api/library/collections',
      { name: 'Words', ids },
    );
    expect(collection.coverUrl).toBeNull();
    expect((await list({ collection: collection.id, favourite: 'true' })).map(({ id }) => id)).toEqual(ids);
    const { url } = await user.ok<{ url: string }>('POST', '/api/library/archive', { ids, format: 'png' });
    expect(Buffer.from(await (await user.fetch(url)).arrayBuffer()).toString()).toContain('東京タワーの夜景');
  });
});

test('a workflow’s words are one item, each step under its name; a step’s own is none', async () => {
  const input = { messages: [{ role: 'user', content: 'A line about {{input.topic}}' }], max_tokens: 60 };
  const steps = [
    { id: 'first', type: 'chat', input },
    { id: 'second', type: 'chat', input: { ...input, messages: [{ role: 'user', content: '{{first.text}}' }] } },
    { id: 'spoken', type: 'speech', input: { text: 'The end.' } },
  ];
  const { runId } = await user.ok<{ runId: string }>('POST', '/api/fal-ai/workflow/execute', {
    ...{ steps, input: { topic: 'herons' } },
  });
  const made = (await list()).filter(({ title, runId: of }) => of === runId || /herons/.test(title));
  expect(made).toMatchObject([{ kind: 'workflow', runId, madeIn: { id: runId, kind: 'workflow', agentId: null } }]);
  expect((await one(made[0]?.id ?? '')).words?.whole).toMatch(/^## first\n\n[\s\S]+\n\n## second\n\n/);

  const together = await list({ run: runId });
  expect(together.map(({ kind, madeIn }) => [kind, madeIn?.id]).sort()).toEqual([
    ['audio', runId],
    ['workflow', runId],
  ]);
  expect(await list({ run: runId }, other)).toEqual([]);
  expect((await user.fetchJson('GET', '/api/library?run=mine')).body).toMatchObject({ field: 'run' });
});

test('what a run of steps wrote before it was cancelled while it waits is kept', async () => {
  const steps = [
    { id: 'idea', kind: 'chat', input: { messages: [{ role: 'user', content: 'A title for tea' }], max_tokens: 60 } },
    { id: 'approved', kind: 'choice', input: { show: '{{idea.text}}' } },
  ];
  const template = { name: 'A title', inputs: {}, steps };
  const { id } = await user.ok<{ id: string }>('POST', '/api/templates', template);
  const path = `/api/templates/${id}/generate`;
  const { jobId } = await user.ok<{ jobId: string }>('POST', path, { inputs: {} });
  await server.until(async () => {
    const { body } = await user.fetchJson('GET', `/api/runs/${jobId}`);
    return (body as { run: { phase: string } }).run.phase === 'Waiting for you';
  }, 'The question');
  await user.ok('POST', `/api/runs/${jobId}/cancel`, {});
  const [item] = await list({ run: jobId });
  expect((await one(item?.id ?? '')).words?.whole).toMatch(/^## idea\n+\S/);
});

test('words of earlier runs become items too, once', async () => {
  // Those of runs of steps are made items by a migration of their own.
  const isEarlier = ({ kind }: LibraryItem) => kind !== 'workflow';
  const found = (items: LibraryItem[]) => items.filter(isEarlier).map(({ runId, words }) => [runId, words?.excerpt]);
  const before = found(await list({ limit: '200' }));
  await runSql(server, `delete from asset where role = 'words'`);
  expect((await list()).filter(({ words }) => words)).toEqual([]);
  const database = connect(server.env.DATABASE_URL ?? '', 1);
  await fill(database.db);
  await fill(database.db);
  await database.close();
  expect(found(await list({ limit: '200' }))).toEqual(before);
});

test('purged words leave the run without its text', async () => {
  const { runId } = await chat('A farewell to the harbour');
  const item = (await list({ q: 'farewell' })).find((each) => each.runId === runId);
  await user.ok('POST', '/api/library/delete', { ids: [item?.id] });
  await runSql(server, `update asset set deleted_at = now() - interval '31 days' where id = $1`, [item?.id]);
  await server.until(async () => {
    const { run } = await user.ok<{ run: { output: unknown; title: string } }>('GET', `/api/runs/${runId}`);
    return run.output === null && run.title === 'Deleted';
  });
});
