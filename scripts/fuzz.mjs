/**
 * Fuzz test: sends requests that are generated from the OpenAPI document, as a visitor, two users and staff:
 * `npm run fuzz -- [--requests 20000] [--seed 7]`. The same seed and count give the same requests. The tests of
 * properties draw their values from the same seed.
 */
import './lib/check-node.mjs';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { programOf, run } from './lib/run.mjs';

/** Test files that try properties with drawn values. */
const PROPERTIES = ['properties.test', 'shared/contracts/grouped.test', 'server/test/security/rate-limits.test'];

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(randomInt(1e6)) },
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
  ...['--selectProjects', 'integration', 'unit-server'],
  ...['--testPathPatterns', 'server/test/fuzz', ...PROPERTIES],
];
const env = { FUZZ_REQUESTS: values.requests, FUZZ_SEED: values.seed };
process.exitCode = (await run(process.execPath, [programOf('jest'), ...args], { env })).code;
