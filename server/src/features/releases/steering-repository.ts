import type { Environment } from '@flint/shared/contracts/boot';
import type { RemoteName } from '@flint/shared/contracts/remotes';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/transaction';
import type { Steering } from './state';

/** Locks the rules of a remote until the transaction ends. */
export async function lockSteering(tx: Tx, environment: Environment, remote: RemoteName): Promise<Steering> {
  await tx
    .insertInto('release_steering')
    .values({ environment, remote })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom('release_steering')
    .select(['enabled', 'killed', 'stable', 'candidate', 'rollout', 'ramp', 'history', 'rules_version as rulesVersion'])
    .where('environment', '=', environment)
    .where('remote', '=', remote)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Writes what changes, and counts the change; nothing of the rules changes where overrides do. */
export async function writeSteering(
  tx: Tx,
  environment: Environment,
  remote: RemoteName,
  { history, ramp, ...change }: Partial<Omit<Steering, 'rulesVersion'>>,
): Promise<void> {
  await tx
    .updateTable('release_steering')
    .set((is) => ({
      ...change,
      ...(change.candidate !== undefined && {
        candidate_since: sql<Date | null>`case when candidate is not distinct from ${change.candidate} then candidate_since else now() end`,
      }),
      ...(ramp !== undefined && { ramp: ramp && JSON.stringify(ramp) }),
      ...(history && { history: sql<string[]>`${JSON.stringify(history)}::jsonb` }),
      rules_version: is('rules_version', '+', 1),
    }))
    .where('environment', '=', environment)
    .where('remote', '=', remote)
    .execute();
}

/** Invalidates every process's cache of the state. */
export async function bumpRevision(tx: Tx): Promise<void> {
  await sql`update release_revision set revision = revision + 1`.execute(tx);
}
