import { randomUUID } from 'node:crypto';
import type { CallOutput } from '@flint/shared/contracts/call';
import type { RunOf } from '@flint/shared/contracts/runs';
import type { sparkChat } from '@flint/shared/contracts/spark';
import type { SparkMessage } from '@flint/shared/contracts/spark-messages';
import answers from '../../src/providers/common/thoughts/answers.fixture.json';
import { type OpenAi, startOpenAi } from '../support/openai';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { ask, endOf, eventsIn, open, said, startedIn, textOf } from '../support/spark';
import { until } from '../support/until';

const CHAT = '/api/viewspark/chat';
const FIVE = 'one two three four five';

let openai: OpenAi;
let server: TestServer;
let user: TestClient;

beforeAll(async () => {
  openai = await startOpenAi();
  server = await startServer({ ...openai.env, RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '500', TRIM_MS: '500' });
  user = await server.signUpVerified();
  await user.grant(2000);
});
afterAll(async () => {
  await server.expectCleanLedger();
  await server.stop();
  await openai.stop();
});

/** The last messages that the model got. */
function lastMessages(): { role: string; content: string }[] {
  return (openai.orders().at(-1)?.body as { messages: [] } | undefined)?.messages ?? [];
}
test('an answer without streaming is returned whole, with its cost, and stored', async () => {
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

test('a stream has pieces with their offsets, and a done flag at its end', async () => {
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

test('thoughts are neither told, nor searched, nor sent on with the next message', async () => {
  await openai.script({ reply: answers['chat: begin and end'] });
  const first = await ask(user, said('How many beds?'));
  expect(textOf(first.events)).toBe('There are 9.');
  await openai.script({ reply: answers['chat: end alone'], stream: { fault: 'hold', after: 3 } });
  const { conversationId } = first;
  const response = await open(user, said('And taps?', { conversationId }));
  await openai.release();
  const events = eventsIn(await response.text());
  const { answer } = endOf(events);
  const moved = events.findLastIndex((event) => 'moved' in event);
  expect(textOf(events.slice(moved))).toBe('There are 9.');
  expect(answer.content).toBe('There are 9.');
  const follow = async (headers: Record<string, string> = {}) =>
    textOf(eventsIn(await (await user.fetch(`/api/viewspark/messages/${answer.id}/events`, { headers })).text()));
  expect(await follow()).toBe('There are 9.');
  expect(await follow({ 'last-event-id': String((answer.run?.moved ?? 0) + 6) })).toBe('are 9.');

  await openai.script();
  await ask(user, said('Say: bye', { conversationId }));
  expect(JSON.stringify(openai.orders().at(-1)?.body)).not.toMatch(/I count|<think/);
  const found = await user.fetchJson('GET', '/api/viewspark/conversations?q=count%20the%20beds');
  expect(found.body).toMatchObject({ conversations: [] });
  const { run } = (await user.fetchJson('GET', `/api/runs/${answer.run?.id}`)).body as { run: RunOf<'chat'> };
  expect(JSON.stringify(run.output)).not.toMatch(/I count|<think/);
});

test('a failure has an error flag and a message; nothing is charged', async () => {
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
] as const)('an answer whose stream is %s is kept with the reason, and charged for its text', async (fault, end) => {
  await openai.script({ reply: FIVE, stream: { fault, after: 2 } });
  const before = await user.balance();
  const events = eventsIn(await (await open(user, said('Go'))).text());
  expect(textOf(events)).toBe('one two');
  expect(events.filter((event) => 'error' in event || 'done' in event)).toMatchObject([
    { error: true, message: expect.stringMatching(/1 credit charged, \d returned\.$/) },
  ]);
  expect(endOf(events).answer).toMatchObject({ content: 'one two', run: { end, charged: 1 } });
  expect(await user.credits()).toEqual({ balance: before - 1, held: 0 });
});

test('an endless answer is cut, kept and charged, and its request aborted', async () => {
  await openai.script({ reply: FIVE, stream: { fault: 'huge', after: 1 } });
  const before = await user.balance();
  const events = eventsIn(await (await open(user, said('Go'))).text());
  const { answer } = endOf(events);
  expect(answer.run).toMatchObject({ end: 'cut', note: expect.stringMatching(/^The model did not stop .* charged/) });
  expect(textOf(events)).toBe(answer.content);
  expect(before - (await user.balance())).toBe(answer.run?.charged);
  await until(async () => openai.orders().at(-1)?.end === 'broken', 'The endpoint being left');
});

test('an idempotency key gives one answer, requested once', async () => {
  await openai.script();
  const headers = { 'idempotency-key': randomUUID() };
  const [first, second] = await Promise.all(
    [1, 2].map(async () => eventsIn(await (await open(user, said('Say: hello'), { headers })).text())),
  );
  expect(startedIn(second ?? []).answer.id).toBe(startedIn(first ?? []).answer.id);
  expect(openai.orders()).toHaveLength(1);
  expect((await open(user, said('Say: bye'), { headers })).status).toBe(422);
});

test('a later message is sent with the history, under our system prompt', async () => {
  await openai.script({ reply: 'Red.' });
  const { conversationId } = await ask(user, said('My colour?'));
  await ask(user, said('And now?', { conversationId }));
  const messages = lastMessages();
  expect(messages.map(({ role, content }) => [role, content.slice(0, 20)])).toEqual([
    ['system', 'You are Spark, the a'],
    ['user', 'My colour?'],
    ['assistant', 'Red.'],
    ['user', 'And now?'],
  ]);
});

test('an edited message and a regenerated answer are siblings, and the conversation continues from either', async () => {
  await openai.script({ reply: FIVE });
  const first = await ask(user, said('Count up'));
  const { conversationId } = first;
  const edited = await ask(user, said('Count down', { conversationId, parentId: null }));
  const again = await ask(user, {}, `/api/viewspark/messages/${edited.answer.id}/answer`);
  expect(again.started.questionId).toBe(edited.started.questionId);
  expect(again.answer.siblings).toEqual([edited.answer.id, again.answer.id]);

  const more = await ask(user, { mode: 'continue' }, `/api/viewspark/messages/${again.answer.id}/answer`);
  expect(more.answer).toMatchObject({ parentId: again.answer.id, continues: true });
  const messages = lastMessages();
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

test('without a session, a verified address or enough credits a message is refused before the model is called', async () => {
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
