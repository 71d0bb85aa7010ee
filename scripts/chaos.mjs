/**
 * Chaos test: kills servers at random moments under injected vendor faults; stops and starts PostgreSQL under load, while
 * clocks step and the disk is full; checks the invariants: `npm run chaos -- [--kills 25] [--seed 7] [--outages 20]`. The same seed and count give the same
 * plan of kills.
 */
import './lib/check-node.mjs';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { programOf, run } from './lib/run.mjs';

/** Longest time, in milliseconds, until both servers are ready after an outage. */
const BACK_MS = '10000';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '25' },
    seed: { type: 'string', default: String(randomInt(1e6)) },
    outages: { type: 'string', default: '20' },
  },
});
for (const [name, value] of Object.entries(values)) {
  if (/^[1-9]\d*$/.test(value) || (name === 'seed' && value === '0')) continue;
  console.error(`--${name} is a whole number, not "${value}".`);
  process.exit(1);
}

await ensureInstalled();
await ensureBuilt(['server']);
const args = [
  '--selectProjects',
  'integration',
  '--testPathPatterns',
  'server/test/chaos|server/test/images/killed',
  '--testNamePattern',
  'kills|outages|seed',
];
const env = {
  FLINT_LONG: '1',
  CHAOS_KILLS: values.kills,
  CHAOS_SEED: values.seed,
  CHAOS_OUTAGES: values.outages,
  CHAOS_BACK_MS: BACK_MS,
};
process.exitCode = (await run(process.execPath, [programOf('jest'), ...args], { env })).code;
