import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { ArchiveTicketTable } from './tables';

export async function insertTicket(db: Db, row: Insertable<ArchiveTicketTable>): Promise<void> {
  await db.insertInto('archive_ticket').values(row).execute();
}

export function findTicket(db: Db, token: string) {
  return db.selectFrom('archive_ticket').selectAll().where('token', '=', token).executeTakeFirst();
}

/** Deletes tickets that expired more than so many hours ago. */
export async function deleteOldTickets(db: Db, hours: number): Promise<void> {
  await db
    .deleteFrom('archive_ticket')
    .where('expires_at', '<', sql<Date>`now() - ${hours} * interval '1 hour'`)
    .execute();
}
