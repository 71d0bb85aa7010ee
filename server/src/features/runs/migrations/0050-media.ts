import { type Kysely, sql } from 'kysely';

/** The kinds at the time of this migration: kinds added later must not change it. */
const KINDS = ['image', 'video', 'speech', 'transcript', 'music', 'prompt', 'chat', 'workflow'];

/**
 * Runs and files of every kind, and the steps of workflows. Column defaults keep processes of the previous release
 * working.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table run drop constraint run_kind_check`.execute(db);
  await sql`
    alter table run
      add constraint run_kind_check check (kind in (${sql.join(KINDS.map((kind) => sql.lit(kind)))})),
      add column title text not null default '',
      add column asked integer not null default 1 check (asked > 0),
      add column units integer check (units >= 0),
      add column earned bigint check (earned between 0 and price),
      add column output jsonb`.execute(db);
  await sql`
    update run set title = recipe ->> 'prompt', asked = (recipe ->> 'count')::integer where kind = 'image'`.execute(db);
  await sql`
    alter table asset
      alter column width drop not null,
      alter column height drop not null,
      alter column seed drop not null,
      alter column dominant_color drop not null,
      add column kind text not null default 'image' check (kind in ('image', 'video', 'audio', 'file')),
      add column role text not null default 'image'
        check (role in ('image', 'video', 'audio', 'stem', 'midi', 'subtitles')),
      add column part_of uuid references asset on delete cascade,
      add column name text,
      add column seconds double precision,
      add column poster_key text,
      add column peaks jsonb,
      add column made_as text check (made_as in (${sql.join(KINDS.map((kind) => sql.lit(kind)))})),
      add column recipe jsonb,
      add column cost bigint check (cost >= 0),
      add check (kind <> 'image' or (width is not null and height is not null and dominant_color is not null))`.execute(
    db,
  );
  await sql`create index asset_part on asset (part_of) where part_of is not null`.execute(db);
  await sql`
    create table run_step (
      run_id uuid not null references run,
      position smallint not null,
      step_id text not null,
      type text not null,
      status text not null check (status in ('running', 'done', 'failed', 'skipped')),
      price bigint not null check (price >= 0),
      charged bigint not null default 0 check (charged between 0 and price),
      output jsonb,
      message text,
      started_at timestamptz not null default clock_timestamp(),
      finished_at timestamptz,
      primary key (run_id, position),
      unique (run_id, step_id)
    )`.execute(db);
}
