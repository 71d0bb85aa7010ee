import { defineFeature } from '../../platform/composition/define-feature';
import { database } from '../../platform/postgres/database-feature';
import { credits } from '../credits/feature';
import { runs } from '../runs/feature';
import { steps } from '../steps/feature';
import { accounts } from '../users/accounts-feature';
import { dashboardRoutes } from './routes';

export const dashboard = defineFeature({
  id: 'dashboard',
  needs: { database, credits, runs, steps, accounts },
  routes: (
    _service,
    { database: { db }, credits: ledger, runs: { runs: all }, steps: jobs, accounts: { actingUser } },
  ) => dashboardRoutes({ db, credits: ledger, runs: all, steps: jobs.steps, actingUser }),
});
