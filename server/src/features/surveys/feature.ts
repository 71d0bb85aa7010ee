import { defineFeature } from '../../platform/composition/define-feature';
import { database } from '../../platform/postgres/database-feature';
import * as migration from './migrations/0121-surveys';
import { surveyRoutes } from './routes';

export const surveys = defineFeature({
  id: 'surveys',
  needs: { database },
  tables: ['survey'],
  migrations: { '0121-surveys': migration },
  routes: (_service, { database: { db } }) => surveyRoutes(db),
});
