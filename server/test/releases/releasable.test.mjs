import { join } from 'node:path';
import { budgetFault } from '../../../scripts/lib/release/budget.mjs';
import { lifecycleFault } from '../../../scripts/lib/release/lifecycle.mjs';
import { readFiles } from '../../../scripts/lib/release/release-files.mjs';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { REMOTES } from '../../../scripts/lib/workspaces.mjs';

// What remotes share is changed by teams that release none of them: a remote grown too large shows here first.
test.each(REMOTES)(
  '%s, as it is built here, passes the gates of the release command',
  async (remote) => {
    const folder = join(ROOT, remote, 'dist');
    expect(budgetFault(remote, readFiles(folder))).toBeUndefined();
    expect(await lifecycleFault(remote, folder)).toBeUndefined();
  },
  60_000,
);
