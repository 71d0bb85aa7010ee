import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

/** Where the one list of remotes stands: `REMOTE_NAMES`. */
export const REMOTES_FILE = 'shared/contracts/remotes.ts';
/** The list in the text of that file. */
export const REMOTES_LIST = /(?<=REMOTE_NAMES = \[)[^\]]*(?=\])/;

/**
 * Remotes of a repository, in the order of the list.
 * @param {string} root
 * @returns {string[]}
 */
export function remotesIn(root) {
  const [list = ''] = REMOTES_LIST.exec(readFileSync(join(root, REMOTES_FILE), 'utf8')) ?? [];
  return [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name);
}

/**
 * Folders of the packages of a repository: package.json names those of the remotes by a pattern.
 * @param {string} root
 * @returns {string[]}
 */
export function workspacesIn(root) {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return workspaces.flatMap((folder) => (folder === 'mfe-*' ? remotesIn(root) : [folder]));
}

export const REMOTES = remotesIn(ROOT);

const EVERYWHERE = ['bundler', 'rspack.base.ts', 'package-lock.json'];

/** Parts whose CHANGELOGs users read at /changelog; contracts and the server are no news to them. */
export const CHANGELOGS = ['shell', ...REMOTES];
const alsoOf = (name) => (name === 'mfe-content' ? CHANGELOGS.map((part) => `${part}/CHANGELOG.md`) : []);

/** Built workspaces of the product, and the files and folders each is built from. */
export const PRODUCT = {
  server: ['server', 'engines', 'shared/contracts', 'shared/tools', 'docs/guide', ...EVERYWHERE],
  shell: ['shell', 'shared', ...EVERYWHERE],
  ...Object.fromEntries(REMOTES.map((name) => [name, [name, 'shared', ...EVERYWHERE, ...alsoOf(name)]])),
};

/** The same of every built workspace. */
export const INPUTS = { ...PRODUCT, simulators: ['simulators', ...EVERYWHERE] };
