/**
 * Runs the tests of stored files against the bucket of the environment: S3_BUCKET with S3_REGION or S3_ENDPOINT, and a
 * key unless the machine has a role. They remove what they write.
 */
import './lib/check-node.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { programOf, run } from './lib/run.mjs';

if (!process.env.S3_BUCKET) {
  console.error('S3_BUCKET is missing: it names the bucket to test, with S3_REGION or S3_ENDPOINT, and a key.');
  process.exit(1);
}
await ensureInstalled();
const only = ['--selectProjects=integration', '--testPathPatterns', 'server/test/storage/contract'];
const { code } = await run(process.execPath, [programOf('jest'), ...only], { env: { FLINT_TEST_S3: '1' } });
process.exitCode = code;
