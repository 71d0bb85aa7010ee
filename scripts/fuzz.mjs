/**
 * Fuzz test: sends requests that are generated from the OpenAPI document, as a visitor, two users and staff:
 * `npm run fuzz -- [--requests 20000] [--seed 7]`. The same seed and count give the same requests. The tests of
 * properties draw their values from the same seed.
 */
import './lib/check-node.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { programOf, run } from './lib/run.mjs';
import { wholeNumbers } from './lib/whole-numbers.mjs';

/** Test files that try properties with drawn values. */
const PROPERTIES = ['properties.test', 'shared/contracts/grouped.test', 'server/test/security/rate-limits.test'];

const { values } = wholeNumbers({ requests: '20000' });

await ensureInstalled();
await ensureBuilt();
const args = [
  ...['--selectProjects', 'integration', 'unit-server'],
  ...['--testPathPatterns', 'server/test/fuzz', ...PROPERTIES],
];
const env = { FUZZ_REQUESTS: values.requests, FUZZ_SEED: values.seed };
process.exitCode = (await run(process.execPath, [programOf('jest'), ...args], { env })).code;
