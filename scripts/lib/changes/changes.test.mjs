import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../root.mjs';
import { workspacesIn } from '../workspaces.mjs';
import { raiseVersions } from './raise-versions.mjs';
import { readChanges } from './read-changes.mjs';

const workspaces = workspacesIn(ROOT);
const NAMES = workspaces.map((folder) => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')).name);

/** A repository with our packages and no pending changeset. */
let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'flint-changes-'));
  const files = ['package.json', 'package-lock.json', 'shared/contracts/remotes.ts'];
  const ofPackages = workspaces.flatMap((folder) => [`${folder}/package.json`, `${folder}/CHANGELOG.md`]);
  const settings = ['config.json', 'changelog.cjs'].map((name) => `.changeset/${name}`);
  for (const file of [...files, ...ofPackages, ...settings].filter((each) => existsSync(join(ROOT, each)))) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(ROOT, file), join(root, file));
  }
  const git = (...args) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
  git('init', '-b', 'main');
  git('-c', 'user.name=t', '-c', 'user.email=t@example.com', 'commit', '--allow-empty', '-m', 'x');
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file) => readFileSync(join(root, file), 'utf8');
const versionOf = (folder) => JSON.parse(read(`${folder}/package.json`)).version;
const add = (name, packages, summary) =>
  writeFileSync(
    join(root, '.changeset', `${name}.md`),
    `---\n${Object.entries(packages)
      .map(([each, size]) => `"@flint/${each}": ${size}\n`)
      .join('')}---\n\n${summary}\n`,
  );

test('a changeset raises its packages, and its words are in their CHANGELOGs and in the changelog', async () => {
  add('a', { 'mfe-billing': 'minor', shell: 'patch' }, 'Prices are told\nbefore the press.');
  const raised = await raiseVersions(root, '2026-12-24');
  expect(raised).toEqual([
    { name: '@flint/shell', version: '1.0.1' },
    { name: '@flint/mfe-billing', version: '1.1.0' },
  ]);
  expect(versionOf('mfe-tools')).toBe('1.0.0');
  expect(read('mfe-billing/CHANGELOG.md')).toMatch(
    /^# @flint\/mfe-billing\n\n## 1\.1\.0\n\n2026-12-24\n\n### Minor Changes\n\n- Prices are told\n {2}before the press\.\n/,
  );
  expect(readChanges(root).slice(0, 2)).toEqual([
    { part: 'shell', version: '1.0.1', day: '2026-12-24', changes: ['Prices are told before the press.'] },
    { part: 'mfe-billing', version: '1.1.0', day: '2026-12-24', changes: ['Prices are told before the press.'] },
  ]);
  const { packages } = JSON.parse(read('package-lock.json'));
  expect([packages.shell.version, packages['mfe-billing'].version]).toEqual(['1.0.1', '1.1.0']);
  expect(readdirSync(join(root, '.changeset')).sort()).toEqual(['changelog.cjs', 'config.json']);
});

test('new contracts raise the contract version, and remotes only when they no longer fit', async () => {
  add('a', { shared: 'minor' }, 'A call more.');
  expect(await raiseVersions(root)).toEqual([{ name: '@flint/shared', version: '1.1.0' }]);
  expect(read('shared/contracts/remotes.ts')).toContain("CONTRACT_VERSION = '1.1.0'");

  add('b', { shared: 'major' }, 'A call less.');
  const raised = await raiseVersions(root, '2026-12-24');
  expect(raised.map(({ name }) => name)).toEqual(NAMES.filter((name) => !name.endsWith('simulators')));
  expect(read('shared/contracts/remotes.ts')).toContain("CONTRACT_VERSION = '2.0.0'");
  expect(JSON.parse(read('mfe-tools/package.json'))).toMatchObject({
    version: '1.0.1',
    dependencies: { '@flint/shared': '^2.0.0' },
  });
  expect(read('mfe-tools/CHANGELOG.md')).toContain('## 1.0.1\n\n2026-12-24\n\n- Built with new contracts.\n');
});

test('without a changeset nothing is raised', async () => {
  expect(await raiseVersions(root)).toEqual([]);
});

test('a changeset of an unknown package is refused with its name', async () => {
  add('a', { 'mfe-walrus': 'minor' }, 'x');
  await expect(raiseVersions(root)).rejects.toThrow(/mfe-walrus/);
});

test('every pending changeset names packages of ours and says something', () => {
  const pending = readdirSync(join(ROOT, '.changeset')).filter((name) => name.endsWith('.md') && name !== 'README.md');
  for (const name of pending) {
    const text = readFileSync(join(ROOT, '.changeset', name), 'utf8');
    const [, packages = '', summary = ''] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(text) ?? [];
    const named = [...packages.matchAll(/^['"](.+)['"]: (?:patch|minor|major)$/gm)].map(([, each]) => each);
    expect([name, named.filter((each) => !NAMES.includes(each))]).toEqual([name, []]);
    expect([name, named.length > 0, summary.trim().length > 0]).toEqual([name, true, true]);
  }
});

test('the contract version is the version of the package that holds the contracts', () => {
  const [, version] =
    /CONTRACT_VERSION = '([^']+)'/.exec(readFileSync(join(ROOT, 'shared/contracts/remotes.ts'), 'utf8')) ?? [];
  expect(version).toBe(JSON.parse(readFileSync(join(ROOT, 'shared/package.json'), 'utf8')).version);
});
