import type { Environment } from '@flint/shared/contracts/boot';
import type { RemoteName } from '@flint/shared/contracts/remotes';
import type { Role } from '@flint/shared/contracts/users';
import type { KnownRelease } from './known-release';

/** How one remote is steered in one environment, as it is written down. */
export interface Steering {
  readonly enabled: boolean;
  readonly killed: string | null;
  /** Null: the version that came with the server. */
  readonly stable: string | null;
  readonly candidate: string | null;
  readonly rollout: number;
  /** What was stable before, the latest last. */
  readonly history: readonly string[];
}

export interface KeptOverride {
  readonly id: string;
  readonly userId: string | null;
  readonly email: string | null;
  readonly role: Role | null;
  readonly version: string | null;
  readonly enabled: boolean | null;
}

/** All that is written down about releases, at one moment. */
export interface State {
  readonly revision: number;
  /** By place and version. */
  readonly releases: ReadonlyMap<string, KnownRelease>;
  readonly steering: ReadonlyMap<string, Steering>;
  readonly overrides: ReadonlyMap<string, readonly KeptOverride[]>;
}

/** Nobody has touched it. */
export const UNTOUCHED: Steering = {
  enabled: true,
  killed: null,
  stable: null,
  candidate: null,
  rollout: 0,
  history: [],
};

/** A remote in an environment, as a key; also what the audit log calls it. */
export function placeKey(environment: Environment, remote: RemoteName): string {
  return `${environment}/${remote}`;
}

/** A version of a remote in an environment, as a key. */
export function versionKey(environment: Environment, remote: RemoteName, version: string): string {
  return `${placeKey(environment, remote)}/${version}`;
}
