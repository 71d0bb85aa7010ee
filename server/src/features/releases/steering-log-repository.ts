import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';

/** Audit entries of these remotes and environments, the latest first, each with its actor's address. */
export function findSteeringEntries(db: Db | Tx, places: readonly string[], limit: number) {
  return db
    .selectFrom('audit')
    .leftJoin('user', 'user.id', 'audit.actor')
    .select(['audit.id', 'audit.actor', 'audit.target', 'audit.detail', 'audit.at', 'user.email'])
    .where('audit.target', 'in', places)
    .where('audit.action', 'like', 'release.%')
    .orderBy(sql`audit.id`, 'desc')
    .limit(limit)
    .execute();
}
