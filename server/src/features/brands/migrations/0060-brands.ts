import { type Kysely, sql } from 'kysely';

/** Brand profiles, their files, and rules learned from edits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table brand_profile (
      id uuid primary key,
      user_id text not null,
      name text not null,
      description text not null default '',
      tone text not null default '',
      audience text not null default '',
      logo_url text,
      primary_color text check (primary_color ~ '^#[0-9a-fA-F]{6}$'),
      palette text[] not null default '{}',
      hashtags text[] not null default '{}',
      words_to_use text[] not null default '{}',
      words_to_avoid text[] not null default '{}',
      sample_posts text[] not null default '{}',
      archived_at timestamptz,
      listed_at timestamptz not null default clock_timestamp(),
      created_at timestamptz not null default clock_timestamp(),
      updated_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create index brand_profile_of_user on brand_profile (user_id, listed_at desc, id desc)`.execute(db);
  await sql`
    create table brand_file (
      id uuid primary key,
      profile_id uuid not null references brand_profile on delete cascade,
      role text not null check (role in ('logo', 'reference')),
      storage_key text not null,
      position smallint not null default 0,
      replaced_at timestamptz,
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create index brand_file_of_profile on brand_file (profile_id, position)`.execute(db);
  await sql`create unique index brand_file_logo on brand_file (profile_id) where role = 'logo' and replaced_at is null`.execute(
    db,
  );
  await sql`
    create table brand_rule (
      id uuid primary key,
      profile_id uuid not null references brand_profile on delete cascade,
      topic text not null,
      about text not null,
      text text not null,
      status text not null default 'proposed' check (status in ('proposed', 'accepted', 'dismissed')),
      quotes jsonb not null,
      seen integer not null check (seen > 0),
      created_at timestamptz not null default clock_timestamp(),
      decided_at timestamptz,
      unique (profile_id, topic, about, text)
    )`.execute(db);
}
