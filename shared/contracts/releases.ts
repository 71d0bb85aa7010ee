import * as z from '@flint/shared/contracts/schema';
import type { Environment } from './boot';
import { defineCall } from './call';
import type { RemotePage } from './remote-page';
import { REMOTE_NAMES, type RemoteName, type RemoteRelease, type Slot } from './remotes';
import type { Role } from './roles';

/** The environments that one control plane steers; each page belongs to one. */
export const ENVIRONMENTS = ['development', 'staging', 'production'] as const satisfies readonly Environment[];

/**
 * State of a version in an environment: served to all users, served to a share of them (canary), or kept for a
 * rollback.
 */
export type ReleaseState = 'stable' | 'candidate' | 'retired';

/** One version of a remote in one environment, in the format of `npm run -s release:list -- --json`. */
export interface ListedRelease {
  remote: RemoteName;
  environment: Environment;
  version: string;
  state: ReleaseState;
  /** Percent of the signed-in users that get it: 100 for stable, 0 for retired. */
  rollout: number;
}

/** A registered version; immutable. */
export interface Release {
  remote: RemoteName;
  version: string;
  /** Contract version it was built against, and the range it is compatible with. */
  builtAgainst: string;
  requires: string;
  /** URL and hash of its manifest. */
  manifest: string;
  integrity: string;
  /** Git revision it was built from, where there was one. */
  revision: string | null;
  notes: string;
  /** Whether it was bundled with the server instead of released on its own. */
  bundled: boolean;
  /** ISO 8601. */
  releasedAt: string;
  pages: string[];
  slots: Slot[];
  /** The pages that it declares itself. */
  routes: readonly RemotePage[];
}

/** An override: a user or role that gets another release than the rules give. */
export interface Override {
  id: string;
  /** A user by email address, or all users of a role. */
  subject: { kind: 'user'; email: string } | { kind: 'role'; role: Role };
  /** The version they get; null for the rules' version. */
  version: string | null;
  /** Whether they get the remote at all; null for the rules' answer. */
  enabled: boolean | null;
}

/** Health of a version in browsers over the last hour. */
export interface Health {
  version: string;
  /** Successful mounts. */
  mounts: number;
  /** Failures to load, and crashes after mounting. */
  failures: number;
}

/** Loads of the candidate that a ramp waits for after each step. */
export const RAMP_LOADS = 20;

/** A rollout that goes on by itself while the candidate is healthy. */
export interface Ramp {
  /** Percentages, rising. */
  steps: number[];
  everySeconds: number;
  /** The next percentage, and when it is due; ISO 8601. */
  next: number;
  nextAt: string;
  paused: boolean;
  /** Loads of the candidate since the latest step, of {@link RAMP_LOADS}. */
  loads: number;
}

/** The steering of one remote in one environment. */
export interface RemoteSteering {
  remote: RemoteName;
  environment: Environment;
  enabled: boolean;
  /** Reason of the kill switch, which takes precedence over every override; null when off. */
  killed: string | null;
  stable: Release | null;
  candidate: Release | null;
  /** Percent of the signed-in users that get the candidate. */
  rollout: number;
  /** The scheduled steps; null where there are none, or all were made. */
  ramp: Ramp | null;
  /** Grows with each change of these rules and of the overrides. */
  rulesVersion: number;
  /** The version that a rollback of stable returns to. */
  previous: Release | null;
  /** Every known version, newest first. */
  versions: Release[];
  overrides: Override[];
  health: Health[];
}

/** Both values of a change that was refused because the rules had been changed since they were read. */
export interface EditConflict {
  /** What was asked: `what` as the log would say it, and the fields it would have set. */
  readonly yours: { readonly what: string } & Partial<SteeringValues>;
  /** What is there now, and the change that made it so. */
  readonly theirs: SteeringValues & Pick<SteeringEvent, 'who' | 'what' | 'why' | 'at'>;
}

