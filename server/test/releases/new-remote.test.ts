import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { REMOTE_NAMES } from '@flint/shared/contracts/remotes';
import { markInstalled, newCheckout } from '../support/checkout';
import { newPreparedDatabase } from '../support/new-database';
import { ServerProcess } from '../support/server-process';
import { tempDir } from '../support/temp-dir';

const RELEASE = ['mfe-brand-kit', '--env', 'development', '--why', 'first try'];

let root: string;
beforeAll(() => {
  root = newCheckout();
});
afterAll(() => rmSync(root, { recursive: true }));

const command = async (script: string, args: string[] = [], env: NodeJS.ProcessEnv = {}) => {
  const all = { PATH: process.env.PATH, HOME: process.env.HOME, ...env };
  const options = { cwd: root, env: all };
  return promisify(execFile)(process.execPath, [join('scripts', script), ...args], options).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error) => ({ code: Number(error.code), output: String(error.stdout) + error.stderr }),
  );
};
const inRoot = () => readdirSync(root).sort();

/** Texts of the sources below a folder, by path. */
function filesOf(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const sources = paths.filter((path) => !path.includes('node_modules'));
  return new Map(sources.map((path) => [path, readFileSync(join(folder, path), 'latin1')]));
}

test.each([
  ['Brand Kit', 'Brand Kit is no name: small letters and digits, in words joined by dashes, as in brand-kit.'],
  ['../elsewhere', '../elsewhere is no name:'],
  ['a'.repeat(31), 'has 31 characters, a name at most 30.'],
  ['billing', 'There is a remote mfe-billing already.'],
  ['mfe-tools', 'There is a remote mfe-tools already.'],
  ['credits', '/credits is an address of Flint already (shared/contracts/routes/account-pages.ts). Say another name.'],
  ['api', '/api is an address of Flint already (server/src/platform/web/not-pages.ts). Say another name.'],
])('the name %s is refused with the reason, and nothing is made', async (name, words) => {
  const before = inRoot();
  const { code, output } = await command('new-remote.mjs', ['--', name]);
  expect(output).toContain(words);
  expect(code).toBe(1);
  expect(inRoot()).toEqual(before);
});

test('a new remote is made, tested, built, registered, released and open', async () => {
  const before = filesOf(root);
  expect(await command('new-remote.mjs', ['brand-kit'])).toMatchObject({ code: 0 });
  const touched = [...filesOf(root)].filter(([path, text]) => before.get(path) !== text).map(([path]) => path);
  const elsewhere = touched.filter((path) => !path.startsWith('mfe-brand-kit/'));
  expect(elsewhere.sort()).toEqual(['package-lock.json', 'shared/contracts/remotes.ts']);
  // What the next command does by itself: npm finds every package installed.
  markInstalled(root);

  expect((await command('test.mjs', ['unit', 'mfe-brand-kit'])).output).toMatch(/Test Suites: 2 passed, 2 total/);
  expect(await command('build.mjs', ['server', 'mfe-brand-kit'])).toMatchObject({ code: 0 });
  expect(existsSync(join(root, 'mfe-brand-kit/dist/mf-manifest.json'))).toBe(true);

  const data = tempDir();
  const env = { HOST: 'localhost', DATA_DIR: data, DATABASE_URL: await newPreparedDatabase() };
  const main = join(root, 'server/dist/main.js');
  const server = new ServerProcess({ PATH: process.env.PATH, ...env }, [], main);
  await server.start();
  const page = await fetch(`${server.url}/brand-kit`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<title>Brand kit · Flint</title>');

  const released = await command('release.mjs', RELEASE, server.env);
  expect(released.output).toContain('mfe-brand-kit 1.0.0 is in development, for everybody');

  const preview = await command('release.mjs', ['mfe-brand-kit', '--preview', 'try', '--expires', '3d'], server.env);
  expect(preview.output).toMatch(/mfe-brand-kit 1\.0\.0 of try is a preview in development until \d{4}-\d\d-\d\d/);
  const [link = ''] = /http:\S+signature=\S+/.exec(preview.output) ?? [];
  expect((await fetch(link, { redirect: 'manual' })).headers.get('location')).toBe('/brand-kit');
  await server.stop();
  rmSync(data, { recursive: true });
});

test('the folders of remotes are those of the list', () => {
  const folders = readdirSync(join(__dirname, '../../..')).filter((name) => name.startsWith('mfe-'));
  expect(folders.sort()).toEqual([...REMOTE_NAMES].sort());
});
