import type { Config } from '../../config';
import { ConfigError } from '../../config/config-error';
import { connect } from './connect';
import { type OpenOptions, openEmbedded } from './embedded-database';

export interface Database {
  /** Where to connect; carries the password. */
  url: string;
  embedded: boolean;
  /** Stops what was started; call it last. */
  stop(): Promise<void>;
}

interface Log {
  warn(line: string): void;
}

/**
 * The database of this server: the one DATABASE_URL names, else the embedded PostgreSQL in the data folder.
 * @throws ConfigError naming DATABASE_URL or DATA_DIR when there is none to use; it never holds a password
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'paths'>,
  log: Log,
  options: OpenOptions = {},
): Promise<Database> {
  if (!config.databaseUrl)
    return { embedded: true, ...(await openEmbedded(config, (line) => log.warn(line), options)) };
  await assertReachable(config.databaseUrl);
  return { url: config.databaseUrl, embedded: false, stop: async () => {} };
}

async function assertReachable(url: string): Promise<void> {
  try {
    const client = await connect(url);
    await client.end();
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    const { host, pathname } = new URL(url);
    throw new ConfigError(`DATABASE_URL: no PostgreSQL can be used at ${host}${pathname} (${message || code}).`);
  }
}
