import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { CallOutput } from '@flint/shared/contracts/call';
import type { SparkEvent, sparkChat } from '@flint/shared/contracts/spark';
import type { SparkAction } from '@flint/shared/contracts/spark-actions';
import type { SparkMessage } from '@flint/shared/contracts/spark-messages';
import { EventStream } from '../support/event-stream';
import { type OpenAi, startOpenAi } from '../support/openai';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { ask, decide, endOf, eventsIn, open, said, startedIn, textOf } from '../support/spark';
import { until } from '../support/until';

const CHAT = '/api/viewspark/chat';
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

/** What the model was told last. */
function lastTold(): { role: string; content: string }[] {
  return (openai.orders().at(-1)?.body as { messages: [] } | undefined)?.messages ?? [];
}
const eventsPath = (id: string) => `/api/viewspark/messages/${id}/events`;
const follow = (id: string, lastEventId = '') =>
  user.fetch(eventsPath(id), { headers: lastEventId ? { 'last-event-id': lastEventId } : {} });
/** What a stream says up to its first piece; then its reader leaves. */
async function firstPiece(response: Response): Promise<SparkEvent[]> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!/^data: \{"content":.*\n\n/m.test(text)) text += (await reader?.read())?.value ?? '';
  await reader?.cancel();
  return eventsIn(text.slice(0, text.lastIndexOf('\n\n') + 2));
}

test('CALL-169 CALL-170 CALL-171 an answer waits for its end, says what it cost, and is kept', async () => {
  await openai.script({ reply: FIVE });
  const before = await user.balance();
  const { status, body } = await user.fetchJson('POST', CHAT, said('Count to five'));
  const answer = body as CallOutput<typeof sparkChat>;
  expect([status, answer]).toEqual([
    200,
    {
      ...{ success: true, message: FIVE, conversationId: expect.any(String), balance: before - 1 },
      answer: expect.objectContaining({
        ...{ role: 'assistant', content: FIVE, model: 'simulated-small', actions: [], attachments: [] },
        run: expect.objectContaining({ status: 'completed', end: 'stop', note: null, charged: 1 }),
      }),
    },
  ]);
});

test('CALL-172 CALL-211 CALL-212 CALL-214 a stream has pieces with their offsets, and a done flag at its end', async () => {
  await openai.script({ reply: FIVE });
  const response = await open(user, said('Count'));
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const text = await response.text();
  const events = eventsIn(text);
  expect(textOf(events)).toBe(FIVE);
  expect(startedIn(events).answer).toMatchObject({ content: '', role: 'assistant' });
  expect(events.at(-1)).toMatchObject({ done: true, answer: { content: FIVE } });
  expect([...text.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1]).toBe(String(FIVE.length));
});

test('CALL-174 CALL-213 a failure has an error flag and words; nothing is charged', async () => {
  await openai.script({ error: 500 });
  const before = await user.credits();
  const events = eventsIn(await (await open(user, said('Go'))).text());
  expect(events.at(-1)).toEqual({ error: true, message: expect.stringMatching(/could not finish/) });
  expect(await user.credits()).toEqual(before);
  expect(await user.fetchJson('POST', CHAT, said('Go'))).toMatchObject({
    status: 502,
    body: { success: false, message: expect.stringMatching(/could not finish/), error: 'provider_failed' },
  });
});

test.each([
  ['cut', 'cut'],
  ['malformed', 'cut'],
  ['no_done', 'cut'],
  ['error_event', 'cut'],
] as const)(
  'an answer whose stream is %s is kept as far as it came, with why, and paid for that',
  async (fault, end) => {
    await openai.script({ reply: FIVE, stream: { fault, after: 2 } });
    const before = await user.balance();
    const events = eventsIn(await (await open(user, said('Go'))).text());
    expect(textOf(events)).toBe('one two');
    expect(events.at(-2)).toEqual({ error: true, message: expect.stringMatching(/1 credit charged, \d returned\.$/) });
    expect(endOf(events).answer).toMatchObject({ content: 'one two', run: { end, charged: 1 } });
    expect(await user.credits()).toEqual({ balance: before - 1, held: 0 });
  },
);

