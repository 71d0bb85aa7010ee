import type { KeyScope } from '@flint/shared/contracts/api-keys';
import type { Generated, Selectable } from 'kysely';

declare module '../../platform/db/schema' {
  interface Schema {
    api_key: ApiKeyTable;
  }
}

/** A user's API key. The key itself is not kept. */
export interface ApiKeyTable {
  /** Idempotency key of the request that created it. */
  id: string;
  user_id: string;
  name: string;
  /** SHA-256 of the key, base64url. */
  key_hash: string;
  /** Its first signs. */
  start: string;
  scopes: KeyScope[];
  /** Most whole credits that its orders may cost in a day, UTC. */
  daily_cap: number;
  /** Null: it does not expire. */
  expires_at: Date | null;
  revoked_at: Date | null;
  /** Accurate to a minute. */
  last_used_at: Date | null;
  created_at: Generated<Date>;
}
export type ApiKeyRow = Selectable<ApiKeyTable>;
