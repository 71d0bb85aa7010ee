import './lib/check-node.mjs';
import { findAccess } from './lib/release/access.mjs';
import { ControlPlane } from './lib/release/control-plane.mjs';
import { main } from './lib/release/failure.mjs';
import { readOptions } from './lib/release/options.mjs';

const USAGE = `Usage: npm run release:list -- [<remote>] [--env <environment>] [--json]

Lists every version that the control plane knows, with its state (stable, candidate, retired) and its share of the users.`;

const QUERY = `query list($remote: String, $environment: String) {
  releaseList(remote: $remote, environment: $environment) { remote environment version state rollout }
}`;

await main(async () => {
  const { remote, environment, json } = readOptions(USAGE, ['env', 'json'], { place: false });
  const { releaseList } = await new ControlPlane(findAccess()).ask(QUERY, { remote, environment });
  if (json) return console.log(JSON.stringify(releaseList, null, 2));
  for (const { remote: name, environment: where, version, state, rollout } of releaseList)
    console.log([name.padEnd(14), where.padEnd(12), version.padEnd(10), state.padEnd(10), `${rollout} %`].join(' '));
});
