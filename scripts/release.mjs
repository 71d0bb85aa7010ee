import './lib/check-node.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { findAccess } from './lib/release/access.mjs';
import { buildRemote, gitRevision } from './lib/release/build-remote.mjs';
import { ControlPlane } from './lib/release/control-plane.mjs';
import { main } from './lib/release/failure.mjs';
import { readOptions } from './lib/release/options.mjs';
import { publish } from './lib/release/publish.mjs';
import { readFiles } from './lib/release/release-files.mjs';
import { ROOT } from './lib/root.mjs';

const USAGE = `Usage: npm run release -- <remote> --env <environment> [--rollout <percent>] [--notes "…"]

Builds one remote and releases it: nothing else is built or restarted. Its version is that of its package.json.
Without --rollout everybody gets it; with it, that percentage of the signed-in users does.

  FLINT_URL, FLINT_RELEASE_TOKEN   another server and a token for it; without them, the one of this machine`;

await main(async () => {
  const { remote, environment, rollout, notes = '' } = readOptions(USAGE, ['env', 'rollout', 'notes']);
  const plane = new ControlPlane(findAccess());
  // Checked before the build: an unreachable server or an invalid token is reported at once.
  await plane.ask(
    'query list($remote: String, $environment: String) { releaseList(remote: $remote, environment: $environment) { version } }',
    {
      remote,
      environment,
    },
  );

  await ensureInstalled();
  const { version } = JSON.parse(readFileSync(join(ROOT, remote, 'package.json'), 'utf8'));
  const started = Date.now();
  console.error(`Building ${remote} ${version} …`);
  const files = readFiles(await buildRemote(remote));
  const release = { remote, version, environment, rollout, notes, revision: gitRevision(remote) };
  const { sent } = await publish(plane, release, files);

  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const share = rollout === undefined ? 'for everybody' : `for ${rollout} % of the users`;
  console.log(
    `${remote} ${version} is in ${environment}, ${share} (${sent} of ${files.length} files sent, ${seconds} s).`,
  );
});