/** The stored rules of a remote in an environment. */
interface SteeringValues {
  readonly enabled: boolean;
  readonly killed: string | null;
  /** A version; null for the one built beside the server. */
  readonly stable: string | null;
  readonly candidate: string | null;
  readonly rollout: number;
  readonly rulesVersion: number;
}

/** The decision which version a user gets, and why, by OpenFeature's resolution details (feature flags). */
export interface Decision {
  /** The version; null for none. */
  value: string | null;
  variant: 'stable' | 'candidate' | 'override' | 'off';
  reason: 'STATIC' | 'SPLIT' | 'TARGETING_MATCH' | 'DISABLED' | 'DEFAULT';
  /** The rule in a sentence, for people. */
  because: string;
}

/** An entry of the audit log of steering. */
export interface SteeringEvent {
  id: string;
  /** An email address, `token <name>`, or `system`. */
  who: string;
  /** Such as `Promoted 1.1.0`. */
  what: string;
  why: string;
  /** ISO 8601. */
  at: string;
  remote: RemoteName;
}

/** A build of a branch that staff, and holders of its signed link, see in their browsers. */
export interface Preview {
  id: string;
  remote: RemoteName;
  environment: Environment;
  branch: string;
  version: string;
  /** Git revision it was built from, where there was one. */
  revision: string | null;
  /** Name of the author. */
  who: string;
  /** ISO 8601. */
  createdAt: string;
  expiresAt: string;
  /** Where staff who are signed in open it. */
  address: string;
  /** The signed address, which works for anybody until it expires. */
  link: string;
}

/** The rules of a remote in one environment, for a comparison. */
export interface EnvironmentState {
  environment: Environment;
  remote: RemoteName;
  /** A version; null for the one built beside the server of that environment. */
  stable: string | null;
  candidate: string | null;
  /** Percent of the signed-in users that get the candidate. */
  rollout: number;
  enabled: boolean;
  /** Reason of the kill switch; null when off. */
  killed: string | null;
  /** The latest change: ISO 8601, and its author; null without one. */
  changedAt: string | null;
  who: string | null;
}

/** What a server knows of environments: all, where they share a control plane, else its own. */
export interface EnvironmentStates {
  own: Environment;
  isShared: boolean;
  states: EnvironmentState[];
}

/** The release plan of a page: its remotes, and a revision that changes with the plan. */
export interface Plan {
  environment: Environment;
  revision: string;
  remotes: RemoteRelease[];
}

/** Poll interval for the plan's revision, in milliseconds. */
export const REVISION_POLL_MS = 5_000;

/** Semantic version, as in a remote's package.json. */
export const Version = z
  .string('The version is missing.')
  .check(z.maxLength(64), z.regex(/^\d+\.\d+\.\d+(-[\w.-]+)?$/, 'A version reads like 1.4.0.'));

/** Cheap: answered from memory. The revision changes with the plan. */
export const releaseRevision = defineCall({
  id: 'releaseRevision',
  method: 'GET',
  path: '/api/releases/revision',
  tag: 'Releases',
  summary: 'A mark that changes whenever the plan does',
  auth: 'public',
  rateLimit: 'read',
  idempotency: 'safe',
  response: z.object({ revision: z.string() }),
});

export const ReleaseReport = z.object({
  remote: z.enum(REMOTE_NAMES, `The remote is one of ${REMOTE_NAMES.join(', ')}.`),
  version: Version,
  kind: z.enum(['mounted', 'failed'], 'The kind is mounted or failed.'),
  /** The failure, for the log. */
  message: z.optional(z.string().check(z.maxLength(500, 'A message has at most 500 characters.'))),
});
export type ReleaseReport = z.infer<typeof ReleaseReport>;

/** Health reports of browsers. A report on a version that its sender does not get is ignored. */
export const reportRelease = defineCall({
  id: 'reportRelease',
  method: 'POST',
  path: '/api/releases/reports',
  tag: 'Releases',
  summary: 'Say that a remote was mounted, or failed',
  auth: 'public',
  rateLimit: 'write',
  idempotency: 'natural',
  body: ReleaseReport,
  response: z.object({ success: z.boolean() }),
});
