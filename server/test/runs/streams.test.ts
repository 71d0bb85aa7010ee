import { randomUUID } from 'node:crypto';
import { type OpenAi, startOpenAi } from '../support/openai';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { ToldStream } from '../support/told-stream';
import { until } from '../support/until';

const MESSAGES = [{ role: 'user', content: 'Count' }];

type Told = Record<string, unknown> & { resume?: { path: string; lastEventId?: string; afterMs: number } };

let openai: OpenAi;
let server: TestServer;

beforeAll(async () => {
  openai = await startOpenAi();
  server = await startServer({ ...openai.env, RATE_LIMIT_FACTOR: '1000' });
});
beforeEach(() => openai.script({ reply: 'one two three', stream: { fault: 'stall', after: 1 } }));
afterAll(async () => {
  await server.stop();
  await openai.stop();
});

const listen = (user: TestClient, path: string, body?: object, headers: Record<string, string> = {}) =>
  ToldStream.open<Told>(user, path, {
    headers,
    ...(body && { body, headers: { prefer: 'respond-async', ...headers } }),
  });

test('a stopping server ends each stream with how to resume it, and what follows is there', async () => {
  const user = await server.signUpVerified();
  await user.grant(5_000);
  const ids = Array.from({ length: 5 }, () => randomUUID());
  const [first = ''] = ids;
  const chats = await Promise.all(
    ids.map((key) =>
      listen(user, '/api/fal-ai/chat/completion', { messages: MESSAGES, stream: true }, { 'idempotency-key': key }),
    ),
  );
  const sparks = await Promise.all(
    ids.map(() =>
      listen(user, '/api/viewspark/chat/stream', { messages: MESSAGES }, { 'idempotency-key': randomUUID() }),
    ),
  );
  const runs = await Promise.all(Array.from({ length: 15 }, () => listen(user, '/api/runs/events')));
  const one = await Promise.all(Array.from({ length: 15 }, () => listen(user, `/api/runs/${first}/events`)));
  const all = [...chats, ...sparks, ...runs, ...one];
  await until(async () => all.every(({ events }) => events.length > 0), 'An event of each stream');
  await until(async () => sparks.every(({ text }) => text.includes('"content":"')), 'A piece of each answer');

  const [code] = await Promise.all([server.kill('SIGTERM'), ...all.map(({ ended }) => ended)]);
  // Otherwise the stop took too long, and was cut short.
  expect(code).toBe(0);
  for (const { events } of all) {
    const ends = events.filter((event) => 'resume' in event || 'done' in event || 'error' in event);
    expect(ends).toEqual([events.at(-1)]);
    expect(ends[0]?.resume).toMatchObject({ path: expect.stringMatching(/^\/api\//), afterMs: expect.any(Number) });
  }
  expect(chats[0]?.events.at(-1)?.resume?.path).toBe(`/api/runs/${first}/events`);

  await server.restart();
  for (const { events } of [chats[0], sparks[0], runs[0], one[0]] as ToldStream<Told>[]) {
    const { path = '', lastEventId } = events.at(-1)?.resume ?? {};
    const again = await listen(
      user,
      path,
      undefined,
      lastEventId === undefined ? {} : { 'last-event-id': lastEventId },
    );
    await until(async () => again.events.length > 0, `An event of ${path}`);
    expect(again.status).toBe(200);
  }
});

test('a user has at most 100 streams open; another user is not affected, and nothing is ordered meanwhile', async () => {
  const [user, other] = [await server.signUpVerified(), await server.signUpVerified()];
  const leaving = new AbortController();
  const open = (by: TestClient, signal = leaving.signal) => by.fetch('/api/runs/events', { signal });
  const opened = await Promise.all(Array.from({ length: 100 }, () => open(user)));
  expect(opened.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 200));

  const refused = {
    status: 429,
    body: { success: false, message: expect.stringMatching(/^You have 100 live connections/) },
  };
  expect(await user.fetchJson('GET', '/api/runs/events')).toMatchObject(refused);
  const before = await user.credits();
  const chat = { messages: MESSAGES, stream: true };
  expect(await user.fetchJson('POST', '/api/fal-ai/chat/completion', chat)).toMatchObject(refused);
  expect(await user.fetchJson('POST', '/api/viewspark/chat/stream', { messages: MESSAGES })).toMatchObject(refused);
  expect(await user.credits()).toEqual(before);
  expect((await user.fetchJson('GET', '/api/runs')).body).toEqual({ runs: [] });
  expect((await open(other)).status).toBe(200);

  leaving.abort();
  const again = new AbortController();
  await until(async () => (await open(user, again.signal)).status === 200, 'A free place');
  again.abort();
});
