import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import Fastify from 'fastify';
import { listen, reservePort } from './listen';

test('a reserved port is kept from others until the server listens on it', async () => {
  const reserved = await reservePort('127.0.0.1');
  const other = createServer();
  await expect(once(other.listen(reserved.port, '127.0.0.1'), 'listening')).rejects.toThrow('EADDRINUSE');

  const app = Fastify();
  await listen(app, { host: '127.0.0.1', port: reserved.port }, reserved);
  expect((app.server.address() as AddressInfo).port).toBe(reserved.port);
  await reserved.release();
  await app.close();
});

test.each([
  ['127.0.0.1', /^PORT: \d+ is taken by another program\. Set PORT to a free one: PORT=\d+ npm start$/],
  ['203.0.113.1', 'HOST: 203.0.113.1 is no address of this machine.'],
])('at %s a place that cannot be had is told in one line', async (host, words) => {
  const taken = await reservePort('127.0.0.1');
  await expect(listen(Fastify(), { host, port: taken.port })).rejects.toThrow(words);
  await taken.release();
});
