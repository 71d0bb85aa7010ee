import type { Environment } from '@flint/shared/contracts/boot';
import type { SteeringEvent } from '@flint/shared/contracts/releases';
import { REMOTE_NAMES, type RemoteName } from '@flint/shared/contracts/remotes';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import { placeKey } from './state';
import { findSteeringEntries } from './steering-log-repository';

interface LogQuery {
  readonly environment: Environment;
  readonly remote: RemoteName | undefined;
  readonly first: number;
  /** Such as `release.kill`, or `release.%` for all changes of the rules; absent: those of previews too. */
  readonly action?: string;
}

/** Audit log of the remotes of an environment, newest first. */
export async function steeringEvents(
  db: Db | Tx,
  { environment, remote, first, action = 'release%' }: LogQuery,
): Promise<SteeringEvent[]> {
  const places = (remote ? [remote] : REMOTE_NAMES).map((name) => placeKey(environment, name));
  const rows = await findSteeringEntries(db, places, first, action);
  return rows.map(({ id, actor, target, detail, at }) => ({
    id: String(id),
    who: typeof detail.who === 'string' ? detail.who : actor,
    what: String(detail.what),
    why: String(detail.why),
    at: at.toISOString(),
    remote: REMOTE_NAMES.find((name) => target === placeKey(environment, name)) ?? ('' as RemoteName),
  }));
}
