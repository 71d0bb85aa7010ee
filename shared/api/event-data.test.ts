import { eventData } from './event-data';

const bytes = new TextEncoder();
const TEXT = 'Grüße 👋🏽 aus 東京,\nzweite Zeile';
const STREAM = `:\n\ndata: ${JSON.stringify({ content: TEXT })}\n\ndata: ${JSON.stringify({ done: true })}\n\n`;

function streamOf(...chunks: Uint8Array<ArrayBuffer>[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

async function read(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const events: unknown[] = [];
  for await (const data of eventData(stream)) events.push(JSON.parse(data));
  return events;
}

test('events are the same when the body is cut in two at any byte', async () => {
  const whole = bytes.encode(STREAM);
  for (let at = 0; at <= whole.length; at += 1)
    expect(await read(streamOf(whole.slice(0, at), whole.slice(at)))).toEqual([{ content: TEXT }, { done: true }]);
});

test('events are the same when the body arrives byte by byte', async () => {
  const single = [...bytes.encode(STREAM)].map((byte) => Uint8Array.of(byte));
  expect(await read(streamOf(...single))).toEqual([{ content: TEXT }, { done: true }]);
});

test('an unfinished event is dropped', async () => {
  expect(await read(streamOf(bytes.encode('data: {"content":"a"}\n\ndata: {"cont')))).toEqual([{ content: 'a' }]);
});

test('leaving the loop cancels the body', async () => {
  const cancel = jest.fn();
  const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => controller.enqueue(bytes.encode('data: 1\n\n')),
    cancel,
  });
  for await (const data of eventData(endless)) {
    expect(data).toBe('1');
    break;
  }
  expect(cancel).toHaveBeenCalled();
});
