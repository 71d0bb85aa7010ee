import type { Environment } from '@flint/shared/contracts/boot';
import type { BrowserError, BrowserErrorGroup } from '@flint/shared/contracts/browser-errors';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database';

/** Maximum groups of one version of one source; the least recently seen are deleted. */
const GROUPS_PER_VERSION = 100;
/** Maximum versions of one source; the least recently seen are deleted. */
const VERSIONS = 10;
const KEPT_DAYS = 30;

export interface CountedError extends BrowserError {
  readonly fingerprint: string;
}

/** Adds reports to their groups. */
export async function addErrors(db: Db, environment: Environment, errors: readonly CountedError[]): Promise<void> {
  if (errors.length === 0) return;
  const rows = errors.map(({ requestId, stack = '', page = null, action = null, ...rest }) => ({
    ...{ ...rest, environment, stack, page, action, request_id: requestId ?? null },
  }));
  await db
    .insertInto('browser_error')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['environment', 'source', 'version', 'fingerprint']).doUpdateSet({
        count: sql<number>`browser_error.count + excluded.count`,
        last_seen: sql<Date>`now()`,
      }),
    )
    .execute();
}

/** Deletes old groups, and those above the limits. */
export async function trimErrors(db: Db): Promise<void> {
  await db
    .deleteFrom('browser_error')
    .where('last_seen', '<', sql<Date>`now() - ${KEPT_DAYS} * interval '1 day'`)
    .execute();
  await sql`
    delete from browser_error where id in (
      select id from (
        select id, row_number() over (partition by environment, source, version order by last_seen desc, id) as place
        from browser_error
      ) ranked where place > ${GROUPS_PER_VERSION}
    )`.execute(db);
  await sql`
    delete from browser_error gone using (
      select environment, source, version,
             row_number() over (partition by environment, source order by max(last_seen) desc) as place
      from browser_error group by environment, source, version
    ) seen
    where seen.place > ${VERSIONS} and gone.environment = seen.environment
      and gone.source = seen.source and gone.version = seen.version`.execute(db);
}

/** The error groups of an environment, the most recently seen first. */
export async function listErrors(db: Db, environment: Environment, limit: number): Promise<BrowserErrorGroup[]> {
  const rows = await db
    .selectFrom('browser_error')
    .selectAll()
    .where('environment', '=', environment)
    .orderBy('last_seen', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ request_id, first_seen, last_seen, environment: _own, fingerprint: _hash, ...rest }) => ({
    ...rest,
    requestId: request_id,
    firstSeen: first_seen.toISOString(),
    lastSeen: last_seen.toISOString(),
  }));
}
