import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database';
import { findLimits, upsertLimit } from './learnt-limits-repository';
import type { Limit } from './tables';

/**
 * Days after which a limit is no longer believed: models change behind their names, and asking again costs nothing, as a
 * refusal is free.
 */
const DAYS = 30;

/** What models turned out not to take, kept over restarts and told to staff once. */
export interface LearntLimits {
  /** Of one endpoint, as it was known at the start. */
  of(endpoint: string): readonly Limit[];
  /** Keeps a limit in the background, and logs it where it is new. */
  keep(limit: Limit): void;
  /** Of all endpoints, newest first. */
  list(): Promise<readonly (Limit & { readonly learntAt: Date })[]>;
}

/** Reads what was learnt before. */
export async function openLearntLimits(db: Db, log: Pick<FastifyBaseLogger, 'warn' | 'error'>): Promise<LearntLimits> {
  const known = await findLimits(db, DAYS);
  return {
    of: (endpoint) => known.filter((limit) => limit.endpoint === endpoint),
    keep(limit) {
      upsertLimit(db, limit, DAYS)
        .then((isNew) => isNew && log.warn({ ...limit }, 'a model takes less than was known'))
        .catch((err: unknown) => log.error({ err, ...limit }, 'what a model refused is not kept'));
    },
    list: () => findLimits(db, DAYS),
  };
}
