import { EventEmitter } from 'node:events';
import { type Expression, sql } from 'kysely';
import pg from 'pg';
import type { Db } from '../db/database';
import type { Tx } from '../db/transaction';

const CHANNEL = 'flint_run';
const RECONNECT_MS = 500;

export interface RunSignals {
  /** Calls `listener` whenever a run changes, in whichever process. @returns unsubscribe. */
  on(runId: string, listener: () => void): () => void;
  /** The same, but for how far it has come: not called for each piece of an answer. */
  onState(runId: string, listener: () => void): () => void;
  /** The same for all runs of a user, begun ones included. */
  onUser(userId: string, listener: () => void): () => void;
  stop(): Promise<void>;
}

/** Tells every process that a user's run changed or began; inside a transaction, when it commits. */
export async function announce(db: Db | Tx, run: { id: string; user_id: string }): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${`${run.id} ${run.user_id}`})`.execute(db);
}

/**
 * Tells those who follow this one run that there is more of it, as a part of the statement that writes it: for what
 * changes often. The owner's list of runs hears of it when it looks.
 */
export const announcingMore = (runId: Expression<string>) => sql<null>`pg_notify(${CHANNEL}, ${runId}::text)`;

/** Listens for changes of runs on a connection of its own, which it replaces when it breaks. */
export async function listenForRuns(databaseUrl: string): Promise<RunSignals> {
  const emitter = new EventEmitter().setMaxListeners(0);
  let client: pg.Client;
  let stopped = false;

  async function open(): Promise<void> {
    client = new pg.Client({ connectionString: databaseUrl, application_name: 'flint-signals' });
    client.on('notification', ({ payload = '' }) => {
      const [runId = '', userId = ''] = payload.split(' ');
      emitter.emit(`run ${runId}`);
      if (!userId) return;
      emitter.emit(`state ${runId}`);
      emitter.emit(`user ${userId}`);
    });
    client.on('error', () => undefined);
    client.on('end', () => {
      if (!stopped) setTimeout(() => open().catch(() => client.emit('end')), RECONNECT_MS).unref();
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  }

  function listen(name: string, listener: () => void) {
    emitter.on(name, listener);
    return () => void emitter.off(name, listener);
  }

  await open();
  return {
    on: (runId, listener) => listen(`run ${runId}`, listener),
    onState: (runId, listener) => listen(`state ${runId}`, listener),
    onUser: (userId, listener) => listen(`user ${userId}`, listener),
    async stop() {
      stopped = true;
      await client.end();
    },
  };
}
