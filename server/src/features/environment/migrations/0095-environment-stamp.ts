import { type Kysely, sql } from 'kysely';

/** The environment that a database belongs to; without a row until a server's first start on it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table environment_stamp (
      one boolean primary key default true check (one),
      environment text not null check (environment in ('development', 'staging', 'production')),
      stamped_at timestamptz not null default now()
    )`.execute(db);
}
