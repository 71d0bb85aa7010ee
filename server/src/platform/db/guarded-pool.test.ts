import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { guardedPool } from './guarded-pool';

/** A message of PostgreSQL's protocol: its type, its length, its body. */
function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const AUTHENTICATED = message('R', Buffer.from([0, 0, 0, 0]));
const READY = message('Z', Buffer.from('I'));
const ENDED = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'));

/** Accepts a connection and ends it in the same packet, as PostgreSQL may when an operator ends all connections. */
async function endingServer() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([AUTHENTICATED, READY, ENDED])));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: `postgres://flint:pw@127.0.0.1:${port}/flint`, stop };
}

test('a connection that is ended as it opens fails its first statement, not the process', async () => {
  const server = await endingServer();
  const pool = guardedPool({ connectionString: server.url });
  const client = await pool.connect();
  await expect(client.query('select 1')).rejects.toThrow();
  client.release(true);
  await pool.end();
  server.stop();
});
