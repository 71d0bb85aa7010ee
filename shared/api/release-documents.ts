import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';
import type { Environment } from '../contracts/boot';
import type { BrowserErrorGroup } from '../contracts/browser-errors';
import type { Decision, EnvironmentStates, Plan, Preview, RemoteSteering, SteeringEvent } from '../contracts/releases';
import type { RemoteName } from '../contracts/remotes';
import type { Role } from '../contracts/roles';
import type { VitalSeries } from '../contracts/vitals';

/** Variables of every release mutation: the remote, its environment and the reason for the audit log. */
export interface ReleaseMutation {
  environment: Environment;
  remote: RemoteName;
  why: string;
  /** The `rulesVersion` that was read: 409 with both values when it has changed since. */
  expected?: number | undefined;
}

const RELEASE = `remote version builtAgainst requires manifest integrity revision notes bundled releasedAt pages routes
  slots { kind id title description page }`;
const STEERING = `remote environment enabled killed rollout rulesVersion
  ramp { steps everySeconds next nextAt paused loads }
  stable { ${RELEASE} } candidate { ${RELEASE} } previous { ${RELEASE} } versions { ${RELEASE} }
  overrides { id subject { kind email role } version enabled }
  health { version mounts failures }`;

function query<Result, Variables = object>(text: string) {
  return parse(text) as TypedDocumentNode<Result, Variables>;
}

/** Builds a mutation of one remote. It answers the remote's steering after the change. */
function mutation<Extra extends object = object>(name: string, types = '') {
  const extra = [...types.matchAll(/\$(\w+)/g)].map(([, variable]) => `, ${variable}: $${variable}`).join('');
  return parse(`mutation ${name}($environment: String!, $remote: String!, $why: String!, $expected: Int${types}) {
    steering: ${name}(environment: $environment, remote: $remote, why: $why, expected: $expected${extra}) { ${STEERING} }
  }`) as TypedDocumentNode<{ steering: RemoteSteering }, ReleaseMutation & Extra>;
}

export const BOOT_PLAN = query<{ bootPlan: Plan }>(`query bootPlan {
  bootPlan {
    environment revision
    remotes { name version manifest integrity requires enabled slots { kind id title description page } routes }
  }
}`);

export const RELEASES = query<{ releases: RemoteSteering[] }, { environment: Environment }>(
  `query releases($environment: String!) { releases(environment: $environment) { ${STEERING} } }`,
);

export const DECISION = query<
  { decision: Decision },
  { environment: Environment; remote: RemoteName; email: string }
>(`query decision($environment: String!, $remote: String!, $email: String!) {
  decision(environment: $environment, remote: $remote, email: $email) { value variant reason because }
}`);

export const STEERING_EVENTS = query<
  { steeringEvents: SteeringEvent[] },
  { environment: Environment; remote?: RemoteName | undefined; first?: number | undefined }
>(`query steeringEvents($environment: String!, $remote: String, $first: Int) {
  steeringEvents(environment: $environment, remote: $remote, first: $first) { id who what why at remote }
}`);

export const BROWSER_ERRORS = query<
  { browserErrors: BrowserErrorGroup[] },
  { environment: Environment; first?: number | undefined }
>(`query browserErrors($environment: String!, $first: Int) {
  browserErrors(environment: $environment, first: $first) {
    id source version kind name message stack page action requestId count firstSeen lastSeen
  }
}`);

export const PREVIEWS = query<{ previews: Preview[] }, { environment: Environment }>(
  `query previews($environment: String!) {
  previews(environment: $environment) {
    id remote environment branch version revision who createdAt expiresAt address link
  }
}`,
);

export const ENVIRONMENT_STATES = query<{ environmentStates: EnvironmentStates }>(`query environmentStates {
  environmentStates {
    own isShared states { environment remote stable candidate rollout enabled killed changedAt who }
  }
}`);

export const END_PREVIEW = query<
  { steering: RemoteSteering },
  { environment: Environment; remote: RemoteName; id: string; why: string }
>(`mutation endPreview($environment: String!, $remote: String!, $id: String!, $why: String!) {
  steering: endPreview(environment: $environment, remote: $remote, id: $id, why: $why) { ${STEERING} }
}`);

export const VITALS = query<{ vitals: VitalSeries[] }, { environment: Environment; remote: RemoteName }>(
  `query vitals($environment: String!, $remote: String!) {
    vitals(environment: $environment, remote: $remote) { version charted total points }
  }`,
);

export const PROMOTE_RELEASE = mutation('promoteRelease');
export const ROLL_BACK_RELEASE = mutation('rollBackRelease');
export const SET_ROLLOUT = mutation<{ percent: number }>('setRollout', ', $percent: Int!');
/** Steps are percentages, rising; the first is made at once. */
export const SET_RAMP = mutation<{ steps: number[]; everySeconds: number }>(
  'setRamp',
  ', $steps: [Int!]!, $everySeconds: Int!',
);
export const PAUSE_RAMP = mutation<{ paused: boolean }>('pauseRamp', ', $paused: Boolean!');
export const SET_ENABLED = mutation<{ enabled: boolean }>('setEnabled', ', $enabled: Boolean!');
export const KILL = mutation('kill');
export const REVIVE = mutation('revive');
export const SET_STABLE = mutation<{ version: string }>('setStable', ', $version: String!');
export const SET_CANDIDATE = mutation<{ version: string; rollout: number }>(
  'setCandidate',
  ', $version: String!, $rollout: Int!',
);
/** Overrides for one user by email or for a role; needs `version`, `enabled` or both. */
export const ADD_OVERRIDE = mutation<{
  email?: string | undefined;
  role?: Role | undefined;
  version?: string | undefined;
  enabled?: boolean | undefined;
}>('addOverride', ', $email: String, $role: String, $version: String, $enabled: Boolean');
export const REMOVE_OVERRIDE = mutation<{ id: string }>('removeOverride', ', $id: String!');
