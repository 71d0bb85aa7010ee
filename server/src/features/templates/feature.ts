import { join } from 'node:path';
import { defineFeature } from '../../platform/composition/define-feature';
import { database } from '../../platform/postgres/database-feature';
import { steps } from '../steps/feature';
import { uploads } from '../uploads/feature';
import { accounts } from '../users/accounts-feature';
import { registerCovers } from './covers';
import * as templateTables from './migrations/0131-templates';
import { templateRoutes } from './routes';
import { findTemplate } from './templates-repository';
import { createTemplates } from './templates-service';

export const templates = defineFeature({
  id: 'templates',
  needs: { database, steps, uploads, accounts },
  tables: ['template'],
  migrations: { '0131-templates': templateTables },
  service: ({ database: { db }, steps }) => createTemplates({ db, steps: steps.steps }),
  routes: (templates, { steps, uploads, accounts: { actingUser } }) =>
    templateRoutes({ templates, steps: steps.steps, uploads, actingUser }),
  http: (app, _service, _needs, { config: { paths } }) => registerCovers(app, join(paths.serverDir, 'template-covers')),
  // The id of a template is the idempotency key that it was created with.
  keyOwners: (_service, { database: { db } }) => [
    async (id) => {
      const template = await findTemplate(db, id);
      return template?.user_id;
    },
  ],
});
