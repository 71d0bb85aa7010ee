import type pg from 'pg';
import { ConfigError } from '../../config/config-error';
import { withIdleTimeout } from '../runs/idle-timeout';
import { connect } from './connect';

/** Times that a shared session is looked for: a pooler may have others to give away. */
const LOOKS = 3;

/**
 * Makes sure that a connection is a session of its own. A pooler in transaction mode gives each transaction whichever
 * session is free, so that LISTEN, advisory locks and prepared statements of one process end up in another's: orders
 * would wait for polls, and a living process could lose its runs.
 * @throws ConfigError naming DATABASE_URL
 */
export async function assertSessions(url: string): Promise<void> {
  // As the workflow engine connects.
  const address = withIdleTimeout(url);
  const own = await connect(address).catch(refused);
  const other = await connect(address);
  try {
    for (let look = 0; look < LOOKS; look++)
      if (await isShared(own, other, `${process.pid}-${look}`))
        throw new ConfigError(
          'DATABASE_URL: a pooler in transaction mode is in front of this PostgreSQL, and Flint keeps sessions (LISTEN, ' +
            'advisory locks). Use its session mode (PgBouncer: pool_mode = session), or connect to PostgreSQL itself.',
        );
  } finally {
    await Promise.all([own.end(), other.end()]);
  }
}

/** PgBouncer refuses what it does not pass on. */
function refused(error: Error): never {
  if (!error.message.includes('startup parameter')) throw error;
  throw new ConfigError(
    `DATABASE_URL: the pooler in front of this PostgreSQL refuses options (${error.message}). ` +
      'In PgBouncer set ignore_startup_parameters = options.',
  );
}

/** Whether a setting of one connection's session is seen by another connection. */
async function isShared(own: pg.Client, other: pg.Client, mark: string): Promise<boolean> {
  await own.query("select set_config('flint.session', $1, false)", [mark]);
  const { rows } = await other.query("select current_setting('flint.session', true) as mark");
  return rows[0]?.mark === mark;
}
