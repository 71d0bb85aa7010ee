import { type Kysely, sql } from 'kysely';

/** What models at endpoints turned out not to take. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table learnt_limit (
      endpoint text not null,
      model text not null,
      name text not null,
      most double precision check (most > 0),
      learnt_at timestamptz not null default now(),
      primary key (endpoint, model, name)
    )`.execute(db);
}
