import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Environment } from '../contracts/boot';
import type { BrowserErrorGroup } from '../contracts/browser-errors';
import type { Decision, ListedRelease, Plan, RemoteSteering, SteeringEvent } from '../contracts/releases';
import type { RemoteName } from '../contracts/remotes';
import { askControlPlane } from './control-plane';
import * as documents from './release-documents';

/** Which remotes this viewer gets now. @throws as `askControlPlane` */
export async function fetchPlan(signal?: AbortSignal): Promise<Plan> {
  return (await askControlPlane(documents.BOOT_PLAN, {}, signal)).bootPlan;
}

/** How every remote is steered in an environment; staff only. @throws as `askControlPlane` */
export async function fetchSteering(environment: Environment, signal?: AbortSignal): Promise<RemoteSteering[]> {
  return (await askControlPlane(documents.RELEASES, { environment }, signal)).releases;
}

/** Every known version with its state; staff only. @throws as `askControlPlane` */
export async function fetchReleaseList(
  filter: { environment?: Environment | undefined; remote?: RemoteName | undefined } = {},
): Promise<ListedRelease[]> {
  return (await askControlPlane(documents.RELEASE_LIST, filter)).releaseList;
}

/** Why the user of an address gets what they get; staff only. @throws as `askControlPlane` */
export async function explainDecision(asked: {
  environment: Environment;
  remote: RemoteName;
  email: string;
}): Promise<Decision> {
  return (await askControlPlane(documents.DECISION, asked)).decision;
}

/** What was done, newest first; staff only. @throws as `askControlPlane` */
export async function fetchSteeringEvents(
  asked: { environment: Environment; remote?: RemoteName | undefined; first?: number | undefined },
  signal?: AbortSignal,
): Promise<SteeringEvent[]> {
  return (await askControlPlane(documents.STEERING_EVENTS, asked, signal)).steeringEvents;
}

/** Errors that browsers reported, those seen last first; staff only. @throws as `askControlPlane` */
export async function fetchBrowserErrors(
  asked: { environment: Environment; first?: number | undefined },
  signal?: AbortSignal,
): Promise<BrowserErrorGroup[]> {
  return (await askControlPlane(documents.BROWSER_ERRORS, asked, signal)).browserErrors;
}

/** Makes a function of a mutation: it answers how the remote is steered now, and throws as `askControlPlane`. */
function doing<Variables extends object>(
  document: TypedDocumentNode<{ steering: RemoteSteering }, Variables>,
): (variables: Variables) => Promise<RemoteSteering> {
  return async (variables) => (await askControlPlane(document, variables)).steering;
}

export const promoteRelease = doing(documents.PROMOTE_RELEASE);
export const rollBackRelease = doing(documents.ROLL_BACK_RELEASE);
export const setRollout = doing(documents.SET_ROLLOUT);
export const setEnabled = doing(documents.SET_ENABLED);
export const kill = doing(documents.KILL);
export const revive = doing(documents.REVIVE);
export const setStable = doing(documents.SET_STABLE);
export const setCandidate = doing(documents.SET_CANDIDATE);
export const addOverride = doing(documents.ADD_OVERRIDE);
export const removeOverride = doing(documents.REMOVE_OVERRIDE);
