import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { REMOTE_NAMES } from '@flint/shared/contracts/remotes';
import { ask, listOf, newStaff, planOf } from '../support/control-plane';
import { query } from '../support/query';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { tempDir } from '../support/temp-dir';

const ROOT = join(__dirname, '../../..');
const PARTS = [
  'scripts',
  'shared',
  // The gates load the remote with the shell's shared modules, and run its unit tests, whose roots are all sources.
  'shell',
  'engines',
  'server',
  'simulators',
  ...REMOTE_NAMES,
  'bundler',
  'jest.config.mjs',
  'rspack.base.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const WHY = ['--why', 'tried for a day'];
const run = promisify(execFile);

let server: TestServer;
let staff: TestClient;
/** A team's checkout: its own sources, with the packages of this one. */
let checkout: string;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000' });
  staff = await newStaff(server);
  await addUsers();
  checkout = tempDir();
  for (const part of PARTS)
    cpSync(join(ROOT, part), join(checkout, part), {
      recursive: true,
      filter: (file) => !/[/\\](dist|node_modules)$/.test(file),
    });
  symlinkSync(join(ROOT, 'node_modules'), join(checkout, 'node_modules'));
  mkdirSync(join(checkout, 'shared/node_modules'), { recursive: true });
  rmSync(join(checkout, 'shared/node_modules'), { recursive: true });
  if (existsSync(join(ROOT, 'shared/node_modules')))
    symlinkSync(join(ROOT, 'shared/node_modules'), join(checkout, 'shared/node_modules'));
});
afterAll(async () => {
  await server.stop();
  rmSync(checkout, { recursive: true });
});

/** Runs a command in the checkout beside the running server. @returns its output; rejects with its error output */
async function command(name: string, ...args: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: server.env.DATA_DIR };
  const { stdout } = await run(process.execPath, [`scripts/${name}.mjs`, ...args], { cwd: checkout, env });
  return stdout;
}

/** A thousand users with fixed ids, because the id decides who gets the candidate. */
const USERS = 1_000;

async function addUsers() {
  await query(
    server.env.DATABASE_URL,
    `insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
     select 'account-' || n, 'Somebody', 'account-' || n || '@example.com', true, now(), now()
     from generate_series(1, $1) n`,
    [USERS],
  );
}

/** Users of the thousand that get the candidate, as staff sees them. */
async function insiders(): Promise<number[]> {
  const found: number[] = [];
  for (let n = 1; n <= USERS; n += 5) {
    const five = [n, n + 1, n + 2, n + 3, n + 4];
    const each = five.map(
      (id) =>
        `u${id}: decision(environment: "development", remote: "mfe-billing", email: "account-${id}@example.com") { value reason }`,
    );
    const { data } = await ask<Record<string, { value: string }>>(staff, `{ ${each.join(' ')} }`);
    found.push(...five.filter((id) => data[`u${id}`]?.value === '1.1.0'));
  }
  return found;
}

