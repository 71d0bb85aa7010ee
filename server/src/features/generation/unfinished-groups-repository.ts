import type { RunKind } from '@flint/shared/contracts/kinds';
import type { ServedBy } from '@flint/shared/contracts/providers';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';

/** Unfinished runs of one kind, provider and state. */
export interface UnfinishedGroup {
  readonly kind: RunKind;
  readonly served_by: ServedBy;
  readonly status: 'queued' | 'running';
  readonly runs: number;
  /** Age of the oldest in seconds. */
  readonly oldest: number;
}

/** Counts runs that have not ended. */
export function countUnfinished(db: Db): Promise<UnfinishedGroup[]> {
  return db
    .selectFrom('run')
    .select(['kind', 'served_by', 'status', sql<number>`count(*)`.as('runs')])
    .select(sql<number>`extract(epoch from now() - min(created_at))::float8`.as('oldest'))
    .where('status', 'in', ['queued', 'running'])
    .groupBy(['kind', 'served_by', 'status'])
    .$castTo<UnfinishedGroup>()
    .execute();
}
