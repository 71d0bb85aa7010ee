import type { Environment } from '@flint/shared/contracts/boot';
import type { Decision, Plan } from '@flint/shared/contracts/releases';
import { REMOTE_NAMES, type RemoteName, type RemoteRelease } from '@flint/shared/contracts/remotes';
import type { FastifyBaseLogger } from 'fastify';
import { type Bundled, markOf } from './bundled-releases';
import { overlap } from './check-pages';
import { decide, type Rules, type Subject } from './decision';
import { type KnownRelease, registeredAt } from './known-release';
import { isLive, type KnownPreview, toPreviewOffer } from './previews/known-preview';
import type { StoredFile } from './release-manifest';
import { type KeptOverride, type KnownSteering, placeKey, type State, UNTOUCHED, versionKey } from './state';

interface ReleasesDeps {
  readonly bundled: Bundled;
  readonly log: FastifyBaseLogger;
  readRevision(): Promise<number>;
  readState(): Promise<State>;
}

/** In-memory cache of the release state; stays valid with its last content while the database is away. */
export interface Releases {
  /** Polls for changes of any process. Never rejects. */
  refresh(): Promise<void>;
  /** Changes with the rules and with the remotes built beside the server. */
  revision(): string;
  steeringOf(environment: Environment, remote: RemoteName): KnownSteering;
  overridesOf(environment: Environment, remote: RemoteName): readonly KeptOverride[];
  /** A version that may be served in an environment. */
  find(environment: Environment, remote: RemoteName, version: string): KnownRelease | undefined;
  /** Every version of an environment, newest first. */
  versionsOf(environment: Environment, remote: RemoteName): KnownRelease[];
  /** The stable version: the one staff chose, else the one built beside the server. */
  stableOf(environment: Environment, remote: RemoteName): KnownRelease | undefined;
  decide(environment: Environment, remote: RemoteName, subject: Subject): Decision;
  /** @param previews what this browser is shown instead of releases, unless the remote is switched off for everybody */
  plan(environment: Environment, subject: Subject, previews?: readonly KnownPreview[]): Plan;
  /** The version that a subject gets. */
  releaseFor(environment: Environment, remote: RemoteName, subject: Subject): KnownRelease | undefined;
  /** The live previews of an environment, newest first. */
  previewsOf(environment: Environment): KnownPreview[];
  /** Files of a preview, also of one that has ended a moment ago. */
  previewFiles(environment: Environment, remote: RemoteName, segment: string): readonly StoredFile[];
}

/** @throws when the state cannot be read for the first time */
export async function createReleases({ bundled, log, readRevision, readState }: ReleasesDeps): Promise<Releases> {
  let state = await readState();
  let away = false;
  const mark = markOf(bundled);

  const find: Releases['find'] = (environment, remote, version) => {
    const own = bundled.get(remote);
    return state.releases.get(versionKey(environment, remote, version)) ?? (own?.version === version ? own : undefined);
  };
  const steeringOf: Releases['steeringOf'] = (environment, remote) =>
    state.steering.get(placeKey(environment, remote)) ?? UNTOUCHED;
  const overridesOf: Releases['overridesOf'] = (environment, remote) =>
    state.overrides.get(placeKey(environment, remote)) ?? [];
  const stableOf: Releases['stableOf'] = (environment, remote) => {
    const { stable } = steeringOf(environment, remote);
    // A replaced server's bundled version may be gone.
    return (stable === null ? undefined : find(environment, remote, stable)) ?? bundled.get(remote);
  };
  const rulesOf = (environment: Environment, remote: RemoteName): Rules => {
    const { enabled, killed, candidate, rollout } = steeringOf(environment, remote);
    return {
      remote,
      enabled,
      killed,
      stable: stableOf(environment, remote)?.version ?? null,
      candidate: candidate !== null && find(environment, remote, candidate) ? candidate : null,
      rollout,
      overrides: overridesOf(environment, remote),
    };
  };
  const releaseFor: Releases['releaseFor'] = (environment, remote, subject) => {
    const { value } = decide(rulesOf(environment, remote), subject);
    return value === null ? undefined : (find(environment, remote, value) ?? stableOf(environment, remote));
  };

  return {
    async refresh() {
      try {
        if ((await readRevision()) !== state.revision) state = await readState();
        away = false;
      } catch (err) {
        if (!away) log.warn({ err }, 'releases could not be read; the last plan stays');
        away = true;
      }
    },
    revision: () => `${state.revision}-${mark}`,
    steeringOf,
    overridesOf,
    find,
    versionsOf(environment, remote) {
      const registered = [...state.releases]
        .filter(([key]) => key.startsWith(`${placeKey(environment, remote)}/`))
        .map(([, release]) => release);
      const own = bundled.get(remote);
      const all = own && !registered.some(({ version }) => version === own.version) ? [own, ...registered] : registered;
      return all.sort((a, b) => b.releasedAt.localeCompare(a.releasedAt));
    },
    stableOf,
    decide: (environment, remote, subject) => decide(rulesOf(environment, remote), subject),
    plan: (environment, subject, previews = []) => ({
      environment,
      revision: `${state.revision}-${mark}`,
      remotes: withoutClashes(
        REMOTE_NAMES.flatMap((remote) => {
          const preview = previews.find((each) => each.remote === remote);
          if (preview && steeringOf(environment, remote).killed === null)
            return [{ offer: toPreviewOffer(preview), since: PREVIEW }];
          const release = releaseFor(environment, remote, subject);
          // A disabled remote is listed too, so that its pages say so instead of answering 404.
          const named = release ?? stableOf(environment, remote);
          return named ? [{ offer: toOffer(named, release !== undefined), since: registeredAt(named) }] : [];
        }),
      ),
    }),
    releaseFor,
    previewsOf: (environment) => state.previews.filter((each) => each.environment === environment && isLive(each)),
    previewFiles: (environment, remote, segment) =>
      state.previews.find(
        (each) => each.environment === environment && each.remote === remote && each.segment === segment,
      )?.files ?? [],
  };
}

/** In the order of `since` later than any release: a preview has its pages in its browser. */
const PREVIEW = '~';

interface Offered {
  readonly offer: RemoteRelease;
  /** When the release was registered, by {@link registeredAt}. */
  readonly since: string;
}

/**
 * A rollback may bring back a path that another remote has taken since. A release is registered only with paths that no
 * live one has, so the release that was registered last keeps a path, and the other has its other pages.
 */
function withoutClashes(offered: readonly Offered[]): RemoteRelease[] {
  const taken: string[] = [];
  const claim = ({ routes = [], ...remote }: RemoteRelease): RemoteRelease => {
    const own = routes.filter(({ path }) => !taken.some((other) => overlap(other, path)));
    taken.push(...own.map(({ path }) => path));
    return own.length > 0 ? { ...remote, routes: own } : remote;
  };
  const latestFirst = [...offered].sort((a, b) => Number(a.since < b.since) - Number(a.since > b.since));
  const claimed = new Map(latestFirst.map(({ offer }) => [offer.name, claim(offer)]));
  return offered.map(({ offer }) => claimed.get(offer.name) ?? offer);
}

function toOffer(release: KnownRelease, enabled: boolean): RemoteRelease {
  const { remote: name, version, manifest, integrity, requires, slots, routes } = release;
  const declared = routes.length > 0 ? { routes } : {};
  return { name, version, manifest, integrity, requires, enabled, slots, ...declared };
}
