import { pino } from 'pino';
import { loadConfig } from '../../config/load-config';
import { assertNoControlDatabase } from '../db/control-database';
import { connect, type Db } from '../db/database';
import { assertEnvironment } from '../db/environment-stamp';
import { openDatabase } from '../postgres/open-database';
import { CommandError } from './command-error';

export interface Tools {
  readonly db: Db;
  /** Contains the password. */
  readonly databaseUrl: string;
  /** Actor of these commands in the audit log. */
  readonly actor: string;
}

interface Options {
  /** Whether the database may belong to another environment than FLINT_ENV. */
  readonly ofAnyEnvironment?: boolean;
  readonly connections?: number;
}

const CONNECTIONS = 2;
/** PostgreSQL's code for a table that does not exist. */
const UNDEFINED_TABLE = '42P01';

/**
 * Runs a command on the server's own database, beside a running server or without one.
 * @throws CommandError when no server has ever made the tables
 * @throws ConfigError when it is a control database, or belongs to another environment, unless `ofAnyEnvironment`
 */
export async function withDatabase<T>(work: (tools: Tools) => Promise<T>, options: Options = {}): Promise<T> {
  const config = loadConfig();
  // Logs go to standard error: standard output is for the command's result.
  const log = pino({ level: 'warn' }, pino.destination({ dest: 2, sync: true }));
  const server = await openDatabase(config, log, { besideServer: true });
  const { db, close } = connect(server.url, options.connections ?? CONNECTIONS);
  try {
    await assertNoControlDatabase(db, server.url);
    if (!options.ofAnyEnvironment) await assertEnvironment(db, config.environment);
    return await work({ db, databaseUrl: server.url, actor: 'cli' });
  } catch (error) {
    if ((error as { code?: string }).code !== UNDEFINED_TABLE) throw error;
    throw new CommandError('This database holds no Flint yet. Start it once with: npm start');
  } finally {
    await close();
    await server.stop();
  }
}
