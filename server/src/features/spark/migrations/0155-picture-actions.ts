import { type Kysely, sql } from 'kysely';

/** Cards for pictures made from the newest picture of a conversation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table spark_action
      drop constraint spark_action_kind_check,
      add constraint spark_action_kind_check
        check (kind in ('image', 'video', 'thread', 'brand', 'edit', 'upscale', 'cutout'))`.execute(db);
}
