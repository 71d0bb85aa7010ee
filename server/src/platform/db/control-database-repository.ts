import { sql } from 'kysely';
import type { Db } from './database';

/** The migration that only a database for a shared control plane has. */
export const CONTROL_MIGRATION = '0001-control-audit';

/** Whether a database was made for a shared control plane. */
export async function isControlDatabase(db: Db): Promise<boolean> {
  const there = await sql<{ found: boolean }>`
    select to_regclass('public.kysely_migration') is not null as found`.execute(db);
  if (!there.rows[0]?.found) return false;
  const { rows } = await sql`select from kysely_migration where name = ${CONTROL_MIGRATION}`.execute(db);
  return rows.length > 0;
}
