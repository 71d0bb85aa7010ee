import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';

/** Adds an access token to the session of a token; none when that session has ended. */
export async function insertAccessToken(db: Db, hash: string, sessionToken: string): Promise<void> {
  await db
    .insertInto('access_token')
    .columns(['hash', 'session_id'])
    .expression((eb) =>
      eb
        .selectFrom('session')
        .select([sql<string>`${hash}`.as('hash'), 'id'])
        .where('token', '=', sessionToken),
    )
    .execute();
}

export async function deleteAccessTokensOf(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('access_token').where('session_id', '=', sessionId).execute();
}
