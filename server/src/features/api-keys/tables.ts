import type { KeyScope } from '@flint/shared/contracts/api-keys';
import type { Generated, Selectable } from 'kysely';

declare module '../../platform/db/schema' {
  interface Schema {
    api_key: ApiKeyTable;
  }
}

/** What a user lets a program do: by an API key, which itself is not kept, or by a grant (`client_id`). */
export interface ApiKeyTable {
  /** Of a key: idempotency key of the request that created it. */
  id: string;
  user_id: string;
  name: string;
  /** SHA-256 of the key, base64url; null for a grant, whose tokens are in a table of their own. */
  key_hash: string | null;
  /** Its first signs; empty for a grant. */
  start: string;
  /** The program that has a grant, as it registered itself; null for a key. */
  client_id: Generated<string | null>;
  /** Where the program receives its codes, in words for the user; null for a key. */
  client_host: Generated<string | null>;
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
