import { EventEmitter } from 'node:events';
import pg from 'pg';
import type { Db } from '../db/database';
import type { Tx } from '../db/transaction';
import { listenToSignals, notifyReader, notifyRun, READERS_CHANNEL } from './signals-repository';

const RECONNECT_MS = 500;
/** A reader says again that it is there, this often. */
export const READER_ASKS_MS = 700;

export interface RunSignals {
  /** Calls `listener` whenever a run changes, in whichever process. @returns unsubscribe. */
  on(runId: string, listener: () => void): () => void;
  /** The same, but for how far it has come: not called for each piece of an answer. */
  onState(runId: string, listener: () => void): () => void;
  /** The same for all runs of a user, begun ones included. */
  onUser(userId: string, listener: () => void): () => void;
  /** Calls back while somebody reads what this run writes by the database. @returns unsubscribe */
  onReader(runId: string, listener: () => void): () => void;
  stop(): Promise<void>;
}

/** Tells every process that a user's run changed or began; inside a transaction, when it commits. */
export async function announce(db: Db | Tx, run: { id: string; user_id: string }): Promise<void> {
  await notifyRun(db, run);
}

/** @returns says that somebody reads what a run writes; however often it is called, at most once in {@link READER_ASKS_MS} */
export function announcingReader(db: Db, runId: string): () => Promise<void> {
  let saidAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - saidAt < READER_ASKS_MS) return;
    saidAt = performance.now();
    await notifyReader(db, runId);
  };
}

/** Listens for changes of runs on a connection of its own, which it replaces when it breaks. */
export async function listenForRuns(databaseUrl: string): Promise<RunSignals> {
  const emitter = new EventEmitter().setMaxListeners(0);
  let client: pg.Client;
  let stopped = false;

  async function open(): Promise<void> {
    client = new pg.Client({ connectionString: databaseUrl, application_name: 'flint-signals' });
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === READERS_CHANNEL) return void emitter.emit(`reader ${payload}`);
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
    await listenToSignals(client);
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
    onReader: (runId, listener) => listen(`reader ${runId}`, listener),
    async stop() {
      stopped = true;
      await client.end();
    },
  };
}
