import { loadConfig } from '../../config/load-config';
import { type Tools, withDatabase } from '../../platform/commands/with-database';
import type { Db } from '../../platform/db/database';
import { openControlDatabase } from './open-control-database';

/** Runs a command on the control plane's database, and on the environment's own. */
export function withControlDatabase<T>(work: (control: Db, tools: Tools) => Promise<T>): Promise<T> {
  return withDatabase(async (tools) => {
    const { controlDatabaseUrl } = loadConfig();
    if (!controlDatabaseUrl) return work(tools.db, tools);
    const { db, close } = await openControlDatabase(controlDatabaseUrl, 1);
    try {
      return await work(db, tools);
    } finally {
      await close();
    }
  });
}
