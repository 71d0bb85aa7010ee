import { chmodSync, existsSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { isAlive, pidFile } from '../../src/platform/postgres/postmaster';
import { PROGRAMS } from '../support/build-programs';
import { useDataFolder } from '../support/data-folder';
import { hold } from '../support/holding';

const data = useDataFolder();
const { open } = data;

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

test('data survives a stop and a restart, and a stop leaves no process', async () => {
  const first = await open();
  await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
  expect(await query(first.url, 'SHOW server_version_num')).toEqual([expect.stringMatching(/^18/)]);
  const postmaster = first.postmaster();
  await first.kill('SIGTERM');
  expect(isAlive(postmaster)).toBe(false);

  const second = await open();
  expect(await query(second.url, 'SELECT answer FROM kept')).toEqual([42]);
});

test('connections are accepted from this machine only, with the password only', async () => {
  const { url } = await open();
  expect(await query(url, 'SHOW listen_addresses')).toEqual(['127.0.0.1']);
  const guess = new URL(url);
  guess.password = 'guess';
  await expect(query(guess.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
});

test('after kill -9 the next start adopts the orphaned PostgreSQL, and stops it in the end', async () => {
  const first = await open();
  const postmaster = first.postmaster();
  await first.kill('SIGKILL');
  expect(isAlive(postmaster)).toBe(true);

  const second = await open();
  expect(second.postmaster()).toBe(postmaster);
  expect(second.url).toBe(first.url);
  await second.kill('SIGTERM');
  expect(isAlive(postmaster)).toBe(false);
});

test('after a crash of the machine the next start recovers', async () => {
  const first = await open();
  await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
  const postmaster = first.postmaster();
  await first.kill('SIGKILL');
  process.kill(postmaster, 'SIGKILL');

  const second = await open();
  expect(second.postmaster()).not.toBe(postmaster);
  expect(await query(second.url, 'SELECT answer FROM kept')).toEqual([42]);
});

test('a stale postmaster.pid with the id of an unrelated process is ignored', async () => {
  const first = await open();
  await first.kill('SIGTERM');
  const cluster = realpathSync(join(data.dataDir, 'postgres'));
  writeFileSync(pidFile(cluster), [process.pid, cluster, 0, 5432, '', '127.0.0.1', '', 'ready'].join('\n'));

  const second = await open();
  expect(await query(second.url, 'SELECT 1')).toEqual([1]);
  expect(second.postmaster()).not.toBe(process.pid);
});

test('a second server cannot open the data folder, and the first continues', async () => {
  const first = await open();
  await expect(open()).rejects.toThrow(`DATA_DIR: ${data.dataDir} is in use by another running Flint.`);
  expect(await query(first.url, 'SELECT 1')).toEqual([1]);
});

test('of two servers that create the same folder concurrently, one gets it', async () => {
  const results = await Promise.allSettled([open(), open()]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { message: expect.stringContaining('DATA_DIR') },
  });
  expect(readdirSync(data.dataDir).sort()).toEqual(['postgres', 'postgres.log', 'secrets.json', 'server.pid']);
});

test('secrets of another folder are refused with that reason', async () => {
  const first = await open();
  await first.kill('SIGTERM');
  rmSync(join(data.dataDir, 'secrets.json'));
  await expect(open()).rejects.toThrow(/^DATA_DIR: .*secrets\.json is not that of/);
});

const asRoot = process.getuid?.() === 0 ? test : test.skip;

asRoot('as root, a folder PostgreSQL’s user cannot enter is replaced by one that it can, with a notice', async () => {
  chmodSync(data.folder, 0o700);
  const first = await open();
  const cluster = realpathSync(join(data.dataDir, 'postgres'));
  expect(cluster.startsWith('/var/lib/flint/')).toBe(true);
  expect(first.notes.trim().split('\n')).toEqual([expect.stringContaining(cluster)]);
  await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
  await first.kill('SIGTERM');

  const second = await open();
  expect(second.notes).toBe('');
  expect(await query(second.url, 'SELECT answer FROM kept')).toEqual([42]);
});

test('with DATABASE_URL no PostgreSQL is started, and an unreachable one is reported without its password', async () => {
  const { url } = await open();
  const other = join(data.folder, 'other');
  const external = await hold(PROGRAMS.holder, other, { DATABASE_URL: url });
  expect(external.url).toBe(url);
  await external.kill('SIGTERM');
  expect(await query(url, 'SELECT 1')).toEqual([1]);
  expect(existsSync(join(other, 'postgres'))).toBe(false);

  const failed = hold(PROGRAMS.holder, other, { DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/nowhere' });
  await expect(failed).rejects.toThrow(/^DATABASE_URL: no PostgreSQL can be used at 127\.0\.0\.1:1\/nowhere/);
  await expect(failed).rejects.not.toThrow('hunter2');
});
