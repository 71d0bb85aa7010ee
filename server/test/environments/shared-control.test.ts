import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { EnvironmentStates } from '@flint/shared/contracts/releases';
import { REMOTE_NAMES } from '@flint/shared/contracts/remotes';
import { ask, listOf, newStaff, newToken, offerOf, steer } from '../support/control-plane';
import { previewFixture } from '../support/fixture-preview';
import { releaseFixture } from '../support/fixture-release';
import { newDatabase } from '../support/new-database';
import { query } from '../support/query';
import { startServer, type TestClient, type TestServer } from '../support/server';

const ROOT = join(__dirname, '../../..');
const SECRETS = {
  AUTH_SECRET: 'a secret of at least thirty-two characters',
  SMTP_URL: 'smtp://localhost:1',
  MAIL_FROM: 'flint@example.com',
};
const ENTRY = '/remotes/mfe-tools/3.0.0/remoteEntry.js';
const inStaging = { environment: 'staging', remote: 'mfe-tools' } as const;
const inDevelopment = { environment: 'development', remote: 'mfe-tools' } as const;

let control: string;
let staging: TestServer;
let development: TestServer;
let staff: TestClient;
let tokens: { staging: string; development: string };

beforeAll(async () => {
  control = await newDatabase();
  const shared = { CONTROL_DATABASE_URL: control, RATE_LIMIT_FACTOR: '1000' };
  // At once: one of them makes the tables.
  [staging, development] = await Promise.all([
    startServer({ ...SECRETS, ...shared, FLINT_ENV: 'staging' }),
    startServer(shared),
  ]);
  staff = await newStaff(development);
  tokens = {
    staging: await newToken(staging, 'mfe-tools', 'staging', 'staging CI'),
    development: await newToken(development, 'mfe-tools', 'development', 'development CI'),
  };
});
afterAll(() => Promise.all([staging.stop(), development.stop()]));

/** Runs the copy command against development's server. @returns its output */
async function copy(env: Record<string, string>, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/release-copy.mjs', ...args], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      FLINT_URL: development.url,
      FLINT_RELEASE_TOKEN: tokens.development,
      FLINT_FROM_URL: staging.url,
      FLINT_FROM_TOKEN: tokens.staging,
      ...env,
    },
  });
  return stdout;
}

test('the control plane is in its own database, accounts and audits of accounts are not', async () => {
  const names = await query(control, "select tablename from pg_tables where schemaname = 'public'");
  const tables = names.map(({ tablename }) => tablename);
  expect(tables).toEqual(expect.arrayContaining(['release', 'release_steering', 'release_token', 'audit']));
  for (const own of ['user', 'run', 'account', 'environment_stamp']) expect(tables).not.toContain(own);
  expect(await query(development.env.DATABASE_URL, 'select from release_token')).toEqual([]);
  expect(await query(control, "select name from release_token where name like '% CI' order by 1")).toEqual([
    { name: 'development CI' },
    { name: 'staging CI' },
  ]);
});

test('a release into staging is served by staging alone, and both see that it is there', async () => {
  expect((await releaseFixture(staging.client(), tokens.staging, { ...inStaging, version: '3.0.0' })).code).toBe(
    undefined,
  );
  expect((await offerOf(staging.client(), 'mfe-tools')).version).toBe('3.0.0');
  expect((await staging.client().fetch(ENTRY)).status).toBe(200);
  await development.until(
    async () => (await listOf(staff, 'staging', 'mfe-tools')).some(({ version }) => version === '3.0.0'),
    'The release of staging',
  );
  expect((await offerOf(development.client(), 'mfe-tools')).version).toBe('1.0.0');
  expect((await development.client().fetch(ENTRY)).status).toBe(404);
});

test('an environment is changed at its own server: neither staff of another one, nor its tokens, nor its machine can', async () => {
  const apart = { code: 'FORBIDDEN', message: expect.stringContaining('staging is changed at a server of staging') };
  expect(await steer(staff, 'kill', inStaging)).toMatchObject(apart);
  expect(await steer(development.client(), 'rollBackRelease', inStaging, {}, tokens.staging)).toMatchObject(apart);
  expect(await releaseFixture(development.client(), tokens.staging, { ...inStaging, version: '3.0.1' })).toMatchObject(
    apart,
  );
  expect(await steer(staging.client(), 'rollBackRelease', inStaging, {}, tokens.development)).toMatchObject({
    code: 'FORBIDDEN',
  });
  const file = join(development.env.DATA_DIR ?? '', 'release-access.json');
  const { token } = JSON.parse(readFileSync(file, 'utf8')) as { token: string };
  expect(await steer(staging.client(), 'rollBackRelease', inStaging, {}, token)).toMatchObject({
    message: 'This token is for every remote in development, not for mfe-tools in staging.',
  });
});

test('release:copy carries the artefact by hash, files into the other store, with the reason', async () => {
  const bytes = async (server: TestServer) => (await server.client().fetch(ENTRY)).text();
  expect(await copy({}, 'mfe-tools', '--from', 'staging', '--to', 'development', '--why', 'a week in staging')).toBe(
    'mfe-tools 3.0.0 of staging is in development, for everybody (3 of 3 files sent).\n',
  );
  expect((await offerOf(development.client(), 'mfe-tools')).version).toBe('3.0.0');
  expect(await bytes(development)).toBe(await bytes(staging));
  expect(await query(control, 'select version from release')).toEqual([{ version: '3.0.0' }]);
  const { data } = await ask<{ steeringEvents: object[] }>(
    staff,
    '{ steeringEvents(environment: "development", first: 1) { who what why } }',
  );
  expect(data.steeringEvents).toEqual([
    { who: 'CI ci:team (token development CI)', what: 'Released 3.0.0', why: 'a week in staging' },
  ]);
  expect(await copy({}, 'mfe-tools', '--from', 'staging', '--to', 'development', '--why', 'again')).toContain(
    '(0 of 3 files sent)',
  );
});

