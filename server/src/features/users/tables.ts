import type { Generated } from 'kysely';

declare module '../../platform/db/schema' {
  interface Schema {
    user: UserTable;
    account: SignInMethodTable;
    session: SessionTable;
    verification: VerificationTable;
    access_token: AccessTokenTable;
    replaced_token: ReplacedTokenTable;
  }
}

/** The columns of better-auth's own tables that our queries read; its migrations create them. */
export interface UserTable {
  id: string;
  email: string;
  name: string;
  image: string | null;
  emailVerified: boolean;
  role: string | null;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

export interface VerificationTable {
  id: string;
  identifier: string;
  value: string;
  expiresAt: Date;
}

/** better-auth's account table: one sign-in method of a user, a password (`credential`) or a provider's user id. */
export interface SignInMethodTable {
  id: string;
  userId: string;
  providerId: string;
  accountId: string;
  password: string | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface SessionTable {
  id: string;
  userId: string;
  token: string;
  userAgent: string | null;
  createdAt: Date;
  /** Last use, accurate to five minutes. */
  updatedAt: Date;
  expiresAt: Date;
  /** What the user may do has changed: the session gets a new token with its next request. */
  isRenewalDue: boolean | null;
}

export interface AccessTokenTable {
  /** SHA-256 of the token. */
  hash: string;
  session_id: string;
  created_at: Generated<Date>;
}

export interface ReplacedTokenTable {
  token: string;
  session_id: string;
  replaced_at: Generated<Date>;
}
