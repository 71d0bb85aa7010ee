import { type Kysely, sql } from 'kysely';

/** Gift codes, of which only hashes are kept, and who redeemed them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table gift_code (
      id uuid primary key,
      batch_id uuid not null,
      code_hash text not null unique,
      hint text not null,
      campaign text not null,
      credits bigint not null check (credits > 0),
      credit_days integer check (credit_days > 0),
      max_uses integer not null check (max_uses > 0),
      used integer not null default 0 check (used between 0 and max_uses),
      expires_at timestamptz,
      disabled_at timestamptz,
      created_by text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index gift_code_batch on gift_code (batch_id)`.execute(db);
  await sql`create index gift_code_newest on gift_code (created_at desc, id)`.execute(db);
  await sql`
    create table gift_redemption (
      code_id uuid not null references gift_code,
      user_id text not null,
      at timestamptz not null default now(),
      primary key (code_id, user_id)
    )`.execute(db);
}
