import { ConfigError } from '../../config/config-error';
import { connect, type Database } from '../../platform/db/database';
import { readStamp } from '../../platform/db/environment-stamp-repository';
import { ping } from '../../platform/db/ping-repository';

/**
 * Connects to the database of a shared control plane.
 * @throws ConfigError without a password when it cannot be reached, or is the database of an environment
 */
export async function openControlDatabase(url: string, connections: number): Promise<Database> {
  const { host, pathname } = new URL(url);
  const database = connect(url, connections);
  try {
    await ping(database.pool).catch((error: Error & { code?: string }) => {
      const what = error.message || error.code;
      throw new ConfigError(`CONTROL_DATABASE_URL: no PostgreSQL can be used at ${host}${pathname} (${what}).`);
    });
    const stamp = await readStamp(database.db);
    if (stamp)
      throw new ConfigError(
        `CONTROL_DATABASE_URL: ${host}${pathname} is the database of ${stamp}. A shared control plane has one of its own.`,
      );
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
