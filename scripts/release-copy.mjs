import './lib/check-node.mjs';
import { findAccess } from './lib/release/access.mjs';
import { ControlPlane } from './lib/release/control-plane.mjs';
import { Failure, main } from './lib/release/failure.mjs';
import { fetchArtefact } from './lib/release/fetch-artefact.mjs';
import { assertEnvironment, readOptions } from './lib/release/options.mjs';
import { publish } from './lib/release/publish.mjs';

const USAGE = `Usage: npm run release:copy -- <remote> --from <environment> --to <environment> --why "…" [--version <version>] [--rollout <percent>]

Carries a version, by default the stable one, from one environment to another: the same files by hash, never a rebuild.
Without --rollout everybody gets it; with it, that percentage of the signed-in users does.

  FLINT_FROM_URL, FLINT_FROM_TOKEN   a server of the environment that it comes from, and a token for it
  FLINT_URL, FLINT_RELEASE_TOKEN     a server of the other environment and a token for it; without them, the one of this machine`;

await main(async () => {
  const { remote, from, to, why, version, rollout } = readOptions(USAGE, ['from', 'to', 'version', 'why', 'rollout'], {
    place: false,
    why: true,
  });
  if (!remote) throw new Failure(`Say which remote.\n\n${USAGE}`);
  for (const [option, given] of Object.entries({ from, to })) assertEnvironment(option, given, USAGE);
  if (from === to) throw new Failure(`--from and --to are both ${to}.`);
  const { FLINT_FROM_URL: url = '', FLINT_FROM_TOKEN: token } = process.env;
  if (!URL.canParse(url) || !token) throw new Failure(`FLINT_FROM_URL or FLINT_FROM_TOKEN is missing.\n\n${USAGE}`);

  const source = new ControlPlane({ url, token });
  const { files, ...artefact } = await fetchArtefact(source, { remote, environment: from, version });
  const { sent } = await publish(
    new ControlPlane(findAccess()),
    { remote, environment: to, ...artefact, rollout, why },
    files,
  );
  const share = rollout === undefined ? 'for everybody' : `for ${rollout} % of the users`;
  console.log(
    `${remote} ${artefact.version} of ${from} is in ${to}, ${share} (${sent} of ${files.length} files sent).`,
  );
});
