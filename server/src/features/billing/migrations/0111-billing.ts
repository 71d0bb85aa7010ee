import { type Kysely, sql } from 'kysely';

/** Buying packages: checkouts, purchases, customers at the provider, the inbox of webhooks, and the test provider. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table billing_checkout (
      id uuid primary key,
      user_id text not null,
      payer_id text not null,
      provider text not null,
      kind text not null check (kind in ('page', 'fields', 'charge')),
      product_id text not null,
      name text not null,
      credits bigint not null check (credits > 0),
      amount bigint not null check (amount > 0),
      currency text not null,
      state text not null default 'open' check (state in ('open', 'paid', 'cancelled', 'expired')),
      provider_ref text,
      payment_ref text,
      secret text,
      url text not null,
      return_url text not null,
      cancel_url text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index billing_checkout_open on billing_checkout (payer_id) where state = 'open'`.execute(db);
  await sql`create index billing_checkout_of_user on billing_checkout (user_id) where state = 'open'`.execute(db);
  await sql`create index billing_checkout_payment on billing_checkout (payment_ref)`.execute(db);
  await sql`
    create table billing_customer (
      user_id text not null,
      provider text not null,
      customer_ref text not null,
      primary key (user_id, provider),
      unique (provider, customer_ref)
    )`.execute(db);
  await sql`
    create table billing_event (
      provider text not null,
      id text not null,
      type text not null,
      checkout_id uuid references billing_checkout,
      received_at timestamptz not null default now(),
      primary key (provider, id)
    )`.execute(db);
  await sql`
    create table billing_purchase (
      id uuid primary key references billing_checkout,
      number bigint generated always as identity unique,
      user_id text not null,
      payer_id text not null,
      provider text not null,
      payment_ref text not null,
      product_id text not null,
      name text not null,
      credits bigint not null check (credits > 0),
      amount bigint not null check (amount > 0),
      currency text not null,
      refunded bigint not null default 0 check (refunded between 0 and amount),
      disputed boolean not null default false,
      reclaimed bigint not null default 0 check (reclaimed between 0 and credits),
      revision integer not null default 0,
      mailed_at timestamptz,
      created_at timestamptz not null default now(),
      unique (provider, payment_ref)
    )`.execute(db);
  await sql`create index billing_purchase_of_payer on billing_purchase (payer_id, number desc)`.execute(db);
  await sql`create index billing_purchase_unmailed on billing_purchase (number) where mailed_at is null`.execute(db);
  await sql`
    create table embedded_payment (
      id text primary key,
      checkout_id uuid not null unique,
      customer_ref text not null,
      amount bigint not null,
      currency text not null,
      state text not null default 'open' check (state in ('open', 'paid', 'cancelled')),
      refunded bigint not null default 0,
      disputed boolean not null default false,
      created_at timestamptz not null default now()
    )`.execute(db);
}
