/**
 * Rewrites the snapshot of costs and prices, once COST_VERSION has been raised: `npm run prices:update`. Ends with 1
 * when figures changed and the version did not.
 */
import './lib/check-node.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { programOf, run } from './lib/run.mjs';

await ensureInstalled();
const args = ['--selectProjects', 'unit-server', '--testPathPatterns', 'shared/contracts/prices/snapshot'];
const { code } = await run(process.execPath, [programOf('jest'), ...args], { env: { UPDATE_PRICES: '1' } });
process.exitCode = code;
