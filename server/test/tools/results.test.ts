import type { BrandProfile } from '@flint/shared/contracts/brands';
import { OUTSIDE_SCAN, type OutsideResult, type ToolAnswer, type ToolRun } from '@flint/shared/contracts/tool-runs';
import { EDITION } from '@flint/shared/tools/limits/edition';
import { query } from '../support/query';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { exampleOf, historyOf, pathOf, useTool } from '../support/tools';

const THREAD = 'x/thread-architect';
const TITLES = 'youtube/title-generator';

let server: TestServer;
let maker: TestClient;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000' });
  maker = await server.signUpVerified();
  await maker.grant(1_000);
});
afterAll(() => server.stop());

test('results are stored, edited beside the original, regenerated in parts, and visible to their owner only', async () => {
  const brand = await maker.ok<BrandProfile>('POST', '/api/brand-profiles', { name: 'Mud & Fire' });
  const used = await useTool(maker, THREAD, { input: exampleOf(THREAD).input, seed: 3, brandProfileId: brand.id });
  const id = used.body.runId;
  const one = pathOf(THREAD, `runs/${id}`);
  const written = used.body.output as { posts: { text: string; role: string }[] };

  const { run } = await maker.ok<{ run: ToolRun }>('GET', one);
  expect(run).toMatchObject({ tool: THREAD, input: exampleOf(THREAD).input, output: written, edited: null, parts: [] });

  const posts = written.posts.map((post, at) => (at === 1 ? { ...post, text: 'x'.repeat(300) } : post));
  const edited = await maker.ok<{ run: ToolRun; proposed: number }>('PATCH', one, { output: { posts } });
  expect(edited.run).toMatchObject({ output: written, edited: { posts }, editedAt: expect.any(String) });
  expect(edited.run.findings).toEqual([
    expect.objectContaining({ path: 'posts.1.text', severity: 'error', ruleId: 'x.post.length' }),
  ]);
  expect((await maker.fetchJson('PATCH', one, { output: { posts: [] } })).body).toMatchObject({
    field: 'output.posts',
  });

  const part = await maker.fetchJson('POST', `${one}/parts/posts.1`, { seed: 4 });
  const rewritten = (part.body as ToolAnswer).output as { text: string };
  expect(part.status).toBe(200);
  expect(posts.map(({ text }) => text)).not.toContain(rewritten.text);
  const after = (await maker.ok<{ run: ToolRun }>('GET', one)).run;
  expect(after.edited).toEqual({ posts });
  expect(after.parts).toMatchObject([
    { path: 'posts.1', value: rewritten, run: { status: 'completed', kind: 'tool' } },
  ]);
  expect((await maker.fetchJson('POST', `${one}/parts/posts.99`, {})).status).toBe(400);
  expect((await maker.fetchJson('POST', `${one}/parts/nothing`, {})).status).toBe(400);

  expect((await maker.ok<{ run: ToolRun }>('PATCH', one, { output: null })).run).toMatchObject({
    edited: null,
    findings: [],
  });
  await maker.ok('DELETE', one);
  expect((await maker.fetchJson('GET', one)).status).toBe(404);
  expect((await historyOf(maker, THREAD)).runs.map(({ run: { id: listed } }) => listed)).not.toContain(id);
  expect((await maker.ok<{ run: ToolRun }>('POST', `${one}/restore`)).run).toMatchObject({
    ...{ output: written, edition: EDITION, parts: [{ path: 'posts.1' }] },
  });

  const stranger = await server.signUpVerified();
  for (const [method, path, body] of [
    ['GET', one, undefined],
    ['PATCH', one, { output: null }],
    ['DELETE', one, undefined],
    ['POST', `${one}/restore`, undefined],
    ['POST', `${one}/parts/posts.1`, {}],
  ] as const)
    expect((await stranger.fetchJson(method, path, body)).status).toBe(404);
});

test('results that break the current rulebook are listed with their findings, paginated', async () => {
  const owner = await server.signUpVerified();
  await owner.grant(100);
  const { runId, output } = (await useTool(owner, TITLES, { input: exampleOf(TITLES).input })).body;
  const { titles } = output as { titles: { title: string }[] };
  const long = { titles: titles.map((each, at) => ({ ...each, title: at === 1 ? 'x'.repeat(120) : each.title })) };
  await owner.ok('PATCH', pathOf(TITLES, `runs/${runId}`), { output: long });
  const look = (query = '', as = owner) =>
    as.ok<{ results: OutsideResult[]; edition: string; next: string | null }>(
      'GET',
      `/api/tools/outside-rules?${query}`,
    );
  // The findings of this edition were reported when the result was edited.
  expect(await look()).toEqual({ results: [], edition: EDITION, next: null });

  const sql = (text: string) => query(server.env.DATABASE_URL, text, [runId]);
  await sql(`update tool_run set edited_edition = 'older' where run_id = $1`);
  const [found] = (await look(`tool=${encodeURIComponent(TITLES)}`)).results;
  expect(found).toMatchObject({
    runId,
    tool: TITLES,
    about: (exampleOf(TITLES).input as { topic: string }).topic,
    edition: 'older',
  });
  expect(found?.findings).toEqual([
    expect.objectContaining({ ruleId: 'youtube.title.length', measured: 120, limit: 100 }),
  ]);
  expect((await look('tool=x%2Fthread-architect')).results).toEqual([]);
  expect((await look('', maker)).results.map((each) => each.runId)).not.toContain(runId);
  const refused = await Promise.all(
    ['tool=none', 'cursor=none'].map((text) => owner.fetchJson('GET', `/api/tools/outside-rules?${text}`)),
  );
  expect(refused.map(({ status }) => status)).toEqual([404, 400]);

  await sql(`
    with copies as (select gen_random_uuid() as id from generate_series(1, ${OUTSIDE_SCAN})),
    runs as (
      insert into run select (jsonb_populate_record(run, jsonb_build_object('id', copies.id))).* from run, copies
      where run.id = $1 returning id
    )
    insert into tool_run select (jsonb_populate_record(tool_run, jsonb_build_object('run_id', runs.id))).*
    from tool_run, runs where tool_run.run_id = $1`);
  const first = await look();
  const second = await look(`cursor=${first.next}`);
  expect([first.results.length, second.results.length, second.next]).toEqual([OUTSIDE_SCAN, 1, null]);
  expect(new Set([...first.results, ...second.results].map((each) => each.runId)).size).toBe(OUTSIDE_SCAN + 1);
});
