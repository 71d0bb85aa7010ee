import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';

/** Counts pictures that a user made, without photos and other files of runs (films, stems), and the runs under way. */
export async function findCounts(db: Db, userId: string): Promise<{ images: number; running: number }> {
  const counts = await sql<{ images: number; running: number }>`
    select (select count(*) from asset where user_id = ${userId} and kind = 'image' and part_of is null
            and deleted_at is null
            and not exists (select from run where run.id = asset.run_id and run.kind = 'upload')) as images,
           (select count(*) from run where user_id = ${userId} and status in ('queued', 'running') and part_of is null and leaf_of is null) as running`.execute(
    db,
  );
  return counts.rows[0] ?? { images: 0, running: 0 };
}
