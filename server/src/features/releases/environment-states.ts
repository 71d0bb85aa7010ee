import type { Environment } from '@flint/shared/contracts/boot';
import { ENVIRONMENTS, type EnvironmentStates } from '@flint/shared/contracts/releases';
import { REMOTE_NAMES } from '@flint/shared/contracts/remotes';
import type { Db } from '../../platform/db/database';
import type { Releases } from './releases';
import { placeKey } from './state';
import { findLatestEntries } from './steering-log-repository';

interface EnvironmentStatesDeps {
  readonly db: Db;
  readonly releases: Pick<Releases, 'steeringOf'>;
  /** This server's. */
  readonly environment: Environment;
  readonly isShared: boolean;
}

/** The rules of each remote in every environment that this server knows, with the latest change of each. */
export async function environmentStates({
  db,
  releases,
  environment: own,
  isShared,
}: EnvironmentStatesDeps): Promise<EnvironmentStates> {
  const environments = isShared ? ENVIRONMENTS : [own];
  const places = environments.flatMap((environment) => REMOTE_NAMES.map((remote) => ({ environment, remote })));
  const latest = await findLatestEntries(
    db,
    places.map(({ environment, remote }) => placeKey(environment, remote)),
  );
  const states = places.map(({ environment, remote }) => {
    const { stable, candidate, rollout, enabled, killed } = releases.steeringOf(environment, remote);
    const entry = latest.find(({ target }) => target === placeKey(environment, remote));
    return {
      ...{ environment, remote, stable, candidate, rollout, enabled, killed },
      changedAt: entry?.at.toISOString() ?? null,
      who: entry ? String(entry.detail.who ?? entry.actor) : null,
    };
  });
  return { own, isShared, states };
}
