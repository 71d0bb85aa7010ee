import type { Role } from '@flint/shared/contracts/roles';
import type { User } from '@flint/shared/contracts/users';
import { audit } from '../../platform/audit/audit';
import type { Db } from '../../platform/db/database';
import { transact } from '../../platform/db/transaction';
import type { Auth } from './auth';
import { toRoles, toUser } from './presenter';
import { markRenewalDue } from './sessions-repository';
import { findUserRow, findUserRowByEmail, findUserRows, updateToVerified, updateUserRow } from './users-repository';

export async function findUser(db: Db, id: string): Promise<User | undefined> {
  const row = await findUserRow(db, id);
  return row && toUser(row);
}

/** @param email in any case */
export async function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  const row = await findUserRowByEmail(db, email.trim().toLowerCase());
  return row && toUser(row);
}

/** All users, oldest first. */
export async function listUsers(db: Db): Promise<User[]> {
  return (await findUserRows(db)).map(toUser);
}

/** Updates a user's own name or picture. */
export async function updateUser(db: Db, id: string, change: { name?: string; image?: string | null }): Promise<void> {
  await updateUserRow(db, id, change);
}

interface Change {
  readonly userId: string;
  /** Staff's user id, or `cli`. */
  readonly actor: string;
}

/** Sets a user's one role beside `user`, or none; audited. Effective from the next request on. */
export async function setRole(db: Db, { userId, actor, role }: Change & { role: Role }): Promise<void> {
  const roles = toRoles(role);
  await transact(db, async (tx) => {
    await updateUserRow(tx, userId, { role: roles.join(',') });
    await markRenewalDue(tx, userId);
    await audit(tx, { actor, action: 'user.role', target: userId, detail: { roles } });
  });
}

/** Marks an address as verified without a code; audited. @returns whether it was unverified before */
export async function markVerified(db: Db, { userId, actor }: Change): Promise<boolean> {
  return transact(db, async (tx) => {
    if (!(await updateToVerified(tx, userId))) return false;
    await markRenewalDue(tx, userId);
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

/** Creates a verified account outside of sign-up. @throws when the address is taken */
export async function createUser(auth: Auth, { email, password, name, role }: NewUser): Promise<User> {
  const body = { email, password, name, data: { role: toRoles(role).join(','), emailVerified: true } };
  const { user } = await auth.api.createUser({ body });
  return toUser(user);
}
