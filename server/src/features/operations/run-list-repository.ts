import type { RunKind } from '@flint/shared/contracts/kinds';
import type { RunStatus } from '@flint/shared/contracts/runs';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';

/** Filter of runs; absent fields do not filter. */
export interface RunFilter {
  readonly userId?: string | undefined;
  readonly kind?: RunKind | undefined;
  readonly statuses?: readonly RunStatus[] | undefined;
  /** Minimum age in milliseconds. */
  readonly olderThanMs?: number | undefined;
  readonly limit: number;
}

/** A run without user content. */
export interface ListedRun {
  readonly id: string;
  readonly email: string | null;
  readonly kind: RunKind;
  readonly status: RunStatus;
  readonly servedBy: string;
  readonly price: number;
  readonly charged: number | null;
  readonly errorCode: string | null;
  /** The workflow it is a step of. */
  readonly partOf: string | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
}

/** Runs that match a filter, newest first. */
export function findListedRuns(db: Db, filter: RunFilter): Promise<ListedRun[]> {
  const { userId, kind, statuses, olderThanMs, limit } = filter;
  let found = db
    .selectFrom('run')
    .leftJoin('user', 'user.id', 'run.user_id')
    .select(['run.id', 'user.email', 'run.kind', 'run.status', 'run.served_by as servedBy', 'run.price', 'run.charged'])
    .select(['run.error_code as errorCode', 'run.part_of as partOf', 'run.created_at as createdAt'])
    .select(['run.started_at as startedAt', 'run.finished_at as finishedAt'])
    .orderBy('run.created_at', 'desc')
    .limit(limit);
  if (userId !== undefined) found = found.where('run.user_id', '=', userId);
  if (kind !== undefined) found = found.where('run.kind', '=', kind);
  if (statuses !== undefined) found = found.where('run.status', 'in', statuses);
  if (olderThanMs !== undefined)
    found = found.where('run.created_at', '<', sql<Date>`now() - ${olderThanMs / 1000} * interval '1 second'`);
  return found.execute();
}
