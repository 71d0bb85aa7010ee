import type { Generated } from 'kysely';

declare module '../../platform/db/schema' {
  interface Schema {
    user: UserTable;
    account: WayInTable;
    session: SessionTable;
    verification: VerificationTable;
  }
}

/** better-auth's own tables, as far as our queries read them; its migrations make them. */
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

/** One way into an account: a password (`credential`) or a provider's id of the person. */
export interface WayInTable {
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
  /** When it was last used, give or take five minutes. */
  updatedAt: Date;
  expiresAt: Date;
}
