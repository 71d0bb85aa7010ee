import './lib/check-node.mjs';
import { main } from './lib/release/failure.mjs';
import { readOptions } from './lib/release/options.mjs';
import { steer } from './lib/release/steer.mjs';

const USAGE = `Usage: npm run release:rollback -- <remote> --env <environment> [--why "…"]

Takes a candidate back; without one, returns to the version that was stable before.`;

await main(async () => {
  const { remote, environment, why = 'Rolled back from the command line' } = readOptions(USAGE, ['env', 'why']);
  await steer('rollBackRelease', { remote, environment, why });
});
