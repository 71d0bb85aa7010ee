import { type Kysely, sql } from 'kysely';

/** Invoices of plans are found by their payment, and refunded and disputed like purchases. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table billing_invoice add column payment_ref text`.execute(db);
  await sql`create index billing_invoice_payment on billing_invoice (provider, payment_ref)`.execute(db);
  // As in billing_return: a purchase, or an invoice of a plan.
  await sql`alter table billing_refund drop constraint billing_refund_purchase_id_fkey`.execute(db);
  await sql`alter table billing_dispute drop constraint billing_dispute_purchase_id_fkey`.execute(db);
}
