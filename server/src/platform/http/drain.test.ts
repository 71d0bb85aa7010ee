import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { watchConnections } from './drain';

test('draining answers open requests and closes idle connections', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  const asked = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
  const drain = watchConnections(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const silent = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(server, 'connection');
  const silentEnded = once(silent, 'close');
  const answered = once(get({ port, host: '127.0.0.1' }), 'response') as Promise<[IncomingMessage]>;
  const [, response] = await asked;

  const closed = new Promise((resolve) => server.close(resolve));
  drain();
  await silentEnded;
  response.end('done');
  const [answer] = await answered;
  expect(await text(answer)).toBe('done');
  await closed;
});
