import type { Role, User } from '@flint/shared/contracts/users';
import { sql } from 'kysely';
import { audit } from '../../platform/audit/audit';
import type { Db } from '../../platform/db/database';
import { transact } from '../../platform/db/transaction';
import type { Auth } from './auth';
import { toRoles, toUser } from './presenter';

const COLUMNS = ['id', 'email', 'name', 'image', 'emailVerified', 'role', 'createdAt'] as const;

export async function findUser(db: Db, id: string): Promise<User | undefined> {
  const row = await db.selectFrom('user').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row && toUser(row);
}

/** @param email in any case */
export async function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  const address = email.trim().toLowerCase();
  const row = await db.selectFrom('user').select(COLUMNS).where('email', '=', address).executeTakeFirst();
  return row && toUser(row);
}

/** Everybody, oldest first. */
export async function listUsers(db: Db): Promise<User[]> {
  const rows = await db.selectFrom('user').select(COLUMNS).orderBy('createdAt').orderBy('id').execute();
  return rows.map(toUser);
}

/** Changes what a user says about themselves. */
export async function updateUser(db: Db, id: string, change: { name?: string; image?: string | null }): Promise<void> {
  await db
    .updateTable('user')
    .set({ ...change, updatedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

interface Change {
  readonly userId: string;
  /** Staff's user id, or `cli`. */
  readonly actor: string;
}

/** Gives a user exactly one role beside `user`, or none; audited. It counts from the next request on. */
export async function setRole(db: Db, { userId, actor, role }: Change & { role: Role }): Promise<void> {
  const roles = toRoles(role);
  await transact(db, async (tx) => {
    await tx
      .updateTable('user')
      .set({ role: roles.join(','), updatedAt: sql<Date>`now()` })
      .where('id', '=', userId)
      .execute();
    await audit(tx, { actor, action: 'user.role', target: userId, detail: { roles } });
  });
}

/** Takes an address as proven without a code; audited. @returns whether it was unproven before. */
export async function markVerified(db: Db, { userId, actor }: Change): Promise<boolean> {
  return transact(db, async (tx) => {
    const changed = await tx
      .updateTable('user')
      .set({ emailVerified: true, updatedAt: sql<Date>`now()` })
      .where('id', '=', userId)
      .where('emailVerified', '=', false)
      .returning('id')
      .executeTakeFirst();
    if (!changed) return false;
    await audit(tx, { actor, action: 'user.verify', target: userId });
    return true;
  });
}

interface NewUser {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly role: Role;
}

/** Makes a verified account outside of sign-up. @throws when the address is taken */
export async function createUser(auth: Auth, { email, password, name, role }: NewUser): Promise<User> {
  const body = { email, password, name, data: { role: toRoles(role).join(','), emailVerified: true } };
  const { user } = await auth.api.createUser({ body });
  return toUser(user);
}