const setVersion = (version: string) => {
  const file = join(checkout, 'mfe-billing/package.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"version": "[^"]+"/, `"version": "${version}"`));
};

test('a second version is published while the product runs: rolled out to 10 % of the users, promoted, rolled back', async () => {
  const before = await planOf(staff);
  const shell = await (await staff.fetch('/')).text();
  const builtAt = statSync(join(ROOT, 'mfe-billing/dist/mf-manifest.json')).mtimeMs;

  setVersion('1.1.0');
  const said = await command(
    'release',
    'mfe-billing',
    '--env',
    'development',
    '--rollout',
    '10',
    '--notes',
    'Clearer prices',
    '--why',
    'Asked for by support',
  );
  expect(said).toContain('mfe-billing 1.1.0 is in development, for 10 % of the users');

  const first = await insiders();
  expect(first.length).toBeGreaterThanOrEqual(80);
  expect(first.length).toBeLessThanOrEqual(120);
  expect(await insiders()).toEqual(first);

  expect(await listOf(staff, 'development', 'mfe-billing')).toEqual([
    { version: '1.1.0', state: 'candidate', rollout: 10 },
    { version: '1.0.0', state: 'stable', rollout: 100 },
  ]);
  // Nothing else was built: neither the shell, nor another remote, nor the files the server serves.
  expect(statSync(join(ROOT, 'mfe-billing/dist/mf-manifest.json')).mtimeMs).toBe(builtAt);
  const others = ({ remotes }: typeof before) => remotes.filter(({ name }) => name !== 'mfe-billing');
  expect(others(await planOf(staff))).toEqual(others(before));
  const scripts = (html: string) => html.match(/(src|href)="\/[^"]+\.(js|css)"[^>]*/g);
  expect(scripts(await (await staff.fetch('/')).text())).toEqual(scripts(shell));

  expect(await command('release-promote', 'mfe-billing', '--env', 'development', ...WHY)).toContain('1.1.0 is stable');
  const billing = (await planOf(server.client())).remotes.find(({ name }) => name === 'mfe-billing');
  expect(billing).toMatchObject({ version: '1.1.0', manifest: '/remotes/mfe-billing/1.1.0/mf-manifest.json' });
  const files = JSON.parse(await (await staff.fetch(billing?.manifest ?? '')).text()).metaData.integrity;
  for (const file of Object.keys(files))
    expect([file, (await staff.fetch(`/remotes/mfe-billing/1.1.0/${file}`)).status]).toEqual([file, 200]);

  expect(await command('release-rollback', 'mfe-billing', '--env', 'development', ...WHY)).toContain('1.0.0 is stable');
  expect(JSON.parse(await command('release-list', 'mfe-billing', '--env', 'development', '--json'))).toEqual([
    { remote: 'mfe-billing', environment: 'development', version: '1.1.0', state: 'retired', rollout: 0 },
    { remote: 'mfe-billing', environment: 'development', version: '1.0.0', state: 'stable', rollout: 100 },
  ]);
});

test.each<[string, string[], string]>([
  ['no remote', ['--env', 'staging'], 'Say which remote.'],
  ['a remote that is none', ['mfe-nothing', '--env', 'staging'], 'There is no remote mfe-nothing.'],
  ['no environment', ['mfe-billing'], 'Say where: --env'],
  ['no reason', ['mfe-billing', '--env', 'staging'], 'Say why: --why'],
  ['an environment that is none', ['mfe-billing', '--env', 'test'], 'There is no environment test.'],
  ['a share that is none', ['mfe-billing', '--env', 'staging', '--rollout', 'half'], '--rollout is a whole percentage'],
])('%s is reported in one line', async (_what, args, message) => {
  await expect(command('release', ...args)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(message),
  });
});

test('--help prints the usage of each command', async () => {
  for (const name of ['release', 'release-list', 'release-promote', 'release-rollback'])
    expect(await command(name, '--help')).toContain(`Usage: npm run ${name.replace('-', ':')} --`);
});

test('an unreachable server is reported with its address', async () => {
  const env = { PATH: process.env.PATH, FLINT_URL: 'http://localhost:1', FLINT_RELEASE_TOKEN: 'flint_rt_x' };
  await expect(run(process.execPath, ['scripts/release-list.mjs'], { cwd: checkout, env })).rejects.toMatchObject({
    stderr: expect.stringContaining('Nothing answers at http://localhost:1'),
  });
});

test('a remote whose unit tests fail is not released', async () => {
  const file = join(checkout, 'mfe-billing/src/fails.test.ts');
  writeFileSync(file, "test('prices', () => { throw new Error('wrong prices'); });\n");
  setVersion('1.1.9');
  try {
    await expect(command('release', 'mfe-billing', '--env', 'development', ...WHY)).rejects.toThrow(
      /wrong prices[\s\S]*Unit tests of mfe-billing fail: npx jest mfe-billing\/\nNothing was released\./,
    );
  } finally {
    rmSync(file);
  }
  const versions = await listOf(staff, 'development', 'mfe-billing');
  expect(versions.map(({ version }) => version)).not.toContain('1.1.9');
});
