import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { UserTable } from './tables';

const COLUMNS = ['id', 'email', 'name', 'image', 'emailVerified', 'role', 'createdAt'] as const;

export function findUserRow(db: Db, id: string) {
  return db.selectFrom('user').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** @param email in lower case, as addresses are stored */
export function findUserRowByEmail(db: Db, email: string) {
  return db.selectFrom('user').select(COLUMNS).where('email', '=', email).executeTakeFirst();
}

/** All users, oldest first. */
export function findUserRows(db: Db) {
  return db.selectFrom('user').select(COLUMNS).orderBy('createdAt').orderBy('id').execute();
}

/** Whether there is a user of this id. */
export async function hasUser(tx: Tx, id: string): Promise<boolean> {
  return (await tx.selectFrom('user').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Whether an account has this address. */
export async function hasEmail(db: Db, email: string): Promise<boolean> {
  return (await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst()) !== undefined;
}

/** @throws NoResultError when there is no such user */
export async function findEmail(tx: Tx, id: string): Promise<string> {
  const { email } = await tx.selectFrom('user').select('email').where('id', '=', id).executeTakeFirstOrThrow();
  return email;
}

/** Locks the user of an address until the transaction ends. */
export function lockUserByEmail(tx: Tx, email: string) {
  return tx
    .selectFrom('user')
    .select(['id', 'emailVerified'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
}

type UserChange = Partial<Pick<UserTable, 'email' | 'name' | 'image' | 'role' | 'emailVerified'>>;

export async function updateUserRow(db: Db | Tx, id: string, change: UserChange): Promise<void> {
  await db
    .updateTable('user')
    .set({ ...change, updatedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** @returns whether the address was unverified before */
export async function updateToVerified(tx: Tx, id: string): Promise<boolean> {
  const changed = await tx
    .updateTable('user')
    .set({ emailVerified: true, updatedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('emailVerified', '=', false)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Advisory lock: until this transaction ends, no other process makes demo accounts. */
export async function lockDemoAccounts(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('demo accounts', 0))`.execute(tx);
}
