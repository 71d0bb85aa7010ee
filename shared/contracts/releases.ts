import * as z from '@flint/shared/contracts/schema';
import type { Environment } from './boot';
import { defineCall } from './call';
import { REMOTE_NAMES, type RemoteName, type RemoteRelease, type Slot } from './remotes';
import type { Role } from './users';

/** The environments that one control plane steers; each page belongs to one. */
export const ENVIRONMENTS = ['development', 'staging', 'production'] as const satisfies readonly Environment[];

/**
 * What a version is to an environment: what everybody gets, what a share of the users gets, or what stands ready to
 * return to.
 */
export type ReleaseState = 'stable' | 'candidate' | 'retired';

/** One version of a remote in one environment, as `npm run -s release:list -- --json` prints it. */
export interface ListedRelease {
  remote: RemoteName;
  environment: Environment;
  version: string;
  state: ReleaseState;
  /** Percent of the signed-in users that get it: 100 for what is stable, 0 for what is retired. */
  rollout: number;
}

/** A version as it was registered; never changes afterwards. */
export interface Release {
  remote: RemoteName;
  version: string;
  /** Contract version it was built against, and the versions it works with. */
  builtAgainst: string;
  requires: string;
  /** Address and hash of its manifest. */
  manifest: string;
  integrity: string;
  /** Git revision it was built from, where there was one. */
  revision: string | null;
  notes: string;
  /** Whether it came with the server, rather than by a release of its own. */
  bundled: boolean;
  /** ISO 8601. */
  releasedAt: string;
  pages: string[];
  slots: Slot[];
}

/** Somebody who gets something else than the rules say. */
export interface Override {
  id: string;
  /** A user by address, or everybody of a role. */
  subject: { kind: 'user'; email: string } | { kind: 'role'; role: Role };
  /** The version they get; null for what the rules say. */
  version: string | null;
  /** Whether they get the remote at all; null for what the rules say. */
  enabled: boolean | null;
}

/** How a version does in browsers, over the last hour. */
export interface Health {
  version: string;
  /** Times it was mounted. */
  mounts: number;
  /** Times it did not load, or broke where it stood. */
  failures: number;
}

/** How staff steers one remote in one environment. */
export interface RemoteSteering {
  remote: RemoteName;
  environment: Environment;
  enabled: boolean;
  /** Why it was switched off by the kill switch, which beats every override; null when it was not. */
  killed: string | null;
  stable: Release | null;
  candidate: Release | null;
  /** Percent of the signed-in users that get the candidate. */
  rollout: number;
  /** What a rollback of the stable version returns to. */
  previous: Release | null;
  /** Every version known here, newest first. */
  versions: Release[];
  overrides: Override[];
  health: Health[];
}

/** Why somebody gets what they get, in the words of OpenFeature's resolution details. */
export interface Decision {
  /** The version; null for none. */
  value: string | null;
  variant: 'stable' | 'candidate' | 'override' | 'off';
  reason: 'STATIC' | 'SPLIT' | 'TARGETING_MATCH' | 'DISABLED' | 'DEFAULT';
  /** The rule in a sentence, for people. */
  because: string;
}

/** Something that was done to a remote. */
export interface SteeringEvent {
  id: string;
  /** An e-mail address, `token <name>`, or `system`. */
  who: string;
  /** Such as `Promoted 1.1.0`. */
  what: string;
  why: string;
  /** ISO 8601. */
  at: string;
  remote: RemoteName;
}

/** What the control plane gives a page: its remotes, and a number that changes with the plan. */
export interface Plan {
  environment: Environment;
  revision: string;
  remotes: RemoteRelease[];
}

/** How often a page asks whether the plan has changed, in milliseconds. */
export const REVISION_POLL_MS = 5_000;

/** Semantic version, as a remote's package.json has it. */
export const Version = z
  .string('The version is missing.')
  .check(z.maxLength(64), z.regex(/^\d+\.\d+\.\d+(-[\w.-]+)?$/, 'A version reads like 1.4.0.'));

/** Cheap, from the server's memory: what it answers changes with the plan. */
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
  /** What went wrong, for the log. */
  message: z.optional(z.string().check(z.maxLength(500, 'A message has at most 500 characters.'))),
});
export type ReleaseReport = z.infer<typeof ReleaseReport>;

/** What browsers say of the versions they get. A report on a version that its sender does not get counts for nothing. */
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
