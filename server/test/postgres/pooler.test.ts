import { newPreparedDatabase } from '../support/new-database';
import { hasPgBouncer, type Pooler, startPgBouncer } from '../support/pgbouncer';
import { startServer } from '../support/server';
import { ServerProcess } from '../support/server-process';
import { tempDir } from '../support/temp-dir';

const OPTIONS = 'ignore_startup_parameters = options';
const whereInstalled = hasPgBouncer() ? test : test.skip;

let pooler: Pooler | undefined;
afterEach(() => pooler?.stop());

const startOn = async (url: string) => {
  const env = { PATH: process.env.PATH, DATA_DIR: tempDir(), DATABASE_URL: url };
  await new ServerProcess(env).start();
};

whereInstalled('behind PgBouncer in session mode orders are made, told and paid', async () => {
  pooler = await startPgBouncer(await newPreparedDatabase(), 'session', OPTIONS);
  const server = await startServer({ DATABASE_URL: pooler.url });
  const user = await server.signUpVerified();
  const before = await user.balance();
  expect(
    (await user.fetchJson('POST', '/api/fal-ai/generate/image', { prompt: 'a lake', style: 'cartoon' })).status,
  ).toBe(200);
  expect(await user.balance()).toBe(before - 1);
  await server.stop();
});

whereInstalled.each([
  ['in transaction mode', 'transaction', OPTIONS, 'pool_mode = session'],
  ['that passes no options on', 'session', '', OPTIONS],
] as const)('PgBouncer %s is refused at the start, with what to set', async (_what, mode, more, remedy) => {
  pooler = await startPgBouncer(await newPreparedDatabase(), mode, more);
  await expect(startOn(pooler.url)).rejects.toThrow(remedy);
});
