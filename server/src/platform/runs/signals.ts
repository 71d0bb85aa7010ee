import { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from '../db/database';
import type { Tx } from '../db/transaction';

const CHANNEL = 'flint_run';
const RECONNECT_MS = 500;

export interface RunSignals {
  /** Calls `listener` whenever a run changes, in whichever process. @returns unsubscribe. */
  on(runId: string, listener: () => void): () => void;
  stop(): Promise<void>;
}

/** Tells every process that a run changed; inside a transaction, when it commits. */
export async function announce(db: Db | Tx, runId: string): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${runId})`.execute(db);
}

/** Listens for changes of runs on a connection of its own, which it replaces when it breaks. */
export async function listenForRuns(databaseUrl: string): Promise<RunSignals> {
  const emitter = new EventEmitter().setMaxListeners(0);
  let client: pg.Client;
  let stopped = false;

  async function open(): Promise<void> {
    client = new pg.Client({ connectionString: databaseUrl, application_name: 'flint-signals' });
    client.on('notification', ({ payload }) => payload && emitter.emit(payload));
    client.on('error', () => undefined);
    client.on('end', () => {
      if (!stopped) setTimeout(() => open().catch(() => client.emit('end')), RECONNECT_MS).unref();
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  }

  await open();
  return {
    on(runId, listener) {
      emitter.on(runId, listener);
      return () => emitter.off(runId, listener);
    },
    async stop() {
      stopped = true;
      await client.end();
    },
  };
}
