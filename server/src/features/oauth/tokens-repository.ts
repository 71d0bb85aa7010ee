import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';

const end = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;
const IS_OVER = sql<boolean>`expires_at <= now()`.as('isOver');

interface NewCode {
  readonly hash: string;
  readonly grantId: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly seconds: number;
}

/** Replaces the code of a grant that is not used yet. */
export async function replaceCode(tx: Tx, code: NewCode): Promise<void> {
  await tx.deleteFrom('oauth_code').where('grant_id', '=', code.grantId).where('used_at', 'is', null).execute();
  await tx
    .insertInto('oauth_code')
    .values({
      ...{ hash: code.hash, grant_id: code.grantId, client_id: code.clientId, redirect_uri: code.redirectUri },
      ...{ challenge: code.challenge, expires_at: end(code.seconds), used_at: null },
    })
    .execute();
}

/** Locks a code until the transaction ends. */
export function lockCode(tx: Tx, hash: string) {
  return tx
    .selectFrom('oauth_code')
    .selectAll()
    .select(IS_OVER)
    .where('hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateCodeToUsed(tx: Tx, hash: string): Promise<void> {
  await tx.updateTable('oauth_code').set({ used_at: sql`now()` }).where('hash', '=', hash).execute();
}

export async function insertToken(
  tx: Tx,
  token: { hash: string; grantId: string; kind: 'access' | 'refresh'; seconds: number },
): Promise<void> {
  const { hash, grantId, kind, seconds } = token;
  await tx
    .insertInto('oauth_token')
    .values({ hash, grant_id: grantId, kind, expires_at: end(seconds), used_at: null })
    .execute();
}

/** Locks a token, with the program it was given to, until the transaction ends. */
export function lockToken(tx: Tx, hash: string) {
  return tx
    .selectFrom('oauth_token')
    .innerJoin('api_key', 'api_key.id', 'oauth_token.grant_id')
    .select(['oauth_token.kind', 'oauth_token.used_at', 'oauth_token.grant_id', 'api_key.client_id', 'api_key.user_id'])
    .select(sql<boolean>`oauth_token.expires_at <= now()`.as('isOver'))
    .where('oauth_token.hash', '=', hash)
    .forUpdate('oauth_token')
    .executeTakeFirst();
}

export async function updateTokenToUsed(tx: Tx, hash: string): Promise<void> {
  await tx.updateTable('oauth_token').set({ used_at: sql`now()` }).where('hash', '=', hash).execute();
}

export async function deleteToken(tx: Tx, hash: string): Promise<void> {
  await tx.deleteFrom('oauth_token').where('hash', '=', hash).execute();
}

/** @returns the grant of an access token that is not over */
export async function findAccess(db: Db, hash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('oauth_token')
    .select('grant_id')
    .where('hash', '=', hash)
    .where('kind', '=', 'access')
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.grant_id;
}

/** Deletes what is over: tokens, and codes a day after their end, until when a second use ends their grant. */
export async function deleteOver(db: Db): Promise<void> {
  await sql`delete from oauth_token where expires_at < now()`.execute(db);
  await sql`delete from oauth_code where expires_at < now() - interval '1 day'`.execute(db);
}
