import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../../config';
import { ConfigError } from '../../config/config-error';
import { isDatabaseAway } from '../db/database-away';
import { assertSessions } from './assert-sessions';
import { connect } from './connect';
import { type OpenOptions, openEmbedded } from './embedded-database';

export interface Database {
  /** Where to connect; carries the password. */
  url: string;
  embedded: boolean;
  /** Stops what was started; call it last. */
  stop(): Promise<void>;
}

/** Pause between attempts, and between lines of the log, in milliseconds. */
const PAUSE_MS = 500;
const SAY_MS = 5_000;
export interface WaitOptions {
  /** How long to wait for an external database that is away, in milliseconds; not at all by default. */
  waitMs?: number;
  /** Ends the waiting. */
  stopping?: AbortSignal;
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
  options: OpenOptions & WaitOptions = {},
): Promise<Database> {
  if (!config.databaseUrl)
    return { embedded: true, ...(await openEmbedded(config, (line) => log.warn(line), options)) };
  await assertReachable(config.databaseUrl, log, options);
  await assertSessions(config.databaseUrl);
  return { url: config.databaseUrl, embedded: false, stop: async () => {} };
}

async function assertReachable(url: string, log: Log, { waitMs = 0, stopping }: WaitOptions): Promise<void> {
  const { host, pathname } = new URL(url);
  const began = performance.now();
  let said = 0;
  for (;;) {
    try {
      const client = await connect(url);
      await client.end();
      return;
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      const waited = performance.now() - began;
      if (!isDatabaseAway(error) || waited >= waitMs || stopping?.aborted)
        throw new ConfigError(`DATABASE_URL: no PostgreSQL can be used at ${host}${pathname} (${message || code}).`);
      if (waited >= said) {
        const left = Math.ceil((waitMs - waited) / 1000);
        log.warn(`The database at ${host}${pathname} is away (${message || code}). Waiting for ${left} s more.`);
        said = waited + SAY_MS;
      }
      await delay(Math.min(PAUSE_MS, waitMs - waited), undefined, stopping && { signal: stopping }).catch(
        () => undefined,
      );
    }
  }
}
