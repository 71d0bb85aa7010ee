import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newCheckout } from '../support/checkout';
import { newPreparedDatabase } from '../support/new-database';
import { ServerProcess } from '../support/server-process';
import { tempDir } from '../support/temp-dir';

const NAME = 'ext-example';
const ORIGIN = 'https://api.weather.example';
const run = promisify(execFile);

let root: string;
let outside: string;
let url: string;
let server: ServerProcess;
beforeAll(async () => {
  root = newCheckout();
  const list = join(root, 'shared/contracts/remotes.ts');
  writeFileSync(list, readFileSync(list, 'utf8').replace('THIRD_PARTY_NAMES = []', `THIRD_PARTY_NAMES = ['${NAME}']`));
  const node = (...args: string[]) => run(process.execPath, args, { cwd: root });
  const packed = (await node('scripts/pack-shared.mjs')).stdout.trim();
  outside = await newPackage(packed);
  await node('scripts/build.mjs', 'server');

  server = new ServerProcess(
    {
      ...{ PATH: process.env.PATH, HOST: 'localhost', DATA_DIR: tempDir() },
      ...{ DATABASE_URL: await newPreparedDatabase(), THIRD_PARTY_ORIGINS: `${NAME}=${ORIGIN}` },
    },
    [],
    join(root, 'server/dist/main.js'),
  );
  await server.start();
  url = server.url;
});
afterAll(async () => {
  await server?.stop();
  for (const folder of [root, outside]) rmSync(folder, { recursive: true });
});

/** A package of a third party, as `npm install` leaves it: the packed contracts, and packages of the registry. */
async function newPackage(packed: string): Promise<string> {
  const folder = tempDir();
  cpSync(join(root, 'templates/third-party-remote'), folder, { recursive: true });
  const scope = join(folder, 'node_modules/@flint');
  mkdirSync(scope, { recursive: true });
  await run('tar', ['xzf', packed, '-C', scope]);
  await run('mv', [join(scope, 'package'), join(scope, 'shared')]);
  const modules = join(root, 'node_modules');
  for (const name of readdirSync(modules).filter((each) => each !== '@flint' && !each.startsWith('.flint')))
    symlinkSync(join(modules, name), join(folder, 'node_modules', name));
  return folder;
}

const program = (path: string, args: string[] = [], env: NodeJS.ProcessEnv = {}) =>
  run(process.execPath, [join(outside, 'node_modules', path), ...args], {
    cwd: outside,
    env: { PATH: process.env.PATH, ...env },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error) => ({ code: Number(error.code), output: String(error.stdout) + error.stderr }),
  );

const build = () => program('@rspack/cli/bin/rspack.js', ['build']);
const release = (token: string) =>
  program('@flint/shared/release/flint-release.mjs', ['--env', 'development', '--why', 'first try'], {
    FLINT_URL: url,
    FLINT_RELEASE_TOKEN: token,
  });

test('a package outside the repository is typed, tested, built and released by its token', async () => {
  expect(await program('typescript/bin/tsc', ['--noEmit'])).toEqual({ code: 0, output: '' });
  expect((await program('jest/bin/jest.js')).output).toMatch(/Tests: +4 passed, 4 total/);
  expect(await build()).toMatchObject({ code: 0 });

  const holder = ['--name', 'example', '--ci', 'github:example/weather', '--remote', NAME, '--env', 'development'];
  const admin = [join(root, 'server/dist/admin.js'), 'token:create', ...holder, '--why', 'a test'];
  const token = (await run(process.execPath, admin, { env: server.env })).stdout.trim();
  expect((await fetch(`${url}/ext-example`)).status).toBe(404);
  expect((await fetch(url)).headers.get('content-security-policy')).not.toContain(ORIGIN);
  expect((await release(token)).output).toContain('ext-example 1.0.0 is in development');

  const page = await fetch(`${url}/ext-example`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<title>Example · Flint</title>');
  const policy = page.headers.get('content-security-policy') ?? '';
  const naming = policy.split(';').filter((directive) => directive.includes(ORIGIN));
  expect(naming).toEqual([`connect-src 'self' ${ORIGIN}`]);

  await writeVersion('1.0.1', "import('@flint/shared/state/session').then(({ sessionAtom }) => sessionAtom);");
  const built = join(outside, 'dist');
  const scripts = readdirSync(built).filter((file) => file.endsWith('.js'));
  // By this name the release is checked.
  expect(scripts.map((file) => readFileSync(join(built, file), 'utf8')).join()).toContain(
    '@flint/shared/state/session',
  );
  expect(await release(token)).toMatchObject({ code: 0 });
  await writeVersion('1.0.2', "fetch('/api/images/generate', { method: 'POST' });");
  expect(await release(token)).toEqual({
    code: 1,
    output: expect.stringContaining('names the call /api/images/generate. A remote of a third party may name'),
  });
});

/** Builds another version, whose page runs a statement more. */
async function writeVersion(version: string, statement: string): Promise<void> {
  const [manifest, page] = [join(outside, 'package.json'), join(outside, 'src/example-page.tsx')];
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"version": "[^"]*"/, `"version": "${version}"`));
  writeFileSync(page, `${readFileSync(page, 'utf8')}\n${statement}\n`);
  expect(await build()).toMatchObject({ code: 0 });
}
