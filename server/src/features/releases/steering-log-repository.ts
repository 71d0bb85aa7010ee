import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';

/**
 * Audit entries of these remotes and environments, the latest first.
 * @param action such as `release.kill`; `%` stands for anything
 */
export function findSteeringEntries(db: Db | Tx, places: readonly string[], limit: number, action: string) {
  return db
    .selectFrom('audit')
    .select(['id', 'actor', 'target', 'detail', 'at'])
    .where('target', 'in', places)
    .where('action', 'like', action)
    .orderBy(sql`id`, 'desc')
    .limit(limit)
    .execute();
}

/** The latest change of the rules of each remote and environment. */
export function findLatestEntries(db: Db, places: readonly string[]) {
  return db
    .selectFrom('audit')
    .distinctOn('target')
    .select(['target', 'actor', 'detail', 'at'])
    .where('target', 'in', places)
    .where('action', 'like', 'release.%')
    .orderBy('target')
    .orderBy('id', 'desc')
    .execute();
}
