import { randomUUID } from 'node:crypto';
import type { SparkEvent } from '@flint/shared/contracts/spark';
import { READER_ASKS_MS } from '../../src/platform/runs/signals';
import { EventStream } from '../support/event-stream';
import { untilKept } from '../support/kept-text';
import { untilStreams } from '../support/open-streams';
import { type OpenAi, startOpenAi } from '../support/openai';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { endOf, eventsIn, open, said, startedIn, textOf } from '../support/spark';
import { until } from '../support/until';

const FIVE = 'one two three four five';
/** After this long without an announcement of a reader in another process there is none. */
const UNREAD_MS = 3 * READER_ASKS_MS;
/** The shortest interval at which the text of an answer without such readers is kept. */
const UNREAD_INTERVAL_MS = 500;

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
/** Reads a stream up to its first piece, or as far as its text, then disconnects. */
async function firstPiece(response: Response, words = ''): Promise<SparkEvent[]> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let text = ''; ; ) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) throw new Error(`The stream ended: ${text}`);
    text += value;
    const events = eventsIn(text.slice(0, text.lastIndexOf('\n\n') + 2));
    if (textOf(events) === '' || !textOf(events).startsWith(words)) continue;
    await reader?.cancel();
    return events;
  }
}

test('an answer continues without its reader, and is resumed from the offset elsewhere', async () => {
  await openai.script({ reply: FIVE, stream: { fault: 'hold', after: 2 } });
  const key = randomUUID();
  const begun = await firstPiece(await open(user, said('Count'), { headers: { 'idempotency-key': key } }));
  const { answer } = startedIn(begun);
  const told = textOf(begun);
  expect(FIVE.startsWith(told)).toBe(true);
  await untilStreams(server, 0);

  const [tail, whole] = await Promise.all([follow(answer.id, String(told.length)), follow(answer.id)]);
  await openai.release();
  expect(told + textOf(eventsIn(await tail.text()))).toBe(FIVE);
  const events = eventsIn(await whole.text());
  expect(textOf(events)).toBe(FIVE);
  expect(endOf(events).answer).toMatchObject({ id: answer.id, run: { id: key, status: 'completed' } });
  expect(openai.orders()).toHaveLength(1);
});

/** Starts another process on the same data, and stops it after `work`. */
async function withSecond(work: (second: TestServer) => Promise<void>): Promise<void> {
  const { DATABASE_URL = '', DATA_DIR = '' } = server.env;
  const second = await startServer({ ...openai.env, DATABASE_URL, DATA_DIR });
  try {
    await work(second);
  } finally {
    await second.stop();
  }
}

test('another process streams the same answer while it is generated', () =>
  withSecond(async (second) => {
    await openai.script({ reply: FIVE, stream: { fault: 'hold', after: 2 } });
    const { answer } = startedIn(await firstPiece(await open(user, said('Count'))));
    const reader = await EventStream.open<SparkEvent>(user, `${second.url}${eventsPath(answer.id)}`);
    let text = '';
    const read = (event: SparkEvent) => {
      if ('content' in event) text += event.content;
      return text;
    };
    await reader.until((event) => read(event) === 'one two');
    await openai.release();
    const done = await reader.until((event) => {
      read(event);
      return 'done' in event && event.answer;
    });
    expect(text).toBe(FIVE);
    expect(done).toMatchObject({ content: FIVE, run: { status: 'completed' } });
  }));

test('an answer without remote readers streams again for a reader of another process', async () => {
  const words = Array.from({ length: 20 }, (_, at) => `word${at}`);
  await openai.script({ reply: words.join(' '), stream: { fault: 'step', after: 1 } });
  const { answer } = startedIn(await firstPiece(await open(user, said('Count'))));
  const begunAt = performance.now();
  // Started after the answer, so that it cannot be the process that generates it.
  await withSecond(async (second) => {
    await until(async () => performance.now() - begunAt > UNREAD_MS, 'The long interval of checkpoints');
    const reader = await EventStream.open<SparkEvent>(user, `${second.url}${eventsPath(answer.id)}`);
    let text = '';
    const untilWord = (word: string) =>
      reader.until((event) => {
        if ('content' in event) text += event.content;
        return text.endsWith(word);
      });
    const [first = '', ...others] = words;
    await untilWord(first);
    const lags: number[] = [];
    for (const word of others) {
      const releasedAt = performance.now();
      await openai.release();
      await untilWord(word);
      lags.push(performance.now() - releasedAt);
    }
    expect(text).toBe(words.join(' '));
    // A word is kept no sooner than that as long as no reader of another process is known.
    expect(Math.min(...lags)).toBeLessThan(UNREAD_INTERVAL_MS);
  });
});

test('Stop keeps and charges the text so far, and aborts the request', async () => {
  await openai.script({ reply: FIVE, stream: { fault: 'stall', after: 2 } });
  const begun = await firstPiece(await open(user, said('Go')), 'one two');
  const { answer } = startedIn(begun);
  await user.fetchJson('POST', `/api/viewspark/messages/${answer.id}/stop`);
  await until(async () => openai.orders().at(-1)?.end === 'broken', 'The endpoint being left');
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
  await until(async () => openai.orders().at(-1)?.end === 'broken', 'The endpoint being left');
});

test('a disconnect does not stop an answer that another reader follows', async () => {
  await openai.script({ reply: FIVE, stream: { fault: 'hold', after: 2 } });
  const leaving = new AbortController();
  const response = await open(user, said('Go'), { headers: { prefer: '' }, signal: leaving.signal });
  const first = new TextDecoder().decode((await response.body?.getReader().read())?.value);
  const { answer } = startedIn(eventsIn(first));
  const other = await EventStream.open<SparkEvent>(user, eventsPath(answer.id));
  await other.next();
  leaving.abort();
  await untilStreams(server, 1);
  await openai.release();
  const done = await other.until((event) => 'done' in event && event.answer);
  expect(done).toMatchObject({ content: FIVE, run: { status: 'completed' } });
});

test('after a kill the answer keeps its text and the reason, and is not requested twice', async () => {
  await openai.script({ reply: FIVE, stream: { fault: 'stall', after: 3 } });
  const id = randomUUID();
  const { answer } = startedIn(await firstPiece(await open(user, said('Go'), { headers: { 'idempotency-key': id } })));
  await untilKept(server, id, 'one two three');
  await server.kill('SIGKILL');
  await server.restart();
  const events = eventsIn(await (await follow(answer.id)).text());
  expect(events.at(-1)).toMatchObject({ error: true, message: expect.stringMatching(/^The server was interrupted/) });
  expect(endOf(events).answer).toMatchObject({
    content: 'one two three',
    run: { end: 'cut', charged: 1 },
  });
  expect(openai.orders()).toHaveLength(1);
});
