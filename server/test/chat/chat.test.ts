import { randomUUID } from 'node:crypto';
import type { ChatAnswer, ChatEvent } from '@flint/shared/contracts/chat';
import type { RunOf } from '@flint/shared/contracts/runs';
import answers from '../../src/providers/common/thoughts/answers.fixture.json';
import { untilKept } from '../support/kept-text';
import { untilStreams } from '../support/open-streams';
import { type OpenAi, startOpenAi } from '../support/openai';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { until } from '../support/until';

const PATH = '/api/fal-ai/chat/completion';
const FIVE = 'one two three four five';

let openai: OpenAi;
let server: TestServer;
let user: TestClient;

beforeAll(async () => {
  openai = await startOpenAi();
  server = await startServer({ ...openai.env, RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '500' });
  user = await server.signUpVerified();
  await user.grant(1000);
});
afterEach(() => server.expectCleanLedger());
afterAll(async () => {
  await server.stop();
  await openai.stop();
});

const asking = (content: string, change: object = {}) => ({ messages: [{ role: 'user', content }], ...change });

async function ask(content: string, change: object = {}, headers: Record<string, string> = {}) {
  const { status, body } = await user.fetchJson('POST', PATH, asking(content, change), headers);
  return { status, body: body as ChatAnswer };
}

/** Requests a streamed answer. */
async function open(content: string, headers: Record<string, string> = {}, signal?: AbortSignal) {
  const response = await user.fetch(PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(asking(content, { stream: true })),
    ...(signal && { signal }),
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  return response;
}

const eventsIn = (text: string) =>
  text
    .split('\n\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => JSON.parse(line.slice(6)) as ChatEvent);

/** Reads a stream as far as its text, and leaves it open. */
async function untilText(response: Response, words: string): Promise<void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let text = ''; textOf(eventsIn(text.slice(0, text.lastIndexOf('\n\n') + 2))) !== words; ) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) throw new Error(`The stream ended: ${text}`);
    text += value;
  }
}

/** What a reader of the events has at their end, and the text that stood there when it was moved. */
function read(events: ChatEvent[]) {
  const has = { text: '', thoughts: '', wasText: '' };
  for (const event of events) {
    if (!('content' in event)) continue;
    if ('moved' in event) Object.assign(has, { wasText: has.text, text: '', thoughts: '' });
    if ('thoughts' in event) has.thoughts += event.thoughts;
    has.text += event.content;
  }
  return has;
}

const textOf = (events: ChatEvent[]) => events.map((event) => ('content' in event ? event.content : '')).join('');

test('an answer is charged by its tokens, and the rest of the hold is refunded', async () => {
  await openai.script({ usage: { prompt_tokens: 400, completion_tokens: 700, total_tokens: 1100 } });
  const before = await user.balance();
  const { status, body } = await ask(`Say: ${FIVE}`, { temperature: 0, max_tokens: 4000 });

  expect([status, body]).toEqual([
    200,
    {
      success: true,
      message: {
        id: body.runId,
        role: 'assistant',
        content: FIVE,
        timestamp: expect.any(String),
        model: 'simulated-small',
      },
      content: FIVE,
      end: 'stop',
      usage: { promptTokens: 400, completionTokens: 700 },
      runId: expect.any(String),
      charged: 2,
      returned: 3,
      balance: before - 2,
      servedBy: 'openai-compatible',
    },
  ]);
  expect(openai.orders()).toMatchObject([{ body: { max_tokens: 4000, temperature: 0 } }]);
});

test('a stream sends the text in pieces, then the whole answer', async () => {
  await openai.script({ reply: FIVE });
  const events = eventsIn(await (await open('Go')).text());

  expect(textOf(events)).toBe(FIVE);
  expect(events.at(-1)).toMatchObject({ done: true, answer: { content: FIVE, end: 'stop', charged: 1 } });
});

