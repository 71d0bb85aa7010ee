import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { SparkEvent } from '@flint/shared/contracts/spark';
import { EventStream } from '../support/event-stream';
import { type OpenAi, startOpenAi } from '../support/openai';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { endOf, eventsIn, open, said, startedIn, textOf } from '../support/spark';
import { until } from '../support/until';

const FIVE = 'one two three four five';

let openai: OpenAi;
let server: TestServer;
let user: TestClient;

beforeAll(async () => {
  openai = await startOpenAi();
  server = await startServer({ ...openai.env, RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '500' });
  user = await server.signUpVerified();
  await user.grant(2000);
});
afterAll(async () => {
  await server.expectCleanLedger();
  await server.stop();
  await openai.stop();
});

const eventsPath = (id: string) => `/api/viewspark/messages/${id}/events`;
const follow = (id: string, lastEventId = '') =>
  user.fetch(eventsPath(id), { headers: lastEventId ? { 'last-event-id': lastEventId } : {} });
/** Reads a stream up to its first piece, then disconnects. */
async function firstPiece(response: Response): Promise<SparkEvent[]> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!/^data: \{"content":.*\n\n/m.test(text)) text += (await reader?.read())?.value ?? '';
  await reader?.cancel();
  return eventsIn(text.slice(0, text.lastIndexOf('\n\n') + 2));
}

test('an answer continues without its reader, and is resumed from the offset elsewhere', async () => {
  await openai.script({ reply: FIVE, pieceMs: 150 });
  const key = randomUUID();
  const begun = await firstPiece(await open(user, said('Count'), { headers: { 'idempotency-key': key } }));
  const { answer } = startedIn(begun);
  const told = textOf(begun);
  expect(FIVE.startsWith(told)).toBe(true);

  const [tail, whole] = await Promise.all([follow(answer.id, String(told.length)), follow(answer.id)]);
  expect(told + textOf(eventsIn(await tail.text()))).toBe(FIVE);
  const events = eventsIn(await whole.text());
  expect(textOf(events)).toBe(FIVE);
  expect(endOf(events).answer).toMatchObject({ id: answer.id, run: { id: key, status: 'completed' } });
  expect(openai.orders()).toHaveLength(1);
});

test('another process streams the same answer while it is generated', async () => {
  await openai.script({ reply: FIVE, pieceMs: 200 });
  const { DATABASE_URL = '', DATA_DIR = '' } = server.env;
  const second = await startServer({ ...openai.env, DATABASE_URL, DATA_DIR });
  try {
    const begun = await firstPiece(await open(user, said('Count')));
    const response = await user.fetch(`${second.url}${eventsPath(startedIn(begun).answer.id)}`);
    const events = eventsIn(await response.text());
    expect(textOf(events)).toBe(FIVE);
    expect(events.length).toBeGreaterThan(3);
  } finally {
    await second.stop();
  }
}, 60_000);

test('an answer without remote readers streams again for a reader of another process', async () => {
  const words = Array.from({ length: 60 }, (_, at) => `word${at}`);
  await openai.script({ reply: words.join(' '), pieceMs: 200 });
  const path = eventsPath(startedIn(await firstPiece(await open(user, said('Count')))).answer.id);
  const { DATABASE_URL = '', DATA_DIR = '' } = server.env;
  // Started after the answer, so that it cannot be the process that generates it.
  const second = await startServer({ ...openai.env, DATABASE_URL, DATA_DIR });
  try {
    const events = eventsIn(await (await user.fetch(`${second.url}${path}`)).text());
    expect(textOf(events)).toBe(words.join(' '));
    const [before = '', ...since] = events.map((event) => textOf([event])).filter((piece) => piece !== '');
    // At the checkpoint interval without remote readers, five words would come at a time.
    expect(since.length).toBeGreaterThan((words.length - before.split(' ').length) / 2);
  } finally {
    await second.stop();
  }
}, 60_000);

test('Stop keeps and charges the text so far, and aborts the request within two seconds', async () => {
  await openai.script({ reply: FIVE, stream: { fault: 'stall', after: 2 } });
  const begun = await firstPiece(await open(user, said('Go')));
  const { answer } = startedIn(begun);
  const stopped = Date.now();
  await user.fetchJson('POST', `/api/viewspark/messages/${answer.id}/stop`);
  await until(async () => openai.orders().at(-1)?.end === 'broken', 'The endpoint being left');
  expect(Date.now() - stopped).toBeLessThan(2_000);
  const events = eventsIn(await (await follow(answer.id)).text());
  expect(events.some((event) => 'error' in event)).toBe(false);
  expect(endOf(events).answer).toMatchObject({
    content: 'one two',
    run: { status: 'cancelled', end: 'stopped', charged: 1, note: expect.stringMatching(/^Stopped\./) },
  });
});

test('a disconnect without a request to resume stops the answer', async () => {
  await openai.script({ reply: FIVE, stream: { fault: 'stall', after: 2 } });
  const leaving = new AbortController();
  const response = await open(user, said('Go'), { headers: { prefer: '' }, signal: leaving.signal });
  await response.body?.getReader().read();
  await until(async () => openai.orders().length > 0, 'The order');
  leaving.abort();
  const left = Date.now();
  await until(async () => openai.orders().at(-1)?.end === 'broken', 'The endpoint being left');
  expect(Date.now() - left).toBeLessThan(2_000);
});

test('a disconnect does not stop an answer that another reader follows', async () => {
  await openai.script({ reply: FIVE, pieceMs: 150 });
  const leaving = new AbortController();
  const response = await open(user, said('Go'), { headers: { prefer: '' }, signal: leaving.signal });
  const first = new TextDecoder().decode((await response.body?.getReader().read())?.value);
  const { answer } = startedIn(eventsIn(first));
  const other = await EventStream.open<SparkEvent>(user, eventsPath(answer.id));
  await other.next();
  leaving.abort();
  const done = await other.until((event) => 'done' in event && event.answer);
  expect(done).toMatchObject({ content: FIVE, run: { status: 'completed' } });
});

test('after a kill the answer keeps its text and the reason, and is not requested twice', async () => {
  await openai.script({ reply: FIVE, stream: { fault: 'stall', after: 3 } });
  const { answer } = startedIn(await firstPiece(await open(user, said('Go'))));
  await delay(300);
  await server.kill('SIGKILL');
  await server.restart();
  const events = eventsIn(await (await follow(answer.id)).text());
  expect(events.at(-1)).toMatchObject({ error: true, message: expect.stringMatching(/^The server was interrupted/) });
  expect(endOf(events).answer).toMatchObject({
    content: expect.stringMatching(/^one/),
    run: { end: 'cut', charged: 1 },
  });
  expect(openai.orders()).toHaveLength(1);
}, 60_000);
