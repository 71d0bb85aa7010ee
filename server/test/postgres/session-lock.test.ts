import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { isAlive } from '../../src/platform/postgres/postmaster';
import { SESSION_LOCK } from '../../src/platform/postgres/session-lock';
import { useDataFolder } from '../support/data-folder';
import { query } from '../support/query';
import { startServer } from '../support/server';
import { until } from '../support/until';

const END_ALL = 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()';
const LOCKS = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objid = ${SESSION_LOCK}`;

const data = useDataFolder();

function embeddedUrl(dataDir: string): string {
  const { postgresPassword } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
  const [, , , port] = readFileSync(join(realpathSync(join(dataDir, 'postgres')), 'postmaster.pid'), 'utf8').split(
    '\n',
  );
  return `postgres://flint:${encodeURIComponent(postgresPassword)}@127.0.0.1:${port}/flint`;
}

test('a server whose connections were ended takes its lock again, and a second one is refused', async () => {
  const { url } = await data.open();
  await query(url, END_ALL);
  await until(async () => (await query(url, LOCKS)).length > 0, 'The lock');
  await expect(data.open()).rejects.toThrow('in use by another running Flint');
});

test('a second server is refused while the first one is stopped and has lost all its connections', async () => {
  const first = await data.open();
  process.kill(first.pid, 'SIGSTOP');
  await query(first.url, END_ALL);
  await until(async () => (await query(first.url, LOCKS)).length === 0, 'The end of the lock');
  await expect(data.open()).rejects.toThrow('in use by another running Flint');
  process.kill(first.pid, 'SIGCONT');
  await until(async () => (await query(first.url, LOCKS)).length > 0, 'The lock');
});

test('a server that stops leaves PostgreSQL to other clients, and the next start takes it over', async () => {
  const first = await data.open();
  const postmaster = first.postmaster();
  const client = new pg.Client({ connectionString: first.url });
  await client.connect();
  await first.kill('SIGTERM');
  expect(isAlive(postmaster)).toBe(true);
  expect((await client.query('SELECT 42 AS answer')).rows).toEqual([{ answer: 42 }]);
  await client.end();

  const second = await data.open();
  expect(second.postmaster()).toBe(postmaster);
  await second.kill('SIGTERM');
  expect(isAlive(postmaster)).toBe(false);
});

test('a command beside a server whose connections were ended does not stop PostgreSQL', async () => {
  const server = await startServer({ DATABASE_URL: '' });
  const url = embeddedUrl(server.env.DATA_DIR ?? '');
  for (let at = 0; at < 3; at++) {
    await query(url, END_ALL);
    expect(await server.admin('run:list')).not.toBe('');
  }
  await server.until(async () => (await fetch(`${server.url}/readyz`)).ok, 'Readiness');
  expect(await query(url, 'SELECT 42 AS answer')).toEqual([{ answer: 42 }]);
  await server.stop();
});
