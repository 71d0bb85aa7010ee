import { join } from 'node:path';
import { startFal } from '../support/fal';
import { newDatabase } from '../support/new-database';
import { query } from '../support/query';
import { startServer, type TestServer } from '../support/server';
import { tempDir } from '../support/temp-dir';

const SECRETS = {
  AUTH_SECRET: 'b1946ac92492d2347c6235b4d2611184f4c1e0a9d7',
  PUBLIC_URL: 'https://flint.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'hello@flint.example',
};
const STAGING = { ...SECRETS, FLINT_ENV: 'staging', PASSWORD_HASH_COST: '14' };
const REFUSAL = 'FLINT_ENV: this database belongs to staging, and FLINT_ENV is development.';

const stampOf = async (url: string) => (await query(url, 'select environment from environment_stamp'))[0];
/** Output of a command that fails. */
const failureOf = (server: TestServer, env: Record<string, string>, ...args: string[]) =>
  admin(server, env, ...args).then(
    () => 'it did not fail',
    (error: { stderr: string }) => error.stderr,
  );

/** Runs a command with a changed environment. */
async function admin(server: TestServer, env: Record<string, string>, ...args: string[]): Promise<string> {
  const before = { ...server.env };
  Object.assign(server.env, env);
  try {
    return await server.admin(...args);
  } finally {
    for (const name of Object.keys(env)) delete server.env[name];
    Object.assign(server.env, before);
  }
}

test('the first start stamps a database, also one in use; another environment refuses it before it migrates', async () => {
  const url = await newDatabase();
  const staging = await startServer({ ...STAGING, DATABASE_URL: url });
  expect(await stampOf(url)).toEqual({ environment: 'staging' });
  await staging.restart();
  // As an earlier release left it.
  await query(url, 'delete from environment_stamp');
  await staging.restart();
  expect(await stampOf(url)).toEqual({ environment: 'staging' });
  await query(url, "delete from kysely_migration where name = '0095-environment-stamp'");
  await expect(startServer({ DATABASE_URL: url })).rejects.toThrow(REFUSAL);
  expect(await query(url, "select from kysely_migration where name = '0095-environment-stamp'")).toEqual([]);
  await staging.stop();
});

test('commands refuse the database of another environment, except to show whose it is', async () => {
  const staging = await startServer(STAGING);
  const development = { FLINT_ENV: 'development' };
  expect(await failureOf(staging, development, 'user:list')).toContain(REFUSAL);
  expect(await failureOf(staging, development, 'ledger:check')).toContain(REFUSAL);
  expect(await admin(staging, development, 'environment:show')).toBe('This database belongs to staging.\n');
  await staging.stop();
});

test('a backup is restored into its own environment', async () => {
  const staging = await startServer(STAGING);
  const backup = join(tempDir(), 'backup');
  await staging.admin('backup', '--to', backup);
  const target = { DATA_DIR: join(tempDir(), 'data'), DATABASE_URL: await newDatabase() };
  expect(await failureOf(staging, { ...target, FLINT_ENV: 'development' }, 'restore', '--from', backup)).toBe(
    'The backup is of staging, and FLINT_ENV is development. Restore it as staging; environment:restamp can then give ' +
      'the copy to development.\n',
  );
  expect(await admin(staging, target, 'restore', '--from', backup)).toContain('Restored as of');
  expect(await stampOf(target.DATABASE_URL)).toEqual({ environment: 'staging' });
  await staging.stop();
});

test('a restamp needs a reason and a database at rest; it ends runs, drops waiting mail and is audited', async () => {
  const fal = await startFal();
  const development = await startServer({ ...fal.env });
  const url = development.env.DATABASE_URL ?? '';
  const restamp = ['environment:restamp', '--to', 'staging'];
  expect(await failureOf(development, {}, ...restamp)).toContain("required option '--why <reason>'");
  expect(await failureOf(development, {}, ...restamp, '--why', 'a copy')).toContain('stop every process of it first');

  await fal.script({ run: { hang: true } });
  const user = await development.signUpVerified();
  const id = crypto.randomUUID();
  const headers = { prefer: 'respond-async', 'idempotency-key': id };
  await user.fetchJson('POST', '/api/fal-ai/generate/image', { prompt: 'a walrus' }, headers);
  await development.until(async () => (await fal.log()).paid === 1, 'The request at the vendor');
  await development.kill('SIGKILL');
  await query(
    url,
    `insert into waiting_mail (id, sealed, attempts, next_at, give_up_at)
     values (gen_random_uuid(), '\\x00', 1, now(), now() + interval '1 day')`,
  );
  await development.until(
    async () => !(await failureOf(development, {}, ...restamp, '--why', 'a copy for trying')).includes('stop every'),
    'The connections of the killed server',
  );
  expect(await admin(development, STAGING, 'environment:show')).toBe('This database belongs to staging.\n');
  expect(await query(url, 'select status, charged from run')).toEqual([{ status: 'failed', charged: '0' }]);
  expect(await query(url, "select distinct status from dbos.workflow_status where status <> 'SUCCESS'")).toEqual([
    { status: 'CANCELLED' },
  ]);
  const [entry] = await query(url, "select actor, detail from audit where action = 'environment.restamp'");
  const detail = { from: 'development', to: 'staging', why: 'a copy for trying', runs: 1 };
  expect(entry).toMatchObject({ actor: 'cli', detail: { ...detail, letters: expect.any(Number) } });
  expect(await query(url, 'select from waiting_mail')).toEqual([]);
  await development.expectCleanLedger();

  await expect(development.restart()).rejects.toThrow('this database belongs to staging, and FLINT_ENV is development');
  const staging = await startServer({ ...STAGING, ...fal.env, DATABASE_URL: url });
  expect((await fal.log()).paid).toBe(1);
  await staging.stop();
  await fal.stop();
});
