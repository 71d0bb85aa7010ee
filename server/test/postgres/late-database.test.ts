import { createServer, connect as dial, type Socket } from 'node:net';
import { freePort } from '../../src/platform/postgres/free-port';
import { newPreparedDatabase } from '../support/new-database';
import { ServerProcess } from '../support/server-process';
import { tempDir } from '../support/temp-dir';
import { until } from '../support/until';

/** A server whose database is at a port that nothing listens on yet, and what makes the database appear there. */
async function apart(env: Record<string, string> = {}) {
  const real = new URL(await newPreparedDatabase());
  const late = new URL(real);
  late.hostname = '127.0.0.1';
  late.port = String(await freePort());
  const sockets = new Set<Socket>();
  const gate = createServer((near) => {
    const far = dial(Number(real.port), real.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  const server = new ServerProcess({
    PATH: process.env.PATH,
    DATA_DIR: tempDir(),
    DATABASE_URL: late.href,
    ...env,
  });
  return {
    server,
    appear: () => new Promise<void>((resolve) => gate.listen(Number(late.port), '127.0.0.1', resolve)),
    async close() {
      for (const socket of sockets) socket.destroy();
      gate.close();
    },
    password: decodeURIComponent(real.password),
  };
}

test('a database that appears later is waited for, and the log says so', async () => {
  const { server, appear, close, password } = await apart();
  const started = server.start();
  await until(async () => server.logs.includes('is away'), 'A line about the database');
  expect(server.logs).toMatch(
    /The database at 127\.0\.0\.1:\d+\/\S+ is away \(.*ECONNREFUSED.*\)\. Waiting for \d+ s more\./,
  );
  await appear();
  await started;
  if (password) expect(server.logs).not.toContain(password);
  await server.stop();
  await close();
});

test('a database that stays away ends the start after the time that is set', async () => {
  const { server, close } = await apart({ DATABASE_WAIT_MS: '700' });
  await expect(server.start()).rejects.toThrow(/DATABASE_URL: no PostgreSQL can be used at 127\.0\.0\.1:\d+/);
  await close();
});

test('a database that refuses is not waited for', async () => {
  const { server, appear, close } = await apart();
  server.env.DATABASE_URL = server.env.DATABASE_URL?.replace(/\/[^/]*$/, '/no_such_database');
  await appear();
  await expect(server.start()).rejects.toThrow('no PostgreSQL can be used');
  expect(server.logs).not.toContain('is away');
  await close();
});

test('a server that waits for its database stops when it is told to', async () => {
  const { server, close } = await apart();
  const started = server.start().catch((error: Error) => error.message);
  await until(async () => server.logs.includes('is away'), 'A line about the database');
  // A stop that had to be cut short ends with 1.
  expect(await server.kill('SIGTERM')).toBe(0);
  await started;
  await close();
});
