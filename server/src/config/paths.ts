import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { REMOTE_NAMES, type RemoteName } from '@flint/shared/contracts/remotes';

/** Absolute paths of this checkout's built parts. */
export interface Paths {
  root: string;
  serverDir: string;
  shellDir: string;
  remoteDirs: Record<RemoteName, string>;
}

/** The built parts below a repository root. @param root absolute path of the repository root */
export function pathsIn(root: string): Paths {
  const remoteDirs = Object.fromEntries(REMOTE_NAMES.map((name) => [name, join(root, name, 'dist')]));
  return {
    root,
    serverDir: join(root, 'server', 'dist'),
    shellDir: join(root, 'shell', 'dist'),
    remoteDirs: remoteDirs as Paths['remoteDirs'],
  };
}

/**
 * The nearest folder at or above one of the starting points that holds Flint's package.json.
 * The module's own address is of no use here: the bundler replaces it with the one it had at build time.
 * @throws Error when none of the starting points lies in a checkout
 */
export function findRoot(starts: string[] = [dirname(process.argv[1] ?? '.'), process.cwd()]): string {
  for (const start of starts) {
    for (let folder = start; ; folder = dirname(folder)) {
      if (isRoot(folder)) return folder;
      if (folder === dirname(folder)) break;
    }
  }
  throw new Error(`Flint's package.json is in no folder above ${starts.join(' or ')}.`);
}

function isRoot(folder: string): boolean {
  const manifest = join(folder, 'package.json');
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).name === 'flint';
}
