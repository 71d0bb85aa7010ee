import { execFileSync } from 'node:child_process';
import { ROOT } from '../root.mjs';
import { gitRevision } from './build-remote.mjs';
import { Failure } from './failure.mjs';
import { publishPreview } from './publish.mjs';

/**
 * The branch that a preview is of.
 * @param {string | undefined} given
 * @throws Failure without a name, outside a branch
 */
export function branchOf(given) {
  if (given) return given;
  try {
    const options = { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', ['symbolic-ref', '--short', 'HEAD'], options).toString().trim();
  } catch {
    throw new Failure('No git branch is checked out. Say what to call the preview: --preview <name>');
  }
}

/**
 * Registers a built remote as the preview of a branch, and prints where it is seen.
 * @param {import('./control-plane.mjs').ControlPlane} plane
 * @param {{ remote: string, version: string, environment: string | undefined, branch: string, hours: number | undefined, why: string | undefined, force?: boolean }} preview
 * @param {import('./publish.mjs').Contents} files
 */
export async function preview(plane, { remote, environment, branch, why, ...rest }, files) {
  const registration = {
    ...rest,
    remote,
    environment: environment ?? (await environmentOf(plane)),
    branch,
    why: why?.trim() || `Preview of ${branch}`,
    revision: gitRevision(remote),
  };
  const made = await publishPreview(plane, registration, files);
  const until = made.expiresAt.slice(0, 16).replace('T', ' ');
  console.log(
    `${remote} ${made.version} of ${branch} is a preview in ${made.environment} until ${until} UTC.\n` +
      `Staff, signed in:  ${made.address}\nAnybody with this: ${made.link}`,
  );
}

/** The environment of the server. */
async function environmentOf(plane) {
  return (await plane.ask('{ bootPlan { environment } }')).bootPlan.environment;
}
