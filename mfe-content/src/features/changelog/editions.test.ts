import { join } from 'node:path';
import { REMOTE_NAMES } from '@flint/shared/contracts/remotes';
import { readChanges } from '../../../../scripts/lib/changes/read-changes.mjs';

test('the changelog of a build has the editions of the shell and of every remote', async () => {
  Object.assign(globalThis, { __EDITIONS__: readChanges(join(__dirname, '../../../..')) });
  const { EDITIONS } = await import('./editions');
  const parts = new Set(EDITIONS.map(({ part }) => part));
  expect([...parts].sort()).toEqual([...REMOTE_NAMES, 'shell'].sort());
  for (const { version, changes } of EDITIONS) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(changes.length).toBeGreaterThan(0);
  }
});
