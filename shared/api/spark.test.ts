import { SPARK_FAILURE, sparkChat } from '../contracts/spark';
import { fakeApi } from '../testing/fake-api';
import { setReporter } from './report';
import { answerAgain, chatWithSpark, followSpark, streamSpark } from './spark';
import { SparkFailure } from './spark-failure';

const hello = { role: 'user', content: 'Hello' } as const;
const started = { started: { conversationId: 'c', questionId: 'q', answer: { id: 'a' } } };
const done = { done: true, answer: { id: 'a', content: 'Hi there' }, balance: 7 };

interface SentRequest {
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Answers each request with the next stream; byte by byte on request. */
function streaming(streams: readonly (readonly (object | string)[])[], byteByByte = false): SentRequest[] {
  fakeApi();
  const asked: SentRequest[] = [];
  globalThis.fetch = async (input, init = {}) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    asked.push({ path: new URL(String(input)).pathname, headers: new Headers(init.headers), body });
    const events = streams[asked.length - 1] ?? [];
    const lines = events.map((event) => `data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`);
    const bytes = new TextEncoder().encode(lines.join(''));
    const chunks = byteByByte ? [...bytes].map((byte) => Uint8Array.of(byte)) : [bytes];
    const stream = new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(chunk);
        controller.close();
      },
    });
    return new Response(stream, { headers: { 'content-type': 'text/event-stream' } });
  };
  return asked;
}

async function read(order = { messages: [hello] }) {
  const told: string[] = [];
  const answer = await streamSpark(order, { onText: (text) => told.push(text) });
  return { told, answer };
}

describe('an answer without streaming', () => {
  test('sends the messages, and a brand profile only where one is chosen', async () => {
    const api = fakeApi().answer(sparkChat, { body: { success: true, message: 'Hi' } });
    await expect(chatWithSpark({ messages: [hello], brandProfileId: undefined })).resolves.toEqual({
      success: true,
      message: 'Hi',
    });
    await chatWithSpark({ messages: [hello], brandProfileId: 'b' });
    expect(api.sent.map(({ body }) => body)).toEqual([
      { messages: [hello] },
      { messages: [hello], brandProfileId: 'b' },
    ]);
  });

  test.each([200, 402, 429, 502])(
    'a failure with the status %i is returned and reported once, never thrown',
    async (status) => {
      const reports: unknown[] = [];
      setReporter((error) => reports.push(error));
      fakeApi().answer(sparkChat, { status, body: { success: false, message: 'The model is busy.' } });
      await expect(chatWithSpark({ messages: [hello] })).resolves.toEqual({
        success: false,
        message: SPARK_FAILURE,
        error: 'The model is busy.',
      });
      expect(reports).toHaveLength(1);
    },
  );
});

describe('a streamed answer', () => {
  test('asks the server to continue in the background, and delivers the text as it comes', async () => {
    const asked = streaming([[started, { content: 'Hi ' }, { content: 'there' }, done]]);
    expect(await read()).toEqual({ told: ['Hi ', 'Hi there'], answer: { answer: done.answer, balance: 7 } });
    expect(asked[0]?.headers.get('prefer')).toBe('respond-async');
    expect(asked[0]?.body).toEqual({ messages: [hello] });
  });

  test('the text is the same wherever the bytes are cut', async () => {
    streaming([[started, { content: 'Grüße 🌶 ' }, { content: '東京\n\ndata: {"x"}' }, done]], true);
    expect((await read()).told.at(-1)).toBe('Grüße 🌶 東京\n\ndata: {"x"}');
  });

  test('events after the end are ignored', async () => {
    streaming([[{ content: 'Hi' }, { done: true }, { content: ' more' }]]);
    expect((await read()).told).toEqual(['Hi']);
    streaming([[{ content: 'Hi' }, '[DONE]', { content: ' more' }]]);
    expect((await read()).told).toEqual(['Hi']);
  });

  test('a stream may end without an end event; data that is not JSON is skipped', async () => {
    streaming([['not json', { content: 'Hi' }, '{"broken": ', 'null', { other: 1 }]]);
    expect(await read()).toEqual({ told: ['Hi'], answer: null });
  });

  test('an error event rejects with its message and the text that had arrived', async () => {
    streaming([[started, { content: 'Hi' }, { error: true, message: 'It broke off.' }, done]]);
    const failure = await read().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SparkFailure);
    expect(failure).toMatchObject({ message: 'It broke off.', partial: { answer: done.answer } });
    streaming([[{ error: true, message: 'The model is busy.' }]]);
    await expect(read()).rejects.toThrow('The model is busy.');
  });

  test('the end and the failure may be one event', async () => {
    streaming([[started, { content: 'Hi' }, { ...done, error: true, message: 'It broke off.' }]]);
    await expect(read()).rejects.toMatchObject({ message: 'It broke off.', partial: { answer: done.answer } });
  });

  test('an answer is resumed where a stopping server says so', async () => {
    const resume = { path: '/api/viewspark/messages/a/events', lastEventId: '3', afterMs: 1000 };
    const asked = streaming([
      [started, { content: 'Hi ' }, { content: '', resume }],
      [started, { content: 'there' }, done],
    ]);
    expect((await read()).told.at(-1)).toBe('Hi there');
    expect(asked.at(-1)?.headers.get('last-event-id')).toBe('3');
  });

  test('a failure without a message has the default one', async () => {
    streaming([[{ error: true }]]);
    await expect(read()).rejects.toThrow('Streaming error occurred');
  });

  test.each([
    [503, null, 'HTTP error! status: 503'],
    [409, '{"success":false,"message":"The conversation is busy."}', 'The conversation is busy.'],
    [200, null, 'No response body'],
    [200, 'data: {"error":true,"message":"The model is busy."}\n\n', 'The model is busy.'],
  ])('an answer %i with the body %s throws its words, and is reported once', async (status, body, words) => {
    const reports: unknown[] = [];
    setReporter((error) => reports.push(error));
    fakeApi();
    globalThis.fetch = async () => new Response(body, { status, headers: { 'content-type': 'text/event-stream' } });
    await expect(read()).rejects.toThrow(words);
    expect(reports).toEqual([expect.objectContaining({ message: words })]);
  });

  test('a broken connection resumes where it broke', async () => {
    const asked = streaming([[started, { content: 'Hi ' }], [], [started, { content: 'there' }, done]]);
    expect((await read()).told).toEqual(['Hi ', 'Hi there']);
    expect(asked.slice(1).map(({ path, headers }) => [path, headers.get('last-event-id')])).toEqual([
      ['/api/viewspark/messages/a/events', '3'],
      ['/api/viewspark/messages/a/events', '3'],
    ]);
  });

  test('followSpark continues from the known text, and answerAgain requests a new answer', async () => {
    const asked = streaming([
      [started, { content: 'there' }, done],
      [started, done],
    ]);
    const told: string[] = [];
    const listener = { onText: (text: string) => told.push(text) };
    await followSpark('a', 'Hi ', listener, new AbortController().signal);
    await answerAgain('a', 'continue', listener);
    expect(told).toEqual(['Hi there']);
    expect(asked[1]).toMatchObject({ path: '/api/viewspark/messages/a/answer', body: { mode: 'continue' } });
  });

  test('an aborted reader receives nothing more', async () => {
    streaming([[started, { content: 'Hi ' }]]);
    const leaving = new AbortController();
    const reading = streamSpark(
      { messages: [hello] },
      { onText: () => leaving.abort(new Error('left')) },
      { signal: leaving.signal },
    );
    await expect(reading).rejects.toThrow('left');
  });
});
