import { type Kysely, sql } from 'kysely';

/** Posts of the blog, the slugs they had before, and the outbox of their static files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table blog_post (
      id uuid primary key,
      slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
      title text not null,
      excerpt text not null,
      category text not null,
      content jsonb not null,
      status text not null check (status in ('draft', 'published', 'archived')),
      hero_image_url text,
      minutes integer not null,
      author_id text not null,
      published_at timestamptz,
      scheduled_for text,
      scheduled_zone text,
      due_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default clock_timestamp(),
      updated_at timestamptz not null default clock_timestamp(),
      check ((scheduled_for is null) = (due_at is null))
    )`.execute(db);
  await sql`create index blog_post_listed on blog_post (status, published_at desc)`.execute(db);
  await sql`create index blog_post_due on blog_post (due_at) where due_at is not null`.execute(db);
  await sql`
    create table blog_old_slug (
      slug text primary key,
      post_id uuid not null references blog_post on delete cascade
    )`.execute(db);
  await sql`
    create table blog_file_task (
      id bigint generated always as identity primary key,
      slug text not null
    )`.execute(db);
  await sql`create table blog_seed (done boolean primary key check (done))`.execute(db);
}
