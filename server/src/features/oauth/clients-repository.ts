import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import { UNUSED_CLIENT_S } from './lifetimes';
import type { OAuthClientRow, OAuthClientTable } from './tables';

export async function insertClient(db: Db, row: Insertable<OAuthClientTable>): Promise<void> {
  await db.insertInto('oauth_client').values(row).execute();
}

export function findClient(db: Db, id: string): Promise<OAuthClientRow | undefined> {
  return db.selectFrom('oauth_client').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Deletes programs that registered themselves a while ago and were never allowed anything. */
export async function deleteUnusedClients(db: Db): Promise<void> {
  await sql`
    delete from oauth_client
    where created_at < now() - make_interval(secs => ${UNUSED_CLIENT_S})
      and not exists (select from api_key where client_id = oauth_client.id)`.execute(db);
}
