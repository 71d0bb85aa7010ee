import { defineFeature } from '../../platform/composition/define-feature';
import { database } from '../../platform/postgres/database-feature';
import { credits } from '../credits/feature';
import { runs } from '../runs/feature';
import { access } from '../users/access-feature';
import { dashboardRoutes } from './routes';

export const dashboard = defineFeature({
  id: 'dashboard',
  needs: { database, credits, runs, access },
  routes: (_service, { database: { db }, credits: ledger, runs: { runs: all }, access: { actingUser } }) =>
    dashboardRoutes({ db, credits: ledger, runs: all, actingUser }),
});
