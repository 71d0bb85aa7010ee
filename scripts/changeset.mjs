// npm run changeset [add | status | version]: says what changed, and turns that into versions and CHANGELOGs.
import './lib/check-node.mjs';
import { writeReleased } from './lib/contracts/check-contracts.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT } from './lib/root.mjs';
import { programOf, run } from './lib/run.mjs';

const args = process.argv.slice(2);
await ensureInstalled();
if (args[0] === 'version') {
  const { readContracts } = await import('./lib/contracts/read-contracts.mjs');
  const { raiseVersions } = await import('./lib/changes/raise-versions.mjs');
  const raised = await raiseVersions(ROOT);
  for (const { name, version } of raised) console.log(`${name} is ${version}.`);
  const contracts = raised.find(({ name }) => name === '@flint/shared');
  if (contracts) {
    const { calls } = await readContracts();
    writeReleased(contracts.version, calls);
  }
  if (raised.length === 0) console.log('There is no changeset, so no version was raised.');
} else {
  const { code } = await run(process.execPath, [programOf('@changesets/cli', 'changeset'), ...args]);
  process.exitCode = code;
}
