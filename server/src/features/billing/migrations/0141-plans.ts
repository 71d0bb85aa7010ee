import { type Kysely, sql } from 'kysely';

/** Plans: subscriptions, their invoices, the credits that came with them, trials, mails, and the test provider's account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table billing_checkout
      drop constraint billing_checkout_kind_check,
      add constraint billing_checkout_kind_check
        check (kind in ('page', 'fields', 'charge', 'plan', 'plan_fields', 'plan_card')),
      add column plan_interval text check (plan_interval in ('month', 'year')),
      add column trial_days integer not null default 0 check (trial_days >= 0)`.execute(db);
  await sql`
    create table billing_subscription (
      id uuid primary key default gen_random_uuid(),
      user_id text not null,
      provider text not null,
      ref text not null,
      plan_name text not null,
      interval text not null check (interval in ('month', 'year')),
      amount bigint not null,
      currency text not null,
      state text not null check (state in ('open', 'trialing', 'active', 'past_due', 'ended')),
      period_start timestamptz not null,
      period_end timestamptz not null,
      trial_ends_at timestamptz,
      ends_at timestamptz,
      next_plan text,
      next_interval text,
      refill_at timestamptz,
      card jsonb,
      undone_at timestamptz,
      settled_at timestamptz not null default now(),
      created_at timestamptz not null,
      unique (provider, ref)
    )`.execute(db);
  await sql`
    create unique index billing_subscription_live on billing_subscription (user_id)
      where state in ('trialing', 'active', 'past_due')`.execute(db);
  await sql`
    create table billing_invoice (
      id uuid primary key default gen_random_uuid(),
      number bigint generated always as identity unique,
      user_id text not null,
      provider text not null,
      ref text not null,
      subscription_ref text not null,
      description text not null,
      amount bigint not null,
      currency text not null,
      state text not null check (state in ('open', 'paid', 'void')),
      refunded bigint not null default 0,
      disputed boolean not null default false,
      credits bigint not null default 0,
      reclaimed bigint not null default 0,
      revision integer not null default 0,
      failures integer not null default 0,
      pay_url text,
      paid_at timestamptz,
      created_at timestamptz not null,
      unique (provider, ref)
    )`.execute(db);
  await sql`create index billing_invoice_of_user on billing_invoice (user_id, created_at desc)`.execute(db);
  await sql`
    create table billing_refill (
      provider text not null,
      subscription_ref text not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      user_id text not null,
      invoice_ref text not null,
      plan_name text not null,
      credits bigint not null check (credits > 0),
      primary key (provider, subscription_ref, invoice_ref, starts_at)
    )`.execute(db);
  await sql`create index billing_refill_of_user on billing_refill (user_id, ends_at)`.execute(db);
  await sql`
    create table billing_trial (
      address_hash text primary key,
      subscription_ref text not null
    )`.execute(db);
  await sql`
    create table billing_notice (
      user_id text not null,
      about text not null,
      created_at timestamptz not null default now(),
      primary key (user_id, about)
    )`.execute(db);
  await sql`
    create table embedded_account (
      customer_ref text primary key,
      account jsonb not null
    )`.execute(db);
}
