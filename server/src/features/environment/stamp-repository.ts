import type { Environment } from '@flint/shared/contracts/boot';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';

/** Stamps a database that has no stamp. @returns whether it had none */
export async function insertStamp(tx: Tx, environment: Environment): Promise<boolean> {
  const made = await tx
    .insertInto('environment_stamp')
    .values({ environment })
    .onConflict((conflict) => conflict.doNothing())
    .returning('environment')
    .executeTakeFirst();
  return made !== undefined;
}

export async function updateStamp(tx: Tx, environment: Environment): Promise<void> {
  await tx.updateTable('environment_stamp').set({ environment, stamped_at: sql<Date>`now()` }).execute();
}

/** Number of other connections of Flint's processes to this database; the caller has one. */
export async function countOtherClients(db: Db): Promise<number> {
  const { rows } = await sql<{ others: number }>`
    select count(*) as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and (application_name = 'flint' or application_name like 'dbos%')`.execute(db);
  return rows[0]?.others ?? 0;
}

/** Cancels every workflow that has not ended. @returns their number */
export async function cancelWorkflows(tx: Tx): Promise<number> {
  const { rows } = await sql<{
    there: boolean;
  }>`select to_regclass('dbos.workflow_status') is not null as there`.execute(tx);
  if (!rows[0]?.there) return 0;
  const { numAffectedRows = 0n } = await sql`
    update dbos.workflow_status set status = 'CANCELLED'
    where status not in ('SUCCESS', 'ERROR', 'CANCELLED', 'MAX_RECOVERY_ATTEMPTS_EXCEEDED')`.execute(tx);
  return Number(numAffectedRows);
}

/** Runs that have not ended, steps before the workflows they are part of. */
export async function findUnfinished(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('run')
    .select('id')
    .where('status', 'in', ['queued', 'running'])
    .orderBy(sql`part_of is null`)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** Drops mail that no mail server has accepted. @returns the number of letters */
export async function deleteWaitingMail(tx: Tx): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('waiting_mail').executeTakeFirst();
  return Number(numDeletedRows);
}
