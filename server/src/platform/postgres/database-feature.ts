import { defineFeature } from '../composition/define-feature';
import { assertNoControlDatabase } from '../db/control-database';
import { assertEnvironment } from '../db/environment-stamp';
import { migrate } from '../db/migrate';
import { migrateCounters } from '../http/counters-repository';
import { connection } from './feature';

/** The database in this release's shape. */
export const database = defineFeature({
  id: 'database',
  needs: { connection },
  async service({ connection: { db, pool, url } }, { config, log, migrations, libraryTables }) {
    await migrate(db, migrations, async () => {
      await assertNoControlDatabase(db, url);
      await assertEnvironment(db, config.environment);
      for (const create of libraryTables) await create({ pool, config, log });
      await migrateCounters(pool);
    });
    return { db, pool, url };
  },
});
