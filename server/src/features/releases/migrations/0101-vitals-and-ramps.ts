import { type Kysely, sql } from 'kysely';

/** Measurements of browsers as counts in buckets, and rollouts that go on by themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table release_vital (
    environment text not null,
    remote text not null,
    version text not null,
    minute timestamptz not null,
    vital text not null,
    call text not null,
    bucket smallint not null,
    count int not null check (count > 0),
    primary key (environment, remote, version, minute, vital, call, bucket)
  )`.execute(db);
  await sql`create index release_vital_minute on release_vital (minute)`.execute(db);
  await sql`alter table release_steering add column ramp jsonb`.execute(db);
}
