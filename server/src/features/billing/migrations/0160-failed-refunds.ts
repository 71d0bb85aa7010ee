import { type Kysely, sql } from 'kysely';

/** Refunds that the provider made, and that failed at the payer's bank later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table billing_refund
      drop constraint billing_refund_state_check,
      add constraint billing_refund_state_check check (state in ('asked', 'done', 'refused', 'failed'))`.execute(db);
}
