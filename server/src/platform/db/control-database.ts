import { ConfigError } from '../../config/config-error';
import { isControlDatabase } from './control-database-repository';
import type { Db } from './database';

/**
 * @param url where `db` is; the password is not repeated
 * @throws ConfigError when the database holds the control plane of several environments, and so no accounts
 */
export async function assertNoControlDatabase(db: Db, url: string): Promise<void> {
  if (!(await isControlDatabase(db))) return;
  const { host, pathname } = new URL(url);
  throw new ConfigError(
    `DATABASE_URL: ${host}${pathname} is the control database of a shared control plane. Name it in CONTROL_DATABASE_URL, ` +
      'and an empty database of this environment in DATABASE_URL.',
  );
}
