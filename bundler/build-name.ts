import { hashFiles } from '../scripts/lib/hash-files.mjs';
import { INPUTS } from '../scripts/lib/workspaces.mjs';
import type { RemoteName } from '../shared/contracts/remotes';

/**
 * The name that everything a remote's build leaves in a page carries: its container, its list of chunks, its style
 * classes. Each build has its own, so that two versions live in one page without taking each other's chunks; the same
 * sources have the same. It is a global variable, so it has no dash.
 */
export function buildName(remote: RemoteName, development: boolean): string {
  const name = remote.replace('-', '_');
  return development ? name : `${name}_${hashFiles(INPUTS[remote] ?? [remote]).slice(0, 8)}`;
}
