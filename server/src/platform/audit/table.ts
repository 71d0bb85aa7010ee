import type { Generated, JSONColumnType } from 'kysely';

declare module '../db/schema' {
  interface Schema {
    audit: AuditTable;
  }
}

export interface AuditTable {
  id: Generated<number>;
  /** User id, or `cli` for the command line. */
  actor: string;
  action: string;
  target: string;
  detail: JSONColumnType<Record<string, unknown>>;
  at: Generated<Date>;
}
