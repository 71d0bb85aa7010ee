/**
 * Model-based sequences of everything that moves credits, with webhooks sent to servers that are killed among them:
 * `npm run sequences -- billing [--runs 10000] [--seed 7] [--kill-one-in 200]`. The same seed gives the same sequences.
 */
import './lib/check-node.mjs';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { programOf, run } from './lib/run.mjs';

const SUBJECTS = { billing: 'server/test/billing/sequences' };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(randomInt(1e6)) },
    'kill-one-in': { type: 'string', default: '200' },
  },
});
const [subject = 'billing'] = positionals;
if (!(subject in SUBJECTS)) {
  console.error(`There are sequences of ${Object.keys(SUBJECTS).join(', ')}, not of "${subject}".`);
  process.exit(1);
}
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
  SUBJECTS[subject],
  '--testNamePattern',
  'sequences',
];
const env = { SEQUENCES: values.runs, SEQUENCES_SEED: values.seed, SEQUENCES_KILL_ONE_IN: values['kill-one-in'] };
process.exitCode = (await run(process.execPath, [programOf('jest'), ...args], { env })).code;
