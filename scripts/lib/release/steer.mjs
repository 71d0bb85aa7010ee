import { findAccess } from './access.mjs';
import { ControlPlane } from './control-plane.mjs';

/** Runs a mutation on a remote, and prints its state afterwards. */
export async function steer(mutation, { remote, environment, why }) {
  const query = `mutation steer($remote: String!, $environment: String!, $why: String!) {
    steering: ${mutation}(remote: $remote, environment: $environment, why: $why) {
      stable { version } candidate { version } rollout
    }
  }`;
  const { steering } = await new ControlPlane(findAccess()).ask(query, { remote, environment, why });
  const { stable, candidate, rollout } = steering;
  const trial = candidate ? `; ${candidate.version} goes to ${rollout} % of the users` : '';
  console.log(`${remote} in ${environment}: ${stable?.version ?? 'no version'} is stable${trial}.`);
}
