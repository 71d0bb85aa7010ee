import { ChatMessage, chatCompletion } from '../contracts/chat';
import { type FakeApi, fakeApi } from '../testing/fake-api';
import { ask, completeChat, streamChat } from './chat';
import { setReporter } from './report';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi().answer(chatCompletion, { body: { success: true, content: 'Hi' } });
});

const sentBody = () => api.sent.at(-1)?.body;
const hello = { role: 'user', content: 'Hello' } as const;

test('a chat call sends the default model, length and temperature, and nothing else', async () => {
  await completeChat({ messages: [hello] });
  expect(sentBody()).toEqual({
    messages: [hello],
    model: 'meta-llama/llama-3.2-8b-instruct',
    max_tokens: 2048,
    temperature: 0.7,
  });
});

test('values of the order replace the defaults, a temperature of 0 too', async () => {
  await completeChat({ messages: [hello], model: 'llama3.2', maxTokens: 10, temperature: 0, seed: 0 });
  expect(sentBody()).toMatchObject({ model: 'llama3.2', max_tokens: 10, temperature: 0, seed: 0 });
});

test('a temperature of null is the model’s own', async () => {
  await completeChat({ messages: [hello], temperature: null });
  expect(sentBody()).not.toHaveProperty('temperature');
});

test('a question is sent as one message and answered by its text', async () => {
  await expect(ask('Hello')).resolves.toBe('Hi');
  expect(sentBody()).toMatchObject({ messages: [hello] });
});

test('a failure without a message of its own gets the call’s default message', async () => {
  api.answer(chatCompletion, { body: { success: false } });
  await expect(completeChat({ messages: [hello] })).rejects.toThrow('Chat completion failed');
  await expect(ask('Hello')).rejects.toThrow('AI question failed');
});

test('a chat call may take 300000 ms', () => expect(chatCompletion.timeoutMs).toBe(300_000));

test('a message has five fields and one of two roles', () => {
  expect(Object.keys(ChatMessage.shape)).toEqual(['id', 'role', 'content', 'timestamp', 'model']);
  expect(ChatMessage.shape.role.options).toEqual(['user', 'assistant']);
});

describe('streamed', () => {
  const streaming = (...events: object[]) => {
    const body = new Blob(events.map((event) => `data: ${JSON.stringify(event)}\n\n`)).stream();
    globalThis.fetch = async () => new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
  const read = async () => {
    const told: string[] = [];
    const answer = await streamChat({ messages: [hello] }, (text) => told.push(text), {});
    return { told, answer };
  };

  test('onText receives the text so far, and the promise resolves to the whole answer', async () => {
    streaming({ content: 'Hi ' }, { content: 'there' }, { done: true, answer: { content: 'Hi there' } });
    expect(await read()).toEqual({ told: ['Hi ', 'Hi there'], answer: { content: 'Hi there' } });
  });

  test('an answer that broke off resolves to the text that arrived', async () => {
    streaming({ content: 'Hi' }, { error: true, message: 'It broke off.' }, { done: true, answer: { content: 'Hi' } });
    expect((await read()).answer).toEqual({ content: 'Hi' });
  });

  test('a failure before any text throws the server’s message', async () => {
    streaming({ error: true, message: 'The model is busy.' });
    await expect(read()).rejects.toThrow('The model is busy.');
  });

  test('the end and the failure may be one event, or two as servers sent before; the failure is reported once', async () => {
    const reports: unknown[] = [];
    setReporter((error) => reports.push(error));
    const answer = { content: 'Hi' };
    streaming({ content: 'Hi' }, { error: true, message: 'It broke off.', done: true, answer });
    expect((await read()).answer).toEqual(answer);
    streaming({ content: 'Hi' }, { error: true, message: 'It broke off.' }, { done: true, answer });
    expect((await read()).answer).toEqual(answer);
    expect(reports).toEqual([expect.objectContaining({ message: 'It broke off.' }), expect.anything()]);
  });

  test('an event that says how to resume adds no text, and the stream has no end', async () => {
    streaming({ content: 'Hi' }, { content: '', resume: { path: '/api/runs/r/events', afterMs: 1000 } });
    expect((await read()).answer).toBeNull();
  });

  test('a failure without a message has the default one', async () => {
    streaming({ error: true });
    await expect(read()).rejects.toThrow('Streaming error occurred');
  });

  test.each([
    [503, null, 'HTTP error! status: 503'],
    [502, '<html>Bad Gateway</html>', 'HTTP error! status: 502'],
    [402, '{"success":false,"message":"You have insufficient credits."}', 'You have insufficient credits.'],
    [200, null, 'No response body'],
    [204, null, 'No response body'],
  ])('an answer %i with the body %s throws its words, and is reported once', async (status, body, words) => {
    const reports: unknown[] = [];
    setReporter((error) => reports.push(error));
    globalThis.fetch = async () => new Response(body, { status, headers: { 'content-type': 'text/event-stream' } });
    await expect(read()).rejects.toThrow(words);
    expect(reports).toEqual([expect.objectContaining({ message: words })]);
  });

  test('a stream that breaks off without an ending resolves to null', async () => {
    streaming({ content: 'Hi' });
    expect(await read()).toEqual({ told: ['Hi'], answer: null });
  });
});
