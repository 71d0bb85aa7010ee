import { dashboardSummary } from '@flint/shared/contracts/dashboard';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import { type Route, route, type Viewer } from '../../platform/http/route';
import type { Credits } from '../credits/credits-service';
import type { Runs } from '../runs/runs-service';

const RECENT_RUNS = 8;

/** Counts a user's kept pictures, without the other files of a run (films, stems, MIDI), and the runs under way. */
async function readCounts(db: Db, userId: string) {
  const counts = await sql<{ images: number; running: number }>`
    select (select count(*) from asset where user_id = ${userId} and kind = 'image' and part_of is null
            and deleted_at is null) as images,
           (select count(*) from run where user_id = ${userId} and status in ('queued', 'running') and part_of is null) as running`.execute(
    db,
  );
  return counts.rows[0] ?? { images: 0, running: 0 };
}

export function dashboardRoutes(deps: {
  db: Db;
  credits: Credits;
  runs: Runs;
  actingUser(viewer: Viewer, requested: string | undefined, action: string): Promise<string>;
}): Route[] {
  return [
    route(dashboardSummary, async ({ viewer, query }) => {
      const userId = await deps.actingUser(viewer, query.userId, 'dashboard.read');
      const [{ balance, held }, counts, recentRuns] = await Promise.all([
        deps.credits.balance(userId),
        readCounts(deps.db, userId),
        deps.runs.list(userId, RECENT_RUNS),
      ]);
      return { summary: { balance, held, counts, recentRuns } };
    }),
  ];
}