test('thoughts are kept apart from the answer, and stay with its run', async () => {
  await openai.script({ reply: answers['chat: begin and end'] });
  const { body } = await ask('How many beds?');
  expect(body).toMatchObject({ content: 'There are 9.', message: { content: 'There are 9.' }, end: 'stop' });
  expect(body.thoughts).toBe('I count the beds.\n\nNine of them.');
  expect(await user.untilEnded(body.runId)).toMatchObject({
    output: { content: 'There are 9.', thoughts: 'I count the beds.\n\nNine of them.' },
  });
});

test('what was streamed before the end of thoughts is moved while the answer is written', async () => {
  await openai.script({ reply: answers['chat: end alone'], stream: { fault: 'hold', after: 3 } });
  const response = await open('How many beds?');
  const [reading, all] = response.body?.tee() ?? [];
  await untilText(new Response(reading), 'I count the');
  await openai.release();
  const events = eventsIn(await new Response(all).text());
  expect(read(events)).toEqual({ text: 'There are 9.', thoughts: 'I count the beds.', wasText: 'I count the' });
  expect(events.at(-1)).toMatchObject({ answer: { content: 'There are 9.', thoughts: 'I count the beds.' } });
});

test('thoughts without an answer are shown while they come, and cost nothing', async () => {
  await openai.script({ reply: '<think>one two three four', finish: 'length', stream: { fault: 'hold', after: 3 } });
  const before = await user.balance();
  const response = await open('Go');
  await openai.release();
  const events = eventsIn(await response.text());
  expect(events.at(-1)).toEqual({ error: true, message: expect.stringMatching(/wrote no answer.* returned\.$/) });
  expect(await user.credits()).toEqual({ balance: before, held: 0 });
});

test.each(['cut', 'no_done', 'malformed'] as const)(
  'a truncated answer (%s) is kept, charged for its tokens, and marked as incomplete',
  async (fault) => {
    await openai.script({ reply: FIVE, stream: { fault, after: 2 } });
    const before = await user.balance();
    const events = eventsIn(await (await open('Go')).text());

    expect(textOf(events)).toBe('one two');
    expect(events.filter((event) => 'error' in event || 'done' in event)).toMatchObject([
      {
        ...{ error: true, message: expect.stringMatching(/1 credit charged, \d returned\.$/) },
        ...{ done: true, answer: { content: 'one two', end: 'cut', charged: 1 } },
      },
    ]);
    expect(await user.credits()).toEqual({ balance: before - 1, held: 0 });
    expect(openai.orders()).toHaveLength(1);
  },
);

test.each([
  [401, 502, /no access to the model/],
  [429, 502, /busy/],
  [500, 502, /could not finish/],
])('an endpoint that answers %i causes no charge and an error message', async (error, status, words) => {
  await openai.script({ error });
  const before = await user.balance();
  const answer = await ask('Go');

  expect(answer).toMatchObject({ status, body: { success: false, message: expect.stringMatching(words) } });
  const events = eventsIn(await (await open('Go')).text());
  expect(events).toEqual([{ error: true, message: expect.stringMatching(words) }]);
  expect(await user.credits()).toEqual({ balance: before, held: 0 });
});

test('text is streamed as it is generated; a disconnect aborts the request and charges the text so far', async () => {
  await openai.script({ reply: FIVE, stream: { fault: 'stall', after: 2 } });
  const id = randomUUID();
  const leaving = new AbortController();
  const response = await open('Go', { 'idempotency-key': id }, leaving.signal);
  await untilText(response, 'one two');
  expect(openai.orders().at(-1)?.end).toBe('open');
  leaving.abort();

  const run = (await user.untilEnded(id)) as RunOf<'chat'>;
  expect(run).toMatchObject({
    status: 'cancelled',
    charged: 1,
    message: expect.stringMatching(/^Stopped\. 1 credit charged, \d returned\.$/),
    output: { content: 'one two', end: 'stopped' },
  });
  await until(async () => openai.orders().at(-1)?.end === 'broken', 'The endpoint being left');
});

