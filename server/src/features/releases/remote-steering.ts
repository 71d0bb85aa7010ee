import type { Environment } from '@flint/shared/contracts/boot';
import type { ListedRelease, Override, Ramp, ReleaseState, RemoteSteering } from '@flint/shared/contracts/releases';
import type { RemoteName } from '@flint/shared/contracts/remotes';
import type { HealthService } from './health';
import { type KnownRelease, toRelease } from './known-release';
import type { Releases } from './releases';
import type { KeptOverride } from './state';
import { dueAt, type StoredRamp } from './stored-ramp';

/** Release rules of a remote, for staff and release tokens. */
export async function describeSteering(
  { releases, health }: { releases: Releases; health: HealthService },
  environment: Environment,
  remote: RemoteName,
): Promise<RemoteSteering> {
  const { enabled, killed, candidate, rollout, ramp, history, rulesVersion } = releases.steeringOf(environment, remote);
  const named = (version: string | null | undefined) => {
    const known = typeof version === 'string' ? releases.find(environment, remote, version) : undefined;
    return known ? toRelease(known) : null;
  };
  return {
    remote,
    environment,
    enabled,
    killed,
    stable: named(releases.stableOf(environment, remote)?.version),
    candidate: named(candidate),
    rollout,
    ramp: ramp && candidate !== null ? await describeRamp(health, { environment, remote, candidate }, ramp) : null,
    rulesVersion,
    previous: named(history.findLast((version) => releases.find(environment, remote, version))),
    versions: releases.versionsOf(environment, remote).map(toRelease),
    overrides: releases.overridesOf(environment, remote).map(toOverride),
    health: await health.of(environment, remote),
  };
}

async function describeRamp(
  health: HealthService,
  { environment, remote, candidate }: { environment: Environment; remote: RemoteName; candidate: string },
  ramp: StoredRamp,
): Promise<Ramp> {
  const { steps, everySeconds, next, since, paused } = ramp;
  const { loads } = await health.countSince(environment, remote, candidate, since);
  return {
    ...{ steps: [...steps], everySeconds, paused, loads },
    next: steps[next] ?? 100,
    nextAt: dueAt(ramp).toISOString(),
  };
}

/** All versions of a remote in an environment, each with its role there. */
export function listReleases(releases: Releases, environment: Environment, remote: RemoteName): ListedRelease[] {
  const { candidate, rollout } = releases.steeringOf(environment, remote);
  const stable = releases.stableOf(environment, remote)?.version;
  const stateOf = ({ version }: KnownRelease): ReleaseState => {
    if (version === stable) return 'stable';
    return version === candidate ? 'candidate' : 'retired';
  };
  const share = { stable: 100, candidate: rollout, retired: 0 };
  return releases.versionsOf(environment, remote).map((release) => {
    const state = stateOf(release);
    return { remote, environment, version: release.version, state, rollout: share[state] };
  });
}

function toOverride({ id, email, role, version, enabled }: KeptOverride): Override {
  const subject = role ? ({ kind: 'role', role } as const) : ({ kind: 'user', email: email ?? '' } as const);
  return { id, subject, version, enabled };
}
