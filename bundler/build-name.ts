import { hashFiles } from '../scripts/lib/hash-files.mjs';
import { INPUTS } from '../scripts/lib/workspaces.mjs';
import type { RemoteName } from '../shared/contracts/remotes';

/**
 * Unique name of a remote's build, carried by all it leaves in a page: container, chunk list, style classes. It is a
 * hash of the sources, so two versions can live in one page without loading each other's chunks. It is a global
 * variable, so it has no dash.
 */
export function buildName(remote: RemoteName, development: boolean): string {
  const name = remote.replaceAll('-', '_');
  return development ? name : `${name}_${hashFiles(INPUTS[remote] ?? [remote]).slice(0, 8)}`;
}