test('an endless answer is ended, kept and paid, and the endpoint is left', async () => {
  await openai.script({ reply: FIVE, stream: { fault: 'huge', after: 1 } });
  const before = await user.balance();
  const events = eventsIn(await (await open(user, said('Go'))).text());
  const { answer } = endOf(events);
  expect(answer.run).toMatchObject({ end: 'cut', note: expect.stringMatching(/^The model did not stop .* charged/) });
  expect(textOf(events)).toBe(answer.content);
  expect(before - (await user.balance())).toBe(answer.run?.charged);
  await until(async () => openai.orders().at(-1)?.end === 'broken', 'The endpoint being left');
});

test('an answer goes on without its reader, and is taken up elsewhere where it broke', async () => {
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

test('another process tells the same answer as it is written', async () => {
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

test('an answer that nobody read by the database flows again for a reader of another process', async () => {
  const words = Array.from({ length: 60 }, (_, at) => `word${at}`);
  await openai.script({ reply: words.join(' '), pieceMs: 200 });
  const path = eventsPath(startedIn(await firstPiece(await open(user, said('Count')))).answer.id);
  const { DATABASE_URL = '', DATA_DIR = '' } = server.env;
  // Started later than the answer, so that it cannot be the one that writes it.
  const second = await startServer({ ...openai.env, DATABASE_URL, DATA_DIR });
  try {
    const events = eventsIn(await (await user.fetch(`${second.url}${path}`)).text());
    expect(textOf(events)).toBe(words.join(' '));
    const [before = '', ...since] = events.map((event) => textOf([event])).filter((piece) => piece !== '');
    // Kept for itself alone, five words would come at a time.
    expect(since.length).toBeGreaterThan((words.length - before.split(' ').length) / 2);
  } finally {
    await second.stop();
  }
}, 60_000);

test('Stop keeps and charges what was there, and leaves the endpoint within two seconds', async () => {
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

test('who did not ask to come back and leaves has stopped it', async () => {
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

test('unless somebody came to read it meanwhile', async () => {
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

test('a server killed in the middle keeps what was there, with why, and orders nothing twice', async () => {
  await openai.script({ reply: FIVE, stream: { fault: 'stall', after: 3 } });
  const { answer } = startedIn(await firstPiece(await open(user, said('Go'))));
  await delay(300);
  await server.kill('SIGKILL');
  await server.restart();
  const events = eventsIn(await (await follow(answer.id)).text());
  expect(events.at(-2)).toMatchObject({ error: true, message: expect.stringMatching(/^The server was interrupted/) });
  expect(endOf(events).answer).toMatchObject({
    content: expect.stringMatching(/^one/),
    run: { end: 'cut', charged: 1 },
  });
  expect(openai.orders()).toHaveLength(1);
}, 60_000);

test('the same key is the same answer, asked once', async () => {
  await openai.script();
  const headers = { 'idempotency-key': randomUUID() };
  const [first, second] = await Promise.all(
    [1, 2].map(async () => eventsIn(await (await open(user, said('Say: hello'), { headers })).text())),
  );
  expect(startedIn(second ?? []).answer.id).toBe(startedIn(first ?? []).answer.id);
  expect(openai.orders()).toHaveLength(1);
  expect((await open(user, said('Say: bye'), { headers })).status).toBe(422);
});

test('what follows is told what came before, under rules of our own', async () => {
  await openai.script({ reply: 'Red.' });
  const { conversationId } = await ask(user, said('My colour?'));
  await ask(user, said('And now?', { conversationId }));
  const messages = lastTold();
  expect(messages.map(({ role, content }) => [role, content.slice(0, 20)])).toEqual([
    ['system', 'You are Spark, the a'],
    ['user', 'My colour?'],
    ['assistant', 'Red.'],
    ['user', 'And now?'],
  ]);
});

test('an edited message is answered beside the first one, an answer beside itself, and one goes on', async () => {
  await openai.script({ reply: FIVE });
  const first = await ask(user, said('Count up'));
  const { conversationId } = first;
  const edited = await ask(user, said('Count down', { conversationId, parentId: null }));
  const again = await ask(user, {}, `/api/viewspark/messages/${edited.answer.id}/answer`);
  expect(again.started.questionId).toBe(edited.started.questionId);
  expect(again.answer.siblings).toEqual([edited.answer.id, again.answer.id]);

  const more = await ask(user, { mode: 'continue' }, `/api/viewspark/messages/${again.answer.id}/answer`);
  expect(more.answer).toMatchObject({ parentId: again.answer.id, continues: true });
  const messages = lastTold();
  expect(messages.slice(1).map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
  expect(messages.at(-1)?.content).toMatch(/^Go on exactly/);

  const read = async () =>
    (await user.fetchJson('GET', `/api/viewspark/conversations/${conversationId}`)).body as {
      messages: SparkMessage[];
    };
  const [question, answer, ending] = (await read()).messages;
  expect(question).toMatchObject({ content: 'Count down', siblings: [first.started.questionId, question?.id] });
  expect([answer?.id, ending?.id]).toEqual([again.answer.id, more.answer.id]);
  const back = { messageId: first.started.questionId };
  await user.fetchJson('PATCH', `/api/viewspark/conversations/${conversationId}`, back);
  expect((await read()).messages.map(({ id }) => id)).toEqual([first.started.questionId, first.answer.id]);
});

describe('what is proposed', () => {
  const propose = async (): Promise<SparkAction> => {
    await openai.script({ obedient: true });
    const { answer } = await ask(user, said('Make a picture of a lake'));
    const [card] = answer.actions;
    if (!card) throw new Error('Nothing was proposed');
    return card;
  };

  test('is ordered once, when the user approves its price', async () => {
    const card = await propose();
    const before = await user.balance();
    const price = card.price ?? 0;
    const approve = () => decide(user, card, 'approve', { price });
    const [first, second] = await Promise.all([approve(), approve()]);
    expect([first.status, second.status]).toEqual([200, 200]);
    const { action, run } = first.body as { action: SparkAction; run: { id: string } };
    expect(action).toMatchObject({ status: 'approved', runId: run.id });
    expect(await user.untilEnded(run.id)).toMatchObject({ kind: 'image', status: 'completed', charged: price });
    expect(await user.balance()).toBe(before - price);
    expect((await decide(user, card, 'dismiss')).status).toBe(409);
  }, 30_000);

  test('is refused at another price, and after it was dismissed', async () => {
    const card = await propose();
    const before = await user.credits();
    expect(await decide(user, card, 'approve', { price: 0 })).toMatchObject({ status: 409, body: { field: 'price' } });
    expect(await decide(user, card, 'dismiss')).toMatchObject({
      status: 200,
      body: { action: { status: 'dismissed' } },
    });
    expect((await decide(user, card, 'approve', { price: card.price })).status).toBe(409);
    expect(await user.credits()).toEqual(before);
  });

  test('is nobody else’s to approve, and no other site’s', async () => {
    const card = await propose();
    const other = await server.signUpVerified();
    expect((await decide(other, card, 'approve', { price: card.price })).status).toBe(404);
    const headers = { origin: 'https://evil.example', 'content-type': 'application/json' };
    const body = JSON.stringify({ price: card.price });
    const forged = await user.fetch(`/api/viewspark/actions/${card.id}/approve`, { method: 'POST', headers, body });
    expect(forged.status).toBe(403);
  });
});

test('who has no session, no proven address or too little is refused before anything is asked', async () => {
  await openai.script();
  expect((await server.client().fetchJson('POST', CHAT, said('Go'))).status).toBe(401);
  expect((await (await server.signUp()).fetchJson('POST', CHAT, said('Go'))).status).toBe(403);
  const poor = await server.signUpVerified();
  const dear = said('Go', { model: 'meta-llama/llama-3.1-70b-instruct', max_tokens: 8192 });
  expect(await poor.fetchJson('POST', CHAT, dear)).toMatchObject({
    status: 400,
    body: { error: 'insufficient_credits' },
  });
  const { body } = await poor.fetchJson('GET', '/api/viewspark/conversations');
  expect(body).toEqual({ conversations: [], next: null });
  expect(openai.orders()).toHaveLength(0);
});
