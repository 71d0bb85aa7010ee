import { defineFeature } from '../../platform/composition/define-feature';
import type { Db } from '../../platform/db/database';
import { migrate } from '../../platform/db/migrate';
import { database } from '../../platform/postgres/database-feature';
import { CONTROL_MIGRATIONS } from './control-plane-migrations';
import { openControlDatabase } from './open-control-database';

/** Few: pages are decided from memory. */
const CONNECTIONS = 5;

/** Where the control plane's tables are. */
export interface ControlDatabase {
  readonly db: Db;
  /** Whether servers of several environments use it, with accounts and files of their own. */
  readonly isShared: boolean;
}

/** The control plane's database: the environment's own, or the one that CONTROL_DATABASE_URL names. */
export const controlDatabase = defineFeature({
  id: 'control-database',
  needs: { database },
  async service({ database: own }, { config, onStop }): Promise<ControlDatabase> {
    if (!config.controlDatabaseUrl) return { db: own.db, isShared: false };
    const { db, close } = await openControlDatabase(config.controlDatabaseUrl, CONNECTIONS);
    onStop(close);
    await migrate(db, CONTROL_MIGRATIONS, async () => {});
    return { db, isShared: true };
  },
});
