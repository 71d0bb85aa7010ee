import type { Environment } from '@flint/shared/contracts/boot';
import { sql } from 'kysely';
import type { Db } from './database';

/** The environment that a database belongs to, also before migrations; undefined when no server has stamped it. */
export async function readStamp(db: Db): Promise<Environment | undefined> {
  const there = await sql<{ found: boolean }>`
    select to_regclass('public.environment_stamp') is not null as found`.execute(db);
  if (!there.rows[0]?.found) return undefined;
  const { rows } = await sql<{ environment: Environment }>`select environment from environment_stamp`.execute(db);
  return rows[0]?.environment;
}
