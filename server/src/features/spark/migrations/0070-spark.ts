import { type Kysely, sql } from 'kysely';

/** Spark conversations: message trees, attachments, and cards. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table conversation (
      id uuid primary key,
      user_id text not null,
      title text not null,
      search text not null,
      words tsvector generated always as (to_tsvector('simple', search)) stored,
      pinned boolean not null default false,
      brand_profile_id uuid references brand_profile on delete set null,
      model text,
      leaf_id uuid,
      share_token text unique,
      shared_leaf_id uuid,
      shared_at timestamptz,
      created_at timestamptz not null default clock_timestamp(),
      updated_at timestamptz not null default clock_timestamp(),
      deleted_at timestamptz,
      check ((share_token is null) = (shared_leaf_id is null) and (share_token is null) = (shared_at is null))
    )`.execute(db);
  await sql`
    create index conversation_kept on conversation (user_id, pinned desc, updated_at desc, id desc)
      where deleted_at is null`.execute(db);
  await sql`
    create index conversation_deleted on conversation (deleted_at) where deleted_at is not null`.execute(db);
  await sql`create index conversation_words on conversation using gin (words)`.execute(db);
  await sql`
    create table spark_message (
      id uuid primary key,
      conversation_id uuid not null references conversation on delete cascade,
      parent_id uuid references spark_message on delete cascade,
      position bigint generated always as identity,
      role text not null check (role in ('user', 'assistant')),
      content text,
      search text not null default '',
      words tsvector generated always as (to_tsvector('simple', search)) stored,
      continues boolean not null default false,
      model text,
      run_id uuid unique references run,
      goes_on boolean not null default true,
      created_at timestamptz not null default clock_timestamp(),
      check (content is not null or run_id is not null),
      check (role = 'assistant' or run_id is null)
    )`.execute(db);
  await sql`create index spark_message_of on spark_message (conversation_id, position)`.execute(db);
  await sql`create index spark_message_after on spark_message (parent_id)`.execute(db);
  await sql`create index spark_message_words on spark_message using gin (words)`.execute(db);
  await sql`
    create table spark_attachment (
      id uuid primary key,
      user_id text not null,
      message_id uuid references spark_message on delete cascade,
      position smallint not null default 0,
      kind text not null check (kind in ('image', 'text', 'audio')),
      upload_id uuid not null,
      name text not null,
      content_type text not null,
      bytes bigint not null,
      storage_key text,
      content text,
      run_id uuid references run,
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create index spark_attachment_of on spark_attachment (message_id, position)`.execute(db);
  await sql`create index spark_attachment_unsent on spark_attachment (created_at) where message_id is null`.execute(db);
  await sql`
    create table spark_action (
      id uuid primary key,
      message_id uuid not null references spark_message on delete cascade,
      position smallint not null,
      kind text not null check (kind in ('image', 'video', 'thread', 'brand')),
      input jsonb not null,
      brand_profile_id uuid references brand_profile on delete set null,
      price bigint,
      status text not null default 'proposed' check (status in ('proposed', 'approved', 'dismissed')),
      run_id uuid references run,
      decided_at timestamptz,
      unique (message_id, position)
    )`.execute(db);
}
