import type { Environment } from '@flint/shared/contracts/boot';
import type { RemoteName } from '@flint/shared/contracts/remotes';
import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/db/transaction';
import type { ReleaseOverrideTable } from './tables';

/** Replaces an existing override of the same subject. */
export async function upsertOverride(tx: Tx, row: Omit<Selectable<ReleaseOverrideTable>, 'id'>): Promise<void> {
  const { version, enabled } = row;
  await tx
    .insertInto('release_override')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['environment', 'remote', 'user_id', 'role']).doUpdateSet({ version, enabled }),
    )
    .execute();
}

/** @param id any text @returns the override's subject; undefined when the remote has no such override there */
export function deleteOverride(tx: Tx, environment: Environment, remote: RemoteName, id: string) {
  return tx
    .deleteFrom('release_override')
    .where('environment', '=', environment)
    .where('remote', '=', remote)
    .where((is) => is(is.cast<string>('id', 'text'), '=', id))
    .returning(['email', 'role'])
    .executeTakeFirst();
}
