import { type Kysely, sql } from 'kysely';

/** Movements of gift codes and of recommendations. The kinds that are allowed already stay allowed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    declare
      known text := (select string_agg(quote_literal(named[1]), ', ')
                     from pg_constraint,
                          regexp_matches(pg_get_constraintdef(oid), '''([a-z-]+)''::text', 'g') as named
                     where conname = 'ledger_txn_kind_check');
    begin
      execute 'alter table ledger_txn drop constraint ledger_txn_kind_check, add constraint ledger_txn_kind_check '
        || 'check (kind in (' || known || ', ''gift'', ''referral''))';
    end $$`.execute(db);
}
