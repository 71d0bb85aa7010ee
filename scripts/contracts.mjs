// npm run contracts:check: compares the contracts with the last released ones. --write keeps them as released.
import './lib/check-node.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractsFault, readReleased, writeReleased } from './lib/contracts/check-contracts.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT } from './lib/root.mjs';

await ensureInstalled();
// Needs what is installed.
const { readContracts } = await import('./lib/contracts/read-contracts.mjs');
const { calls, breaks } = await readContracts();
if (process.argv.includes('--write')) {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'shared/package.json'), 'utf8'));
  writeReleased(version, calls);
  console.log(`${calls.length} calls are kept as contracts ${version}.`);
} else {
  const released = readReleased();
  const fault = contractsFault(breaks(released.calls), released.version);
  if (fault) console.error(fault);
  else console.log(`${calls.length} calls keep what contracts ${released.version} promise.`);
  if (fault) process.exitCode = 1;
}
