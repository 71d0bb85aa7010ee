import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTE_NAMES } from '@flint/shared/contracts/remotes';
import { tempDir } from './temp-dir';

const ROOT = join(__dirname, '../../..');
const FOLDERS = [
  'bundler',
  'docs/guide',
  'engines',
  'scripts',
  'server',
  'shared',
  'shell',
  'simulators',
  'templates',
  ...REMOTE_NAMES,
];
const FILES = ['biome.json', 'jest.config.mjs', 'package.json', 'package-lock.json', 'rspack.base.ts', 'tsconfig.json'];
const NOT_SOURCES = /[/\\](dist|node_modules)$/;

/**
 * Copies the sources of this repository to a new folder, for a test that changes them. Packages are links to those of
 * the repository; those of ours are the copy's.
 * @returns its path
 */
export function newCheckout(): string {
  const root = tempDir();
  const filter = (file: string) => !NOT_SOURCES.test(file);
  for (const folder of FOLDERS) cpSync(join(ROOT, folder), join(root, folder), { recursive: true, filter });
  for (const file of FILES) cpSync(join(ROOT, file), join(root, file));
  symlinkSync(join(ROOT, 'shell/dist'), join(root, 'shell/dist'));
  for (const owner of ['', 'engines', 'server', 'shared']) linkPackages(join(owner, 'node_modules'), root);
  mkdirSync(join(root, 'node_modules/@flint'));
  for (const name of readdirSync(join(ROOT, 'node_modules/@flint')))
    symlinkSync(`../../${name}`, join(root, 'node_modules/@flint', name));
  markInstalled(root);
  return root;
}

/** States that the packages of the lockfile are installed, so that no command of the checkout installs any. */
export function markInstalled(root: string): void {
  const lock = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  writeFileSync(join(root, 'node_modules/.flint-installed'), lock.digest('hex'));
}

function linkPackages(folder: string, root: string): void {
  const from = join(ROOT, folder);
  if (!existsSync(from)) return;
  mkdirSync(join(root, folder));
  const names = readdirSync(from).filter((name) => name !== '@flint' && !/^\.(cache|flint|package)/.test(name));
  for (const name of names) symlinkSync(join(from, name), join(root, folder, name));
}
