/**
 * Chaos test: kills servers at random moments under injected vendor faults; stops and starts PostgreSQL under load, while
 * clocks step and the disk is full; checks the invariants: `npm run chaos -- [--kills 25] [--seed 7] [--outages 20]`. The same seed and count give the same
 * plan of kills.
 */
import './lib/check-node.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { programOf, run } from './lib/run.mjs';
import { wholeNumbers } from './lib/whole-numbers.mjs';

/** Longest time, in milliseconds, until both servers are ready after an outage. */
const BACK_MS = '10000';

const { values } = wholeNumbers({ kills: '25', outages: '20' });

await ensureInstalled();
await ensureBuilt();
const args = [
  '--selectProjects',
  'integration',
  '--testPathPatterns',
  'server/test/chaos|server/test/(images|steps)/killed',
  '--testNamePattern',
  'kill|outages|seed',
];
const env = {
  FLINT_LONG: '1',
  CHAOS_KILLS: values.kills,
  CHAOS_SEED: values.seed,
  CHAOS_OUTAGES: values.outages,
  CHAOS_BACK_MS: BACK_MS,
};
process.exitCode = (await run(process.execPath, [programOf('jest'), ...args], { env })).code;
