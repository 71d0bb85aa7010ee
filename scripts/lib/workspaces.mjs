import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

/** Remotes, in the order of the workspaces in package.json. */
export const REMOTES = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).workspaces.filter((name) =>
  name.startsWith('mfe-'),
);

const EVERYWHERE = ['bundler', 'rspack.base.ts', 'package-lock.json'];

/** Built workspaces, and the files and folders each is built from. */
export const INPUTS = {
  server: ['server', 'engines', 'shared/contracts', 'shared/tools', 'docs/guide', ...EVERYWHERE],
  shell: ['shell', 'shared', ...EVERYWHERE],
  ...Object.fromEntries(REMOTES.map((name) => [name, [name, 'shared', ...EVERYWHERE]])),
};
