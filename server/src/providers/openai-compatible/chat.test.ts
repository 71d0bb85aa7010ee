import answers from '../common/thoughts/answers.fixture.json';
import { BROKEN_OFF, ENDLESS, STALLED, UNREADABLE } from './fault';
import { REFUSAL_WORDS } from './refusal-words';
import { aQuestion, collect, type SimulatedOpenAi, startSimulatedOpenAi } from './simulated-openai';

let openai: SimulatedOpenAi;
beforeAll(async () => {
  openai = await startSimulatedOpenAi();
});
beforeEach(() => openai.script());
afterAll(() => openai.close());

const FIVE = 'one two three four five';

test('an answer is streamed, with its usage and its model', async () => {
  const { text, end, error } = await collect(openai.chat(), aQuestion(`Say: ${FIVE}`, { seed: 7 }));

  expect(error).toBeUndefined();
  expect(text).toBe(FIVE);
  expect(end).toEqual({
    type: 'end',
    end: 'stop',
    usage: { promptTokens: 6, completionTokens: 5 },
    model: 'simulated-small',
    billed: {
      model: expect.stringMatching(/^127\.0\.0\.1:\d+\/simulated-small$/),
      units: { input_tokens: 6, output_tokens: 5 },
    },
  });
  expect(openai.journal().calls.at(-1)).toMatchObject({
    path: '/v1/chat/completions',
    body: { model: 'simulated-small', max_tokens: 100, temperature: 0.7, seed: 7, stream: true },
  });
});

test.each([
  ['marked in the text', { reply: answers['chat: begin and end'] }, 'I count the beds.\n\nNine of them.'],
  ['marked by their end alone', { reply: answers['chat: end alone'] }, 'I count the beds.'],
  ['told apart by the endpoint', { thoughts: 'I count the beds.', reply: 'There are 9.' }, 'I count the beds.'],
])('thoughts %s are no part of the answer', async (_, rule, thoughts) => {
  await openai.script(rule);

  const answer = await collect(openai.chat(), aQuestion('How many?'));

  expect(answer).toMatchObject({ text: 'There are 9.', error: undefined, end: { end: 'stop' } });
  expect(answer.thoughts.trim()).toBe(thoughts);
});

test('what had arrived of an answer that breaks off is kept, also when it could have been a mark', async () => {
  await openai.script({ reply: 'one <th two', stream: { fault: 'cut', after: 2 } });

  expect(await collect(openai.chat(), aQuestion('Go'))).toMatchObject({ text: 'one <th', error: { kind: 'failed' } });
});

test('the whole conversation is sent, the system message first', async () => {
  const messages = [
    { role: 'system', content: 'Be brief.' },
    { role: 'user', content: 'Hi' },
    { role: 'assistant', content: 'Hello' },
    { role: 'user', content: 'Say: bye' },
  ] as const;
  await collect(openai.chat(), aQuestion('', { messages }));

  expect(openai.journal().calls.at(-1)?.body).toMatchObject({ messages });
});

test.each([
  ['length', { maxTokens: 2 }, {}, 'one two'],
  ['filtered', {}, { finish: 'content_filter' as const }, FIVE],
])('says that an answer ended by %s', async (end, change, rule, text) => {
  await openai.script({ reply: FIVE, ...rule });

  expect(await collect(openai.chat(), aQuestion('Go', change))).toMatchObject({ text, end: { end } });
});

test('the usage is null for an endpoint that does not count', async () => {
  await openai.script({ usage: 'absent' });

  expect((await collect(openai.chat(), aQuestion('Go'))).end?.usage).toBeNull();
});

test.each([
  [400, 'refused', false],
  [401, 'unauthorized', false],
  [404, 'refused', false],
  [429, 'busy', true],
  [500, 'failed', false],
  [503, 'busy', true],
])('%i is told as %s and asked once', async (error, kind, retryable) => {
  await openai.script({ error });

  const answer = await collect(openai.chat(), aQuestion('Go'));

  expect(answer).toMatchObject({ text: '', error: { name: 'ProviderError', kind, retryable } });
  expect(openai.journal().calls).toHaveLength(1);
});

test('a wrong key is reported as a configuration error, and the vendor’s message stays in the log', async () => {
  const { error } = await collect(openai.chat({ apiKey: 'wrong' }), aQuestion('Go'));

  expect(error).toMatchObject({ kind: 'unauthorized', diagnostic: expect.stringContaining('invalid_api_key') });
  expect((error as Error).message).not.toContain('key');
});

test('a model that the endpoint does not have is refused', async () => {
  const { error } = await collect(openai.chat(), aQuestion('Go', { model: 'gone' }));

  expect(error).toMatchObject({ kind: 'refused', message: REFUSAL_WORDS.chat.noSuchModel });
});

