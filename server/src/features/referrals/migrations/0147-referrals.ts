import { type Kysely, sql } from 'kysely';

/** Links by which users recommend Flint, and who signed up by them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table referral_link (
      user_id text primary key,
      code text not null unique,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table referral (
      user_id text primary key,
      referrer_id text not null,
      purchase_id uuid unique,
      credits bigint not null default 0 check (credits >= 0),
      reclaimed bigint not null default 0 check (reclaimed between 0 and credits),
      revision integer not null default 0,
      created_at timestamptz not null default now(),
      check (user_id <> referrer_id),
      check ((purchase_id is null) = (credits = 0))
    )`.execute(db);
  await sql`create index referral_referrer on referral (referrer_id)`.execute(db);
}
