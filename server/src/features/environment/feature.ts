import { defineFeature } from '../../platform/composition/define-feature';
import { assertEnvironment } from '../../platform/db/environment-stamp';
import { transact } from '../../platform/db/transaction';
import { database } from '../../platform/postgres/database-feature';
import { addEnvironmentCommands } from './commands';
import * as migration from './migrations/0095-environment-stamp';
import { stamp } from './stamp';

/** The environment that the database belongs to: stamped at the first start. */
export const environment = defineFeature({
  id: 'environment',
  needs: { database },
  tables: ['environment_stamp'],
  migrations: { '0095-environment-stamp': migration },
  async service({ database: { db } }, { config }) {
    await transact(db, (tx) => stamp(tx, config.environment));
    // Of two environments that start on a new database at once, one comes second.
    await assertEnvironment(db, config.environment);
  },
  commands: addEnvironmentCommands,
});
