import './lib/check-node.mjs';
import { main } from './lib/release/failure.mjs';
import { readOptions } from './lib/release/options.mjs';
import { steer } from './lib/release/steer.mjs';

const USAGE = `Usage: npm run release:rollback -- <remote> --env <environment> --why "…"

Takes a candidate back; without one, returns to the version that was stable before.`;

await main(async () => {
  const { remote, environment, why } = readOptions(USAGE, ['env', 'why'], { why: true });
  await steer('rollBackRelease', { remote, environment, why });
});
