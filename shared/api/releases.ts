import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Environment } from '../contracts/boot';
import type { BrowserErrorGroup } from '../contracts/browser-errors';
import type { Decision, EnvironmentStates, Plan, Preview, RemoteSteering, SteeringEvent } from '../contracts/releases';
import type { RemoteName } from '../contracts/remotes';
import type { VitalSeries } from '../contracts/vitals';
import { askControlPlane } from './control-plane';
import * as documents from './release-documents';

/**
 * The release plan: which release of each remote this viewer gets.
 * @throws as `askControlPlane`
 */
export async function fetchPlan(signal?: AbortSignal): Promise<Plan> {
  return (await askControlPlane(documents.BOOT_PLAN, {}, signal)).bootPlan;
}

/**
 * The steering of every remote in an environment; staff only.
 * @throws as `askControlPlane`
 */
export async function fetchSteering(environment: Environment, signal?: AbortSignal): Promise<RemoteSteering[]> {
  return (await askControlPlane(documents.RELEASES, { environment }, signal)).releases;
}

/**
 * Explains which release the user with this email gets, and by which rule; staff only.
 * @throws as `askControlPlane`
 */
export async function explainDecision(asked: {
  environment: Environment;
  remote: RemoteName;
  email: string;
}): Promise<Decision> {
  return (await askControlPlane(documents.DECISION, asked)).decision;
}

/**
 * The audit log of steering, newest first; staff only.
 * @throws as `askControlPlane`
 */
export async function fetchSteeringEvents(
  asked: { environment: Environment; remote?: RemoteName | undefined; first?: number | undefined },
  signal?: AbortSignal,
): Promise<SteeringEvent[]> {
  return (await askControlPlane(documents.STEERING_EVENTS, asked, signal)).steeringEvents;
}

/**
 * Error groups that browsers reported, last seen first; staff only.
 * @throws as `askControlPlane`
 */
export async function fetchBrowserErrors(
  asked: { environment: Environment; first?: number | undefined },
  signal?: AbortSignal,
): Promise<BrowserErrorGroup[]> {
  return (await askControlPlane(documents.BROWSER_ERRORS, asked, signal)).browserErrors;
}

/**
 * The live previews of this server's environment, with their links; staff only.
 * @throws as `askControlPlane`
 */
export async function fetchPreviews(environment: Environment, signal?: AbortSignal): Promise<Preview[]> {
  return (await askControlPlane(documents.PREVIEWS, { environment }, signal)).previews;
}

/**
 * What each environment has that this server knows; staff only.
 * @throws as `askControlPlane`
 */
export async function fetchEnvironmentStates(signal?: AbortSignal): Promise<EnvironmentStates> {
  return (await askControlPlane(documents.ENVIRONMENT_STATES, {}, signal)).environmentStates;
}

/**
 * Measurements of a remote's candidate and stable version over the last hour; staff only.
 * @throws as `askControlPlane`
 */
export async function fetchVitals(
  asked: { environment: Environment; remote: RemoteName },
  signal?: AbortSignal,
): Promise<VitalSeries[]> {
  return (await askControlPlane(documents.VITALS, asked, signal)).vitals;
}

/**
 * Makes a function of a mutation. It answers the remote's steering after the change.
 * @throws as `askControlPlane`
 */
function mutation<Variables extends object>(
  document: TypedDocumentNode<{ steering: RemoteSteering }, Variables>,
): (variables: Variables) => Promise<RemoteSteering> {
  return async (variables) => (await askControlPlane(document, variables)).steering;
}

export const promoteRelease = mutation(documents.PROMOTE_RELEASE);
export const rollBackRelease = mutation(documents.ROLL_BACK_RELEASE);
export const setRollout = mutation(documents.SET_ROLLOUT);
export const setRamp = mutation(documents.SET_RAMP);
export const pauseRamp = mutation(documents.PAUSE_RAMP);
export const setEnabled = mutation(documents.SET_ENABLED);
export const kill = mutation(documents.KILL);
export const revive = mutation(documents.REVIVE);
export const setStable = mutation(documents.SET_STABLE);
export const setCandidate = mutation(documents.SET_CANDIDATE);
export const addOverride = mutation(documents.ADD_OVERRIDE);
export const endPreview = mutation(documents.END_PREVIEW);
export const removeOverride = mutation(documents.REMOVE_OVERRIDE);
