import { dashboardSummary } from '@flint/shared/contracts/dashboard';
import type { Db } from '../../platform/db/database';
import { type Route, route, type Viewer } from '../../platform/http/route';
import { readSubscription } from '../billing/plans/read-subscription';
import type { Credits } from '../credits/credits-service';
import type { Runs } from '../runs/runs-service';
import type { Steps } from '../steps/steps-service';
import { findCounts } from './dashboard-repository';

const RECENT_RUNS = 8;

export function dashboardRoutes(deps: {
  db: Db;
  credits: Credits;
  runs: Runs;
  steps: Pick<Steps, 'list'>;
  actingUser(viewer: Viewer, requested: string | undefined, action: string): Promise<string>;
}): Route[] {
  return [
    route(dashboardSummary, async ({ viewer, query }) => {
      const userId = await deps.actingUser(viewer, query.userId, 'dashboard.read');
      const [{ balance, held }, counts, recentRuns, recentJobs, subscription] = await Promise.all([
        deps.credits.balance(userId),
        findCounts(deps.db, userId),
        deps.runs.list(userId, { limit: RECENT_RUNS }),
        deps.steps.list(userId, RECENT_RUNS, 'agent'),
        readSubscription(deps.db, userId),
      ]);
      const summary = {
        balance,
        held,
        counts,
        recentJobs,
        recentRuns,
        subscription,
      };
      return { ...summary, summary };
    }),
  ];
}
