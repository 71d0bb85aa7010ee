import { EventEmitter } from 'node:events';
import pg from 'pg';
import type { Db } from '../db/database';
import type { Tx } from '../db/transaction';
import { QUEUES_CHANNEL } from './queue-trigger-repository';
import { listenToSignals, notifyReader, notifyRun, notifyUser, READERS_CHANNEL } from './signals-repository';

const RECONNECT_MS = 500;
/** Heartbeat interval of a reader, in milliseconds. */
export const READER_ASKS_MS = 700;

export interface RunSignals {
  /** Calls `listener` whenever a run changes, in any process. @returns unsubscribe. */
  on(runId: string, listener: () => void): () => void;
  /** As `on`, but only for changes of state and progress, not for each piece of a streamed answer. */
  onState(runId: string, listener: () => void): () => void;
  /** As `on`, for all runs of a user, new ones included, and for the user's balance. */
  onUser(userId: string, listener: () => void): () => void;
  /**
   * Calls `listener` for each heartbeat of a reader that follows this run's output from the database.
   * @returns unsubscribe
   */
  onReader(runId: string, listener: () => void): () => void;
  /**
   * Calls `listener` with the name of a queue that has a new workflow, or room for one; without a name after the
   * connection was away, since any queue may. @returns unsubscribe
   */
  onQueue(listener: (queue?: string) => void): () => void;
  stop(): Promise<void>;
}

/** Notifies every process that a user's run changed or was created; inside a transaction, on commit. */
export async function announce(db: Db | Tx, run: { id: string; user_id: string }): Promise<void> {
  await notifyRun(db, run);
}

/** Notifies every process, on commit, that a user's balance changed. */
export async function announceBalance(tx: Tx, userId: string): Promise<void> {
  await notifyUser(tx, userId);
}

/** @returns sends a reader's heartbeat for a run; throttled to one per {@link READER_ASKS_MS} */
export function announcingReader(db: Db, runId: string): () => Promise<void> {
  let saidAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - saidAt < READER_ASKS_MS) return;
    saidAt = performance.now();
    await notifyReader(db, runId);
  };
}

/** Listens for changes of runs on a dedicated connection, and reconnects when it breaks. */
export async function listenForRuns(databaseUrl: string): Promise<RunSignals> {
  const emitter = new EventEmitter().setMaxListeners(0);
  let client: pg.Client | undefined;
  let stopped = false;

  /** Schedules one attempt. Only here, since a connection that fails to open rejects and emits `end` as well. */
  function reopen(): void {
    if (!stopped) setTimeout(() => open().catch(reopen), RECONNECT_MS).unref();
  }

  async function open(): Promise<void> {
    const opened = new pg.Client({ connectionString: databaseUrl, application_name: 'flint-signals' });
    opened.on('notification', ({ channel, payload = '' }) => {
      if (channel === READERS_CHANNEL) return void emitter.emit(`reader ${payload}`);
      if (channel === QUEUES_CHANNEL) return void emitter.emit('queue', payload);
      const [runId = '', userId = ''] = payload.split(' ');
      emitter.emit(`run ${runId}`);
      if (!userId) return;
      emitter.emit(`state ${runId}`);
      emitter.emit(`user ${userId}`);
    });
    opened.on('error', () => undefined);
    try {
      await opened.connect();
      await listenToSignals(opened);
    } catch (error) {
      void opened.end().catch(() => undefined);
      throw error;
    }
    if (stopped) return opened.end();
    opened.once('end', reopen);
    if (client) emitter.emit('queue');
    client = opened;
  }

  function listen(name: string, listener: (payload?: string) => void) {
    emitter.on(name, listener);
    return () => void emitter.off(name, listener);
  }

  await open();
  return {
    on: (runId, listener) => listen(`run ${runId}`, listener),
    onState: (runId, listener) => listen(`state ${runId}`, listener),
    onUser: (userId, listener) => listen(`user ${userId}`, listener),
    onReader: (runId, listener) => listen(`reader ${runId}`, listener),
    onQueue: (listener) => listen('queue', listener),
    async stop() {
      stopped = true;
      await client?.end();
    },
  };
}
