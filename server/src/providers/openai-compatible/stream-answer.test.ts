import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AnswerFormat } from '@flint/engines/spec/chat-model';
import { createOpenAiChatModel } from './chat';
import { BROKEN_OFF, UNREADABLE } from './fault';
import { aQuestion, collect } from './simulated-openai';

let server: Server;
let answer: (body: Record<string, unknown>) => readonly (string | Buffer)[];
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const asked = JSON.parse(Buffer.concat(await request.toArray()).toString());
    const parts = answer(asked);
    if (typeof parts[0] === 'string' && parts[0].startsWith('HTTP ')) {
      response.writeHead(Number(parts[0].slice(5))).end('{"error":{"message":"no such field"}}');
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const part of parts) {
      response.write(part);
      await new Promise((resolve) => setImmediate(resolve));
    }
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

const chat = () => {
  const { port } = server.address() as AddressInfo;
  return createOpenAiChatModel({ baseUrl: `http://127.0.0.1:${port}/v1`, models: ['m'] });
};
const ask = (format?: AnswerFormat) => collect(chat(), aQuestion('Go', { model: 'm', format }));
const line = (data: object | string) => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
const event = (delta: object, finish_reason: string | null = null) =>
  line({ choices: [{ index: 0, delta, finish_reason }] });
/** Splits bytes within a multi-byte character. */
const cutIn = (bytes: Buffer, letter: string) => {
  const at = bytes.indexOf(letter) + 1;
  return [bytes.subarray(0, at), bytes.subarray(at)];
};
const STOP = event({}, 'stop');
const DONE = line('[DONE]');

test.each<[string, readonly (string | Buffer)[], string]>([
  [
    'text in the first event',
    [event({ role: 'assistant', content: 'one' }), event({ content: ' two' }), STOP, DONE],
    'one two',
  ],
  ['text beside the end', [event({ content: 'one' }), event({ content: ' two' }, 'stop'), DONE], 'one two'],
  [
    'text beside its reasoning',
    [event({ content: 'one', reasoning_content: 'hm' }), event({ content: ' two' }), STOP, DONE],
    'one two',
  ],
  ['reasoning before the text', [event({ reasoning: 'hm' }), event({ content: 'one' }), STOP, DONE], 'one'],
  [
    'text in parts',
    [event({ content: [{ type: 'text', text: 'one' }] }), event({ content: ' two' }), STOP, DONE],
    'one two',
  ],
  ['a letter cut in two', [...cutIn(Buffer.from(event({ content: 'é' })), 'é'), STOP, DONE], 'é'],
  [
    'an event over several lines',
    ['data: {"choices": [{"index": 0,\ndata: "delta": {"content": "one"}}]}\n\n', STOP, DONE],
    'one',
  ],
  ['no reason for its end', [event({ content: 'one' }), DONE], 'one'],
  ['an empty reason for its end', [event({ content: 'one' }), event({}, ''), DONE], 'one'],
  ['comments between', [': wait\n\n', event({ content: 'one' }), ': wait\n\n', STOP, DONE], 'one'],
])('an answer with %s is read whole and in order', async (_, parts, text) => {
  answer = () => parts;
  expect(await ask()).toMatchObject({ text, error: undefined, end: { end: 'stop' } });
});

test('a refusal in place of text is told as the answer', async () => {
  answer = () => [event({ role: 'assistant', refusal: 'No.' }), STOP, DONE];
  expect(await ask()).toMatchObject({ text: 'No.', end: { end: 'filtered' } });
});

test.each<[string, readonly string[]]>([
  ['reasoning', [event({ reasoning: 'hm' }), event({ reasoning: ' hm' }), event({ content: 'one' })]],
  [
    'reasoning_content',
    [
      event({ content: '', reasoning_content: 'hm' }),
      event({ reasoning_content: ' hm', content: null }),
      event({ content: 'one' }),
    ],
  ],
  [
    'reasoning beside text',
    [event({ content: '', reasoning_content: 'hm' }), event({ content: 'one', reasoning_content: ' hm' })],
  ],
  [
    'parts',
    [
      event({ content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'hm hm' }] }] }),
      event({ content: 'one' }),
    ],
  ],
])('thoughts that come as %s are told apart', async (_, parts) => {
  answer = () => [...parts, STOP, DONE];
  expect(await ask()).toMatchObject({ text: 'one', thoughts: 'hm hm', error: undefined });
});

test.each<[string, readonly string[], string]>([
  ['says nothing', [], BROKEN_OFF],
  ['has no end', [event({ content: 'one' })], BROKEN_OFF],
  ['has an event that is no JSON, and text after it', [line('{'), event({ content: 'one' }), STOP, DONE], UNREADABLE],
  ['has an event that is no object', [line('7'), event({ content: 'one' }), STOP, DONE], UNREADABLE],
  ['ends by a call of a tool', [event({}, 'tool_calls'), DONE], 'The model could not finish.'],
])('an answer that %s is a fault, and text after it is not said', async (_, parts, message) => {
  answer = () => parts;
  expect(await ask()).toMatchObject({
    text: parts.length === 1 ? 'one' : '',
    end: undefined,
    error: { kind: 'failed', message },
  });
});

test('JSON is requested in the strictest way that the endpoint supports, which is cached', async () => {
  const formats: unknown[] = [];
  answer = ({ response_format }) => {
    formats.push(response_format);
    const isKnown = (response_format as { type?: string } | undefined)?.type !== 'json_schema';
    return isKnown ? [event({ content: '{}' }), STOP, DONE] : ['HTTP 400'];
  };
  const model = chat();
  const schema = { type: 'object', properties: {} };
  const order = aQuestion('Go', { model: 'm', format: { name: 'thing', schema } });
  expect(await collect(model, order)).toMatchObject({ text: '{}', error: undefined });
  expect(await collect(model, order)).toMatchObject({ text: '{}', error: undefined });
  expect(formats).toEqual([
    { type: 'json_schema', json_schema: { name: 'thing', schema, strict: true } },
    { type: 'json_object' },
    { type: 'json_object' },
  ]);
});