test.each([
  ['cut', 'failed', BROKEN_OFF],
  ['no_done', 'failed', BROKEN_OFF],
  ['malformed', 'failed', UNREADABLE],
  ['error_event', 'failed', 'The model could not finish.'],
] as const)('an answer that ends %s keeps what arrived and says so', async (fault, kind, message) => {
  await openai.script({ reply: FIVE, stream: { fault, after: 2 } });

  const answer = await collect(openai.chat(), aQuestion('Go'));

  expect(answer).toMatchObject({ text: 'one two', end: undefined, error: { kind, message } });
  expect(openai.journal().calls).toHaveLength(1);
});

test('a stalled answer is aborted on both sides', async () => {
  await openai.script({ reply: FIVE, stream: { fault: 'stall', after: 2 } });

  const answer = await collect(openai.chat({ silenceMs: 100 }), aQuestion('Go'));

  expect(answer).toMatchObject({ text: 'one two', error: { kind: 'timeout', message: STALLED } });
  await closed();
});

test('an endless answer is aborted', async () => {
  await openai.script({ stream: { fault: 'huge' } });

  const answer = await collect(openai.chat(), aQuestion('Go'));

  expect(answer).toMatchObject({ error: { kind: 'failed', message: ENDLESS } });
  await closed();
});

test('an order without a response is not sent again', async () => {
  await openai.script({ error: 'lost' });

  expect(await collect(openai.chat(), aQuestion('Go'))).toMatchObject({ error: { kind: 'lost_response' } });
  expect(openai.journal()).toMatchObject({ paid: 1, calls: [{}] });
});

test('an endpoint that refuses connections is a retryable fault', async () => {
  const chat = openai.chat({ baseUrl: await openai.nowhere(), models: [] });

  expect(await collect(chat, aQuestion('Go'))).toMatchObject({ error: { kind: 'unreachable', retryable: true } });
});

const bodies = () => openai.journal().calls.flatMap(({ path, body }) => (path.endsWith('/completions') ? [body] : []));

test('a temperature and a seed are sent only when they are asked for', async () => {
  await collect(openai.chat(), aQuestion('Go', { temperature: null }));

  expect(bodies()).toHaveLength(1);
  expect(Object.keys(bodies()[0] ?? {})).toEqual(['model', 'max_tokens', 'messages', 'stream', 'stream_options']);
});

test('what a model refuses by name is left out, and not sent to it again', async () => {
  await openai.scriptModels(['gpt-5-mini', 'simulated-small']);
  const chat = openai.chat();
  const order = aQuestion('Say: hello', { model: 'gpt-5-mini' });

  expect(await collect(chat, order)).toMatchObject({ text: 'hello', error: undefined });
  expect(await collect(chat, order)).toMatchObject({ text: 'hello', error: undefined });
  await collect(chat, aQuestion('Go'));

  expect(bodies().map((body) => [body?.temperature, body?.max_tokens, body?.max_completion_tokens])).toEqual([
    [0.7, 100, undefined],
    [undefined, 100, undefined],
    [undefined, undefined, 100],
    [undefined, undefined, 100],
    [0.7, 100, undefined],
  ]);
});

test('a model that is none for chats is refused in words, also when JSON is ordered, and asked once', async () => {
  await openai.scriptModels(['text-embedding-3-small']);
  const format = { name: 'thing', schema: { type: 'object' } };

  expect(await collect(openai.chat(), aQuestion('Go', { model: 'text-embedding-3-small', format }))).toMatchObject({
    error: { kind: 'refused', message: REFUSAL_WORDS.chat.unfit },
  });
  expect(bodies()).toHaveLength(1);
});

test('stopping closes the request at once and throws the reason', async () => {
  await openai.script({ reply: FIVE, stream: { fault: 'stall', after: 2 } });
  const stop = new AbortController();
  const reason = new Error('stopped by the reader');
  let text = '';

  const reading = openai.chat().stream(aQuestion('Go'), stop.signal, (part) => {
    if (part.type === 'delta') text += part.text;
    if (text === 'one two') stop.abort(reason);
  });

  await expect(reading).rejects.toBe(reason);
  await closed();
});

test('an order aborted before it began sends no request', async () => {
  const reason = new Error('stopped by the reader');
  await expect(
    openai.chat({ models: ['m'] }).stream(aQuestion('Go'), AbortSignal.abort(reason), () => {}),
  ).rejects.toBe(reason);
  expect(openai.journal().calls).toEqual([]);
});

test('an error of the listener ends the answer, closes the request and is rethrown', async () => {
  await openai.script({ reply: FIVE, stream: { fault: 'stall', after: 1 } });
  const enough = new Error('enough');

  const reading = openai.chat().stream(aQuestion('Go'), new AbortController().signal, () => {
    throw enough;
  });

  await expect(reading).rejects.toBe(enough);

  await closed();
});

/** Waits until the endpoint has noticed the disconnect. */
async function closed() {
  while (openai.journal().calls.at(-1)?.end === 'open') await new Promise((resolve) => setTimeout(resolve, 5));
  expect(openai.journal().calls.at(-1)?.end).toBe('broken');
}
