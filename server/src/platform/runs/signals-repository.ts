import { type Expression, sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '../db/database';
import type { Tx } from '../db/transaction';
import { QUEUES_CHANNEL } from './queue-trigger-repository';

const CHANNEL = 'flint_run';
/** NOTIFY channel on which a process announces that it reads what a run writes. */
export const READERS_CHANNEL = 'flint_reader';

export async function notifyRun(db: Db | Tx, run: { id: string; user_id: string }): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${`${run.id} ${run.user_id}`})`.execute(db);
}

/** No run has this id: only the user's own streams hear it. */
export async function notifyUser(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${`- ${userId}`})`.execute(tx);
}

export async function notifyReader(db: Db, runId: string): Promise<void> {
  await sql`select pg_notify(${READERS_CHANNEL}, ${runId})`.execute(db);
}

/**
 * Notifies the readers of one run of more output, as part of the statement that writes it: for frequent changes, of
 * which the owner's list of runs is not notified. The statement, a transaction of its own, does not wait for the disk:
 * PostgreSQL commits notifying transactions one after the other, so that each would hold up all others for that long. A
 * crash of the database can lose the last half second of such output, which the run writes again.
 */
export const notifyingMore = (runId: Expression<string>) =>
  sql<null>`pg_notify(${CHANNEL}, case when set_config('synchronous_commit', 'off', true) is null then '' else ${runId}::text end)`;

/** Subscribes a connection to runs, readers and queues. */
export async function listenToSignals(client: pg.Client): Promise<void> {
  await client.query(`listen ${CHANNEL}; listen ${READERS_CHANNEL}; listen ${QUEUES_CHANNEL}`);
}
