import { query } from '../support/query';
import type { RunningServer, TestClient } from '../support/server';
import { sharedServer } from '../support/shared-server';

let server: RunningServer;
let user: TestClient;

beforeAll(async () => {
  server = await sharedServer();
  user = await server.signUpVerified();
});

interface Listed {
  readonly id: string;
  readonly kind: string;
  readonly createdAt: string;
}

const list = async (asked: string) => {
  const { status, body } = await user.fetchJson('GET', `/api/runs${asked}`);
  return { status, body, runs: (body as { runs?: Listed[] }).runs ?? [] };
};

test('runs are listed by kind, a page at a time', async () => {
  const speech = await user.fetchJson('POST', '/api/fal-ai/speech/text-to-speech', { text: 'The tide comes in.' });
  expect(speech.status).toBe(200);
  for (const content of ['One harbour', 'Two harbours', 'Three harbours']) {
    const order = { messages: [{ role: 'user', content }], max_tokens: 60 };
    expect((await user.fetchJson('POST', '/api/fal-ai/chat/completion', order)).status).toBe(200);
  }

  expect((await list('?limit=2')).runs.map(({ kind }) => kind)).toEqual(['chat', 'chat']);
  expect((await list('?kind=speech&limit=2')).runs.map(({ kind }) => kind)).toEqual(['speech']);
  const { runs } = await list('?kind=chat&limit=2');
  const older = await list(`?kind=chat&limit=2&before=${runs.at(-1)?.createdAt}`);
  expect([runs.length, older.runs.map(({ kind }) => kind)]).toEqual([2, ['chat']]);
});

test('runs of one instant, and of one millisecond, follow each other by their ids', async () => {
  const { runs } = await list('?limit=100');
  await query(
    server.env.DATABASE_URL,
    `update run set created_at = date_trunc('second', now()) - interval '1 minute'
    + (row_number * interval '100 microseconds' / 2)::interval from
    (select id, row_number() over (order by id) / 2 as row_number from run where user_id = $1) as each
    where each.id = run.id`,
    [user.id],
  );
  const seen: string[] = [];
  for (let last: Listed | undefined, at = 0; at <= runs.length; at += 1) {
    const after = last ? `&before=${last.createdAt}&beforeId=${last.id}` : '';
    [last] = (await list(`?limit=1${after}`)).runs;
    if (!last) break;
    seen.push(last.id);
  }
  expect(seen).toEqual([...new Set(seen)]);
  expect([...seen].sort()).toEqual(runs.map(({ id }) => id).sort());
  const plan = await query(server.env.DATABASE_URL, `select indexname from pg_indexes where tablename = 'run'`);
  expect(plan).toEqual(expect.arrayContaining([{ indexname: 'run_page' }, { indexname: 'run_page_of_kind' }]));
});

test('an unknown kind is refused by its field', async () => {
  expect(await list('?kind=hologram')).toMatchObject({ status: 400, body: { field: 'kind' } });
});
