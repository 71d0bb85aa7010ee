import './lib/check-node.mjs';
import { main } from './lib/release/failure.mjs';
import { readOptions } from './lib/release/options.mjs';
import { steer } from './lib/release/steer.mjs';

const USAGE = `Usage: npm run release:promote -- <remote> --env <environment> --why "…"

Makes the candidate of a remote the stable version: everybody gets it.`;

await main(async () => {
  const { remote, environment, why } = readOptions(USAGE, ['env', 'why'], { why: true });
  await steer('promoteRelease', { remote, environment, why });
});
