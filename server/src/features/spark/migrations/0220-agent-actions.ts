import { type Kysely, sql } from 'kysely';

/** Cards for runs of agents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table spark_action
      drop constraint spark_action_kind_check,
      add constraint spark_action_kind_check
        check (kind in ('image', 'video', 'thread', 'brand', 'edit', 'upscale', 'cutout', 'template', 'agent'))`.execute(
    db,
  );
}
