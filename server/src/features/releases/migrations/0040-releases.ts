import { type Kysely, sql } from 'kysely';

/** Releases of remotes, their rules in each environment, and health reports of browsers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table release (
      remote text not null,
      version text not null,
      built_against text not null,
      requires text not null,
      integrity text not null,
      revision text,
      notes text not null,
      pages jsonb not null,
      slots jsonb not null,
      files jsonb not null,
      first_files jsonb not null,
      released_at timestamptz not null default now(),
      primary key (remote, version)
    )`.execute(db);
  await sql`
    create table release_environment (
      remote text not null,
      version text not null,
      environment text not null,
      primary key (environment, remote, version),
      foreign key (remote, version) references release
    )`.execute(db);
  await sql`
    create table release_steering (
      environment text not null,
      remote text not null,
      enabled boolean not null default true,
      killed text,
      stable text,
      candidate text,
      rollout smallint not null default 0 check (rollout between 0 and 100),
      history jsonb not null default '[]',
      primary key (environment, remote)
    )`.execute(db);
  await sql`
    create table release_override (
      id uuid primary key default gen_random_uuid(),
      environment text not null,
      remote text not null,
      user_id text,
      email text,
      role text,
      version text,
      enabled boolean,
      check ((user_id is null) <> (role is null)),
      check (version is not null or enabled is not null),
      unique nulls not distinct (environment, remote, user_id, role)
    )`.execute(db);
  await sql`
    create table release_token (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      hash text not null unique,
      remote text,
      environment text,
      created_at timestamptz not null default now(),
      used_at timestamptz,
      revoked_at timestamptz
    )`.execute(db);
  // The name of a revoked token can be used again.
  await sql`create unique index release_token_name on release_token (name) where revoked_at is null`.execute(db);
  await sql`
    create table release_report (
      environment text not null,
      remote text not null,
      version text not null,
      minute timestamptz not null,
      mounts int not null default 0,
      failures int not null default 0,
      primary key (environment, remote, version, minute)
    )`.execute(db);
  await sql`
    create table release_revision (
      one boolean primary key default true check (one),
      revision bigint not null
    )`.execute(db);
  await sql`insert into release_revision (revision) values (1)`.execute(db);
  await sql`create index audit_of_target on audit (target, id desc)`.execute(db);
}
