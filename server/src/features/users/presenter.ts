import { ROLES, type Role } from '@flint/shared/contracts/roles';
import type { User } from '@flint/shared/contracts/users';

/** The columns of a user that are presented. */
export interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
  readonly createdAt: Date;
  readonly image?: string | null | undefined;
  readonly role?: string | null | undefined;
}

/** Parses the stored comma-separated list. Every user has the role `user`; unknown roles are dropped. */
export function toRoles(stored: string | null | undefined): Role[] {
  const given = new Set((stored ?? '').split(',').map((word) => word.trim()));
  return ROLES.filter((role) => role === 'user' || given.has(role));
}

/** Presents a user: no password, session or provider data. */
export function toUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    image: row.image ?? null,
    isEmailVerified: row.emailVerified,
    roles: toRoles(row.role),
    createdAt: row.createdAt.toISOString(),
  };
}
