import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
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

/** Pages hold files of sample runs this long: their names stay when they are made anew. */
const SAMPLES_MS = 3_600_000;

export const templates = defineFeature({
  id: 'templates',
  needs: { database, steps, uploads, accounts },
  tables: ['template'],
  migrations: { '0131-templates': templateTables },
  service: ({ database: { db }, steps }) => createTemplates({ db, steps: steps.steps }),
  routes: (templates, { steps, uploads, accounts: { actingUser } }) =>
    templateRoutes({ templates, steps: steps.steps, uploads, actingUser }),
  async http(app, _service, _needs, { config: { paths } }) {
    registerCovers(app, join(paths.serverDir, 'template-covers'));
    // `{id}/run.json`, a `StepJob`, beside the files that its steps made: drawn once, by `npm run gallery:templates`.
    await app.register(fastifyStatic, {
      ...{ root: join(paths.serverDir, 'template-samples'), prefix: '/template-samples/', maxAge: SAMPLES_MS },
      ...{ decorateReply: false, index: false as const },
    });
  },
  // The id of a template is the idempotency key that it was created with.
  keyOwners: (_service, { database: { db } }) => [
    async (id) => {
      const template = await findTemplate(db, id);
      return template?.user_id;
    },
  ],
});
