import type { Environment } from '@flint/shared/contracts/boot';
import { REMOTE_NAMES, type RemoteName } from '@flint/shared/contracts/remotes';
import type { Bundled } from './bundled-releases';
import type { Taken } from './check-pages';
import { registeredAt } from './known-release';
import { placeKey, type State, UNTOUCHED, versionKey } from './state';

interface LivePage extends Taken {
  /** When its release was registered, by {@link registeredAt}. */
  readonly since: string;
}

/** The pages that other remotes' live releases declare: stable, candidate and overrides of the environment. */
export function livePages(state: State, bundled: Bundled, environment: Environment, except: RemoteName): LivePage[] {
  return REMOTE_NAMES.filter((remote) => remote !== except).flatMap((remote) => {
    const place = placeKey(environment, remote);
    const { stable, candidate } = state.steering.get(place) ?? UNTOUCHED;
    const own = bundled.get(remote);
    const overrides = (state.overrides.get(place) ?? []).map(({ version }) => version);
    const versions = new Set([stable ?? own?.version ?? null, candidate, ...overrides]);
    return [...versions].flatMap((version) => {
      if (version === null) return [];
      const release =
        state.releases.get(versionKey(environment, remote, version)) ?? (own?.version === version ? own : undefined);
      return (release?.routes ?? []).map(({ path }) => ({
        ...{ path, remote, version },
        since: release ? registeredAt(release) : '',
      }));
    });
  });
}
