import { type Kysely, sql } from 'kysely';

/** Whom a release token belongs to; the names of actors in the log of steering, which had only their ids. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table release_token
      add column holder_kind text not null default 'ci' check (holder_kind in ('person', 'ci')),
      add column holder text not null default ''`.execute(db);
  // A token without a person was a CI's; its name says which.
  await sql`update release_token set holder = name`.execute(db);
  // A database of a control plane alone has no accounts.
  const accounts = await sql<{ there: boolean }>`select to_regclass('public.user') is not null as there`.execute(db);
  if (!accounts.rows[0]?.there) return;
  await sql`
    update audit set detail = detail || jsonb_build_object('who', "user".email)
    from "user" where "user".id = audit.actor and action like 'release.%' and not detail ? 'who'`.execute(db);
}
