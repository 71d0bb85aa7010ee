import type { GenerationDefaults } from '@flint/shared/contracts/preferences';
import type { Generated, JSONColumnType } from 'kysely';

declare module '../../../platform/db/schema' {
  interface Schema {
    email_change: EmailChangeTable;
    user_preferences: PreferencesTable;
  }
}

/** A new address that awaits confirmation; one per user. */
export interface EmailChangeTable {
  user_id: string;
  email: string;
  code_hash: string;
  tries: Generated<number>;
  expires_at: Date;
}

export interface PreferencesTable {
  user_id: string;
  generation: JSONColumnType<GenerationDefaults>;
}
