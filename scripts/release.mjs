import './lib/check-node.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { findAccess } from './lib/release/access.mjs';
import { budgetFault } from './lib/release/budget.mjs';
import { buildRemote, gitRevision } from './lib/release/build-remote.mjs';
import { ControlPlane } from './lib/release/control-plane.mjs';
import { Failure, main } from './lib/release/failure.mjs';
import { passGates } from './lib/release/gates.mjs';
import { lifecycleFault } from './lib/release/lifecycle.mjs';
import { readOptions, readRamp } from './lib/release/options.mjs';
import { branchOf, preview } from './lib/release/preview.mjs';
import { publish } from './lib/release/publish.mjs';
import { startRamp } from './lib/release/ramp.mjs';
import { readFiles } from './lib/release/release-files.mjs';
import { bundleMaps, findSentry, sendBundle } from './lib/release/source-maps.mjs';
import { testsFault } from './lib/release/unit-tests.mjs';
import { ROOT } from './lib/root.mjs';

const USAGE = `Usage: npm run release -- <remote> --env <environment> --why "…" [--rollout <percent> | --ramp <percents> --every <time>] [--notes "…"] [--force]
       npm run release -- <remote> --preview [<name>] [--env <environment>] [--expires 3d] [--why "…"] [--force]

Builds one remote and releases it: nothing else is built or restarted. Its version is that of its package.json.
Without --rollout everybody gets it; with it, that percentage of the signed-in users does. --ramp 5,25,100 --every 30m
makes each further step by itself while the version is healthy. --why goes into the audit log,
--notes tell what is new. Size, lifecycle and unit tests are checked before anything is sent, calls and contract by the
server; --force releases it although one of them refuses, and needs a token of a member of staff.

With --preview no user gets it: staff sees it at the printed address, and others with the signed link, for a week or
--expires (12h, 3d). It replaces the preview of the same name, by default the git branch.

  FLINT_URL, FLINT_RELEASE_TOKEN   another server and a token for it; without them, the one of this machine
  SENTRY_AUTH_TOKEN, SENTRY_ORG, SENTRY_PROJECT, SENTRY_URL
                                   where source maps are sent; without a token, nowhere`;

const reachOf = (percent) => (percent === undefined ? 'for everybody' : `for ${percent} % of the users`);

await main(async () => {
  const {
    remote,
    environment,
    rollout: share,
    why,
    notes = '',
    force = false,
    ...options
  } = readOptions(USAGE, ['env', 'rollout', 'ramp', 'every', 'notes', 'why', 'force', 'preview', 'expires'], {
    why: true,
  });
  const branch = options.preview ? branchOf(options.branch) : undefined;
  const ramp = readRamp(options);
  if (ramp && share !== undefined)
    throw new Failure('--rollout and --ramp exclude each other: a ramp starts with its first step.');
  // The ramp makes its first step itself, once the version is registered.
  const rollout = ramp ? 0 : share;
  // Errors of a preview are not reported.
  const sentry = branch ? undefined : findSentry();
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
  const started = performance.now();
  console.error(`Building ${remote} ${version} …`);
  const folder = await buildRemote(remote, { sourceMaps: sentry !== undefined });
  const files = readFiles(folder);
  await passGates(
    {
      Size: () => budgetFault(remote, files),
      Lifecycle: () => lifecycleFault(remote, folder),
      'Unit tests': () => testsFault(remote),
    },
    { force },
  );
  if (branch) {
    const { hours } = options;
    await preview(plane, { remote, version, environment, branch, hours, why, ...(force && { force }) }, files);
    return;
  }
  const release = {
    remote,
    version,
    environment,
    rollout,
    why,
    notes,
    ...(force && { force }),
    revision: gitRevision(remote),
  };
  if (sentry) {
    // Before the release is served: its first errors are readable too.
    const name = `${remote}@${version}`;
    const about = { base: `/remotes/${remote}/${version}/`, release: name, ...sentry };
    const { bytes, maps } = bundleMaps(folder, about);
    await sendBundle(sentry, name, bytes);
    console.error(`${maps} source maps of ${name} are at ${sentry.url}.`);
  }
  const { sent } = await publish(plane, release, files);
  if (ramp) await startRamp(plane, { remote, environment, why, ...ramp });

  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const users = ramp ? `for ${ramp.steps.join(' → ')} % of the users, step by step` : reachOf(rollout);
  console.log(
    `${remote} ${version} is in ${environment}, ${users} (${sent} of ${files.length} files sent, ${seconds} s).`,
  );
});
