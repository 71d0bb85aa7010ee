import type { Generated } from 'kysely';

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
