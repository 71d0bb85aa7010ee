import type { Environment } from '@flint/shared/contracts/boot';
import type { RemoteName } from '@flint/shared/contracts/remotes';
import type { Tx } from '../../platform/db/transaction';
import type { Bundled } from './bundled-releases';
import { checkTaken, overlap } from './check-pages';
import { registeredAt } from './known-release';
import { livePages } from './live-pages';
import { readState } from './releases-repository';
import { versionKey } from './state';

interface Place {
  readonly environment: Environment;
  readonly remote: RemoteName;
}

/** The pages that a version declares, and those that other remotes' live releases do. */
async function pagesBeside(tx: Tx, bundled: Bundled, { environment, remote }: Place, version: string) {
  const state = await readState(tx);
  const own = state.releases.get(versionKey(environment, remote, version)) ?? bundled.get(remote);
  const release = own?.version === version ? own : undefined;
  const since = release ? registeredAt(release) : '';
  return { routes: release?.routes ?? [], since, taken: livePages(state, bundled, environment, remote) };
}

/** @throws AppError `invalid_input` when staff chooses a version with a page that another remote serves */
export async function assertPagesFree(tx: Tx, bundled: Bundled, place: Place, version: string): Promise<void> {
  const { routes, taken } = await pagesBeside(tx, bundled, place, version);
  checkTaken(routes, place.environment, taken);
}

/** What a rollback does not bring back, for the log: pages that a later release of another remote has. Empty without any. */
export async function keptElsewhere(tx: Tx, bundled: Bundled, place: Place, version: string): Promise<string> {
  const { routes, since, taken } = await pagesBeside(tx, bundled, place, version);
  const kept = routes.flatMap(({ path }) => {
    const other = taken.find((each) => overlap(each.path, path) && each.since > since);
    return other ? [`${path} stays with ${other.remote} ${other.version}`] : [];
  });
  return kept.length > 0 ? `. ${kept.join(', ')}` : '';
}
