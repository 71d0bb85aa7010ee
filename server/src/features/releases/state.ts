import type { Environment } from '@flint/shared/contracts/boot';
import type { RemoteName } from '@flint/shared/contracts/remotes';
import type { Role } from '@flint/shared/contracts/roles';
import type { KnownRelease } from './known-release';
import type { KnownPreview } from './previews/known-preview';
import type { StoredRamp } from './stored-ramp';

/** Stored release rules of one remote in one environment. */
export interface Steering {
  readonly enabled: boolean;
  readonly killed: string | null;
  /** Null: the version built beside the server. */
  readonly stable: string | null;
  readonly candidate: string | null;
  readonly rollout: number;
  /** Steps that the server makes; null: none. */
  readonly ramp: StoredRamp | null;
  /** Former stable versions, the latest last. */
  readonly history: readonly string[];
  /** Number of changes of these rules and of the overrides beside them. */
  readonly rulesVersion: number;
}

/** The rules as this process knows them. */
export interface KnownSteering extends Steering {
  /** When the candidate was offered. */
  readonly candidateSince: Date | null;
}

export interface KeptOverride {
  readonly id: string;
  readonly userId: string | null;
  readonly email: string | null;
  readonly role: Role | null;
  readonly version: string | null;
  readonly enabled: boolean | null;
}

/** A snapshot of the stored release state. */
export interface State {
  readonly revision: number;
  /** By place and version. */
  readonly releases: ReadonlyMap<string, KnownRelease>;
  readonly steering: ReadonlyMap<string, KnownSteering>;
  readonly overrides: ReadonlyMap<string, readonly KeptOverride[]>;
  /** Of every environment, newest first; ended ones until a sweep removes them. */
  readonly previews: readonly KnownPreview[];
}

/** Rules of a remote that staff has never changed. */
export const UNTOUCHED: KnownSteering = {
  enabled: true,
  killed: null,
  stable: null,
  candidate: null,
  candidateSince: null,
  rollout: 0,
  ramp: null,
  history: [],
  rulesVersion: 0,
};

/** Key of a remote in an environment; also its name in the audit log. */
export function placeKey(environment: Environment, remote: RemoteName): string {
  return `${environment}/${remote}`;
}

/** Key of a version of a remote in an environment. */
export function versionKey(environment: Environment, remote: RemoteName, version: string): string {
  return `${placeKey(environment, remote)}/${version}`;
}
