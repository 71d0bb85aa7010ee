/**
 * Random sequences with servers that are killed among them: `npm run sequences -- billing [--runs 10000] [--seed 7]
 * [--kill-one-in 200]`, of everything that moves credits, or `-- steps`, runs of random steps. The same seed gives the
 * same sequences.
 */
import './lib/check-node.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { programOf, run } from './lib/run.mjs';
import { wholeNumbers } from './lib/whole-numbers.mjs';

const SUBJECTS = { billing: 'server/test/billing/sequences', steps: 'server/test/steps/killed' };

const { values, positionals } = wholeNumbers({ runs: '10000', 'kill-one-in': '200' }, true);
const [subject = 'billing'] = positionals;
if (!(subject in SUBJECTS)) {
  console.error(`There are sequences of ${Object.keys(SUBJECTS).join(', ')}, not of "${subject}".`);
  process.exit(1);
}

await ensureInstalled();
await ensureBuilt();
const args = ['--selectProjects', 'integration', '--testPathPatterns', SUBJECTS[subject]];
const env = { SEQUENCES: values.runs, SEQUENCES_SEED: values.seed, SEQUENCES_KILL_ONE_IN: values['kill-one-in'] };
process.exitCode = (await run(process.execPath, [programOf('jest'), ...args], { env })).code;