test('a request that asked to resume may disconnect: the answer continues and is kept with its run', async () => {
  await openai.script({ reply: FIVE, stream: { fault: 'hold', after: 2 } });
  const id = randomUUID();
  const leaving = new AbortController();
  const headers = { 'idempotency-key': id, prefer: 'respond-async' };
  const response = await open('Go', headers, leaving.signal);
  await response.body?.getReader().read();
  leaving.abort();
  await untilStreams(server, 0);
  await openai.release();

  expect(await user.untilEnded(id)).toMatchObject({
    status: 'completed',
    message: null,
    output: { content: FIVE, end: 'stop' },
  });
});

test('after a kill the answer ends with its checkpointed text, and is not requested twice', async () => {
  await openai.script({ reply: FIVE, stream: { fault: 'stall', after: 3 } });
  const id = randomUUID();
  const response = await open('Go', { 'idempotency-key': id, prefer: 'respond-async' });
  await response.body?.getReader().read();
  await untilKept(server, id, 'one two three');
  await server.kill('SIGKILL');
  await server.restart();

  expect(await user.untilEnded(id)).toMatchObject({
    status: 'completed',
    charged: 1,
    message: expect.stringMatching(/^The server was interrupted .* 1 credit charged, \d returned\.$/),
    output: { content: 'one two three', end: 'cut' },
  });
  expect(openai.orders()).toHaveLength(1);
});

test('an idempotency key gives one answer, requested once; another body under it is refused', async () => {
  await openai.script();
  const headers = { 'idempotency-key': randomUUID() };
  const first = await ask('Say: hello', {}, headers);
  expect((await ask('Say: hello', {}, headers)).body).toMatchObject({ runId: first.body.runId, content: 'hello' });
  expect(openai.orders()).toHaveLength(1);
  expect((await ask('Say: bye', {}, headers)).status).toBe(422);
});

test('models are listed with the model that serves them, and those of the endpoint', async () => {
  const { body } = await server.client().fetchJson('GET', '/api/fal-ai/models/llm');
  const { models } = body as { models: { id: string }[] };
  expect(models).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        id: 'meta-llama/llama-3.2-8b-instruct',
        description: expect.stringContaining('simulated-small'),
        credits: 1,
        available: true,
        servedBy: 'openai-compatible',
      }),
      expect.objectContaining({ id: 'meta-llama/llama-3.1-70b-instruct', credits: 4 }),
      expect.objectContaining({ id: 'qwen/qwen-2.5-32b-instruct', credits: 2 }),
      expect.objectContaining({ id: 'simulated-small', credits: 2, available: true }),
    ]),
  );
});

test('a usual list: the default is a model that chats, and takes no temperature that nobody asked for', async () => {
  await openai.scriptModels(['nomic-embed-text:latest', 'whisper-1', 'gpt-5-mini'], { reply: FIVE });
  const { status, body } = await ask('Go', { model: 'gpt-5-mini' });
  expect([status, body.content, body.message.model]).toEqual([200, FIVE, 'gpt-5-mini']);
  expect(openai.orders()[0]?.body).not.toHaveProperty('temperature');
});

test('without a session, a verified address or enough credits a request is refused before the endpoint is called', async () => {
  await openai.script();
  const body = asking('Go');
  expect((await server.client().fetchJson('POST', PATH, body)).status).toBe(401);
  expect((await (await server.signUp()).fetchJson('POST', PATH, body)).status).toBe(403);
  const poor = await server.signUpVerified();
  const dear = asking('Go', { model: 'meta-llama/llama-3.1-70b-instruct', max_tokens: 8192 });
  expect(await poor.fetchJson('POST', PATH, dear)).toMatchObject({
    status: 400,
    body: { error: 'insufficient_credits' },
  });
  expect(openai.orders()).toHaveLength(0);
});
