import { startServer, type TestClient, type TestServer } from '../support/server';

let server: TestServer;
let user: TestClient;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000' });
  user = await server.signUpVerified();
});
afterAll(() => server.stop());

const list = async (query: string) => {
  const { status, body } = await user.fetchJson('GET', `/api/runs${query}`);
  return { status, body, runs: (body as { runs?: { kind: string; createdAt: string }[] }).runs ?? [] };
};

test('runs are listed by kind, a page at a time', async () => {
  const speech = await user.fetchJson('POST', '/api/fal-ai/speech/text-to-speech', { text: 'The tide comes in.' });
  expect(speech.status).toBe(200);
  for (const prompt of ['One harbour', 'Two harbours', 'Three harbours'])
    expect((await user.fetchJson('POST', '/api/fal-ai/generate/image', { prompt, style: 'cartoon' })).status).toBe(200);

  expect((await list('?limit=2')).runs.map(({ kind }) => kind)).toEqual(['image', 'image']);
  expect((await list('?kind=speech&limit=2')).runs.map(({ kind }) => kind)).toEqual(['speech']);
  const { runs } = await list('?kind=image&limit=2');
  const older = await list(`?kind=image&limit=2&before=${runs.at(-1)?.createdAt}`);
  expect([runs.length, older.runs.map(({ kind }) => kind)]).toEqual([2, ['image']]);
});

test('an unknown kind is refused by its field', async () => {
  expect(await list('?kind=hologram')).toMatchObject({ status: 400, body: { field: 'kind' } });
});
