import { defineFeature } from './feature';
import { migrateAuth } from './features/users/auth';
import { auth } from './features/users/auth-feature';
import { assertNoControlDatabase } from './platform/db/control-database';
import { assertEnvironment } from './platform/db/environment-stamp';
import { migrate } from './platform/db/migrate';
import { migrateCounters } from './platform/http/counters-repository';
import { connection } from './platform/postgres/feature';

/** The database in this release's shape. */
export const database = defineFeature({
  id: 'database',
  needs: { connection, auth },
  async service({ connection: { db, pool, url }, auth: accounts }, { config, migrations }) {
    await migrate(db, migrations, async () => {
      await assertNoControlDatabase(db, url);
      await assertEnvironment(db, config.environment);
      await migrateAuth(accounts);
      await migrateCounters(pool);
    });
    return { db, pool, url };
  },
});
