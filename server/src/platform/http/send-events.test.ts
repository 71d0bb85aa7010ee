import { connect } from 'node:net';
import Fastify from 'fastify';
import { type EventSource, sendEvents } from './send-events';
import { takeStreamPlace } from './stream-places';

type Told = { text: string } | { end: true } | { resume: string };

/** A server with one stream, and the signal that stops it. */
async function serve(source: EventSource<Told>) {
  const app = Fastify();
  const stop = new AbortController();
  app.get('/', (request, reply) =>
    sendEvents<Told>(request, reply, {
      ...{ place: takeStreamPlace('u1', reply), stopping: stop.signal, source },
      isEnd: (event) => 'end' in event,
      resume: (last) => ({ resume: JSON.stringify(last ?? null) }),
    }),
  );
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return { address, stop, close: () => app.close() };
}

const eventsIn = (text: string) =>
  [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data) as Told);

/** Reads a stream, and aborts `stop` once it has begun. */
async function readAll(address: string, stop?: AbortController): Promise<Told[]> {
  const response = await fetch(address);
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    stop?.abort();
  }
  return eventsIn(text);
}

test('nothing follows the last event of a source', async () => {
  const server = await serve(async (_, send) => {
    await send({ text: 'a' });
    await send({ end: true });
    await send({ text: 'late' });
  });
  expect(await readAll(server.address)).toEqual([{ text: 'a' }, { end: true }]);
  await server.close();
});

test.each<[string, EventSource<Told>]>([
  ['ends without a last event', async (_, send) => void (await send({ text: 'a' }))],
  [
    'breaks',
    async (_, send) => {
      await send({ text: 'a' });
      throw new Error('The database is away');
    },
  ],
])('a source that %s is followed by how to resume', async (_what, source) => {
  const server = await serve(source);
  expect(await readAll(server.address)).toEqual([{ text: 'a' }, { resume: '{"text":"a"}' }]);
  await server.close();
});

test('a stopping server ends a stream whose source hangs, and what wakes up later is not sent', async () => {
  const woken = new AbortController();
  const server = await serve(async (_, send) => {
    await send({ text: 'a' });
    await new Promise((resolve) => woken.signal.addEventListener('abort', resolve));
    await send({ text: 'late' });
  });
  expect(await readAll(server.address, server.stop)).toEqual([{ text: 'a' }, { resume: '{"text":"a"}' }]);
  woken.abort();
  await server.close();
});

test('a stopping server does not wait for a reader that takes nothing more', async () => {
  const begun: { waits?: true } = {};
  const server = await serve(async (signal, send) => {
    for (const text = 'x'.repeat(1_000_000); !signal.aborted; ) {
      const waiting = send({ text });
      if (waiting) begun.waits = true;
      await waiting;
    }
  });
  const { port, hostname } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  socket.pause();
  socket.write(`GET / HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`);
  while (!begun.waits) await new Promise(setImmediate);
  server.stop.abort();
  await server.close();
  socket.destroy();
});