test('staff compares what each environment has, with the latest change of each', async () => {
  const asked = `{ environmentStates { own isShared
    states { environment remote stable candidate rollout enabled killed changedAt who } } }`;
  await steer(staff, 'setEnabled', { ...inDevelopment, remote: 'mfe-agents' }, { enabled: false });
  await steer(await newStaff(development), 'kill', { ...inDevelopment, remote: 'mfe-billing' });
  const { data } = await ask<{ environmentStates: EnvironmentStates }>(staff, asked);
  const { own, isShared, states } = data.environmentStates;
  expect([own, isShared, states.length]).toEqual(['development', true, 3 * REMOTE_NAMES.length]);
  const of = (environment: string, remote: string) =>
    states.find((state) => state.environment === environment && state.remote === remote);
  const changedAt = expect.stringMatching(/^\d{4}-/);
  expect(of('staging', 'mfe-tools')).toMatchObject({
    ...{ stable: '3.0.0', enabled: true, changedAt, who: 'CI ci:team (token staging CI)' },
  });
  expect(of('development', 'mfe-agents')).toMatchObject({ enabled: false, who: staff.email, changedAt });
  expect(of('development', 'mfe-billing')).toMatchObject({ killed: 'because', changedAt });
  expect(of('production', 'mfe-tools')).toMatchObject({ stable: null, changedAt: null, who: null });
  expect((await ask(staging.client(), asked)).code).toBe('UNAUTHENTICATED');
  expect((await ask(staging.client(), asked, {}, tokens.staging)).code).toBe('FORBIDDEN');
});

test('a preview is opened and listed at the server of its environment alone', async () => {
  const options = { ...inStaging, version: '3.0.0', branch: 'work' };
  const { preview, message } = await previewFixture(staging.client(), tokens.staging, options);
  expect(message).toBeUndefined();
  const path = (preview?.link ?? '').slice(new URL(preview?.link ?? '').origin.length);
  const open = async (server: TestServer) => (await server.client().fetch(path, { redirect: 'manual' })).status;
  expect(await open(staging)).toBe(302);
  expect(await open(development)).toBe(403);
  const listed = await ask(staff, '{ previews(environment: "development") { id } }');
  expect(listed.data).toEqual({ previews: [] });
  expect((await ask(staff, '{ previews(environment: "staging") { id } }')).message).toBe(
    'This server is of development: previews of staging are at a server of staging.',
  );
});

test('other files under the version of another environment are refused', async () => {
  const other = { ...inDevelopment, version: '3.0.0', content: 'other' };
  expect(await releaseFixture(development.client(), tokens.development, other)).toMatchObject({
    code: 'CONFLICT',
    message: 'mfe-tools 3.0.0 exists with other files: raise the version in mfe-tools/package.json.',
  });
});

test.each<[string, Record<string, string>, string[], string]>([
  ['no source', { FLINT_FROM_URL: '' }, ['--from', 'staging', '--to', 'development'], 'FLINT_FROM_URL or'],
  ['no environment', {}, ['--from', 'staging'], 'Say --to development or staging or production'],
  ['one environment', {}, ['--from', 'staging', '--to', 'staging'], '--from and --to are both staging.'],
  [
    'a bundled version',
    {},
    ['--from', 'staging', '--to', 'development', '--version', '1.0.0'],
    'came with the server of staging',
  ],
])('release:copy with %s is refused in one line', async (_what, env, args, message) => {
  await expect(copy(env, 'mfe-tools', ...args, '--why', 'x')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(message),
  });
});

test('a control database as DATABASE_URL is refused by the server and by commands, and stays as it is', async () => {
  const at = `${new URL(control).host}${new URL(control).pathname}`;
  const refusal = `DATABASE_URL: ${at} is the control database of a shared control plane. Name it in CONTROL_DATABASE_URL, and an empty database of this environment in DATABASE_URL.`;
  const before = await query(control, "select tablename from pg_tables where schemaname = 'public' order by 1");
  await expect(startServer({ DATABASE_URL: control })).rejects.toThrow(refusal);
  const { DATABASE_URL: own } = development.env;
  Object.assign(development.env, { DATABASE_URL: control });
  for (const command of ['user:list', 'token:list', 'environment:show'])
    await expect(development.admin(command)).rejects.toMatchObject({ stderr: `${refusal}\n` });
  Object.assign(development.env, { DATABASE_URL: own });
  expect(await query(control, "select tablename from pg_tables where schemaname = 'public' order by 1")).toEqual(
    before,
  );
});

test('a control plane that is an environment’s database, or is away, is refused without its password', async () => {
  const own = staging.env.DATABASE_URL ?? '';
  await expect(startServer({ CONTROL_DATABASE_URL: own })).rejects.toThrow(
    `CONTROL_DATABASE_URL: ${new URL(own).host}${new URL(own).pathname} is the database of staging.`,
  );
  const away = startServer({ CONTROL_DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/x' });
  const { message } = await away.then(
    () => new Error('it started'),
    (error: Error) => error,
  );
  expect(message).toContain('CONTROL_DATABASE_URL: no PostgreSQL can be used at 127.0.0.1:1/x');
  expect(message).not.toContain('hunter2');
});
