import { type Kysely, sql } from 'kysely';

/** The kinds of runs at this migration: a constant, so that later kinds do not change it. */
const KINDS = ['image', 'video', 'speech', 'transcript', 'music', 'prompt', 'chat', 'workflow', 'tool'];

/** Uses of tools: form values, and the owner's edits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table run
      drop constraint run_kind_check,
      add constraint run_kind_check check (kind in (${sql.join(KINDS.map((kind) => sql.lit(kind)))}))`.execute(db);
  await sql`
    create table tool_run (
      run_id uuid primary key,
      user_id text not null,
      tool text not null,
      input jsonb not null,
      brand_profile_id uuid references brand_profile on delete set null,
      part_of uuid references tool_run,
      path text,
      edited jsonb,
      edited_at timestamptz,
      created_at timestamptz not null default clock_timestamp(),
      check ((part_of is null) = (path is null)),
      check ((edited is null) = (edited_at is null))
    )`.execute(db);
  await sql`
    create index tool_run_of on tool_run (user_id, tool, created_at desc, run_id desc) where part_of is null`.execute(
    db,
  );
  await sql`create index tool_run_part on tool_run (part_of, created_at desc) where part_of is not null`.execute(db);
}
