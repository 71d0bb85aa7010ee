import { agentRuns } from '@flint/shared/contracts/agent-runs';
import { dashboardSummary } from '@flint/shared/contracts/dashboard';
import type { Db } from '../../platform/db/database';
import { type Route, route, type Viewer } from '../../platform/http/route';
import type { Credits } from '../credits/credits-service';
import type { Runs } from '../runs/runs-service';
import { findCounts } from './dashboard-repository';

const RECENT_RUNS = 8;

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
        findCounts(deps.db, userId),
        deps.runs.list(userId, { limit: RECENT_RUNS }),
      ]);
      const summary = { balance, held, counts, recentJobs: [], recentRuns, subscription: null };
      return { ...summary, summary };
    }),
    // Agents are not there yet; the credits page asks for their runs.
    route(agentRuns, async ({ viewer, query }) => {
      await deps.actingUser(viewer, query.userId, 'agents.read');
      return { runs: [] };
    }),
  ];
}
