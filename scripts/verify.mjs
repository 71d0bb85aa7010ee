import './lib/check-node.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';

/**
 * Checks, as scripts of package.json, and the tests. `--static` skips the tests; `--all` runs their long form, which is
 * told in docs/how-to/prove-the-tests.md.
 */
const CHECKS = [
  'lint',
  'types',
  'boundaries',
  'deadcode',
  'mutants:check',
  'overrides',
  'deploy:check',
  'contracts:check',
  'fonts:check',
  'audit',
];

await ensureInstalled();
const failed = [];
async function verify(check) {
  const { code, output } = await run('npm', ['run', '--silent', check], { quiet: true });
  // What could not be checked, such as the audit without a network, says so and is no failure.
  const unchecked = output.match(/^Not checked: .*$/m)?.[0];
  console.log(`${check}: ${code === 0 ? (unchecked ?? 'clean') : 'failed'}`);
  if (code === 0) return;
  failed.push(check);
  console.log(output.trim());
}
await Promise.all(CHECKS.map(verify));
if (failed.length > 0) console.log(`\nFailed: ${failed.map((check) => `npm run ${check}`).join(', ')}\n`);

const LONG = { FLINT_LONG: '1', CHAOS_KILLS: '10', CHAOS_OUTAGES: '10' };
const tests = process.argv.includes('--static')
  ? { code: 0 }
  : await run('npm', ['test', '--silent'], { env: process.argv.includes('--all') ? LONG : {} });
process.exitCode = failed.length > 0 || tests.code !== 0 ? 1 : 0;
