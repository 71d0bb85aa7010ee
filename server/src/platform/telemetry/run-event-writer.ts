import type { BaseLogger } from 'pino';
import type { Db } from '../db/database';
import type { NotedEvent } from './run-event';
import { insertRunEvents } from './run-event-repository';

/** Batch interval of events outside transactions, in milliseconds: one commit for all of them. */
const FLUSH_MS = 200;
/** Buffer limit while the database is unreachable: beyond it the oldest events are dropped. */
const MAX_WAITING = 5_000;

export interface RunEventWriter {
  add(event: NotedEvent): void;
  /** Writes pending events and stops. */
  stop(): Promise<void>;
}

/**
 * Batches events that are written outside a transaction. A crash loses those of the last {@link FLUSH_MS}; important
 * ones (money, ends, stored files) are written in their transaction instead.
 */
export function createRunEventWriter({ db, log }: { db: Db; log: Pick<BaseLogger, 'warn'> }): RunEventWriter {
  let waiting: NotedEvent[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  let stopped = false;

  const flush = async () => {
    timer = undefined;
    const batch = waiting;
    waiting = [];
    try {
      await insertRunEvents(db, batch);
    } catch (err) {
      log.warn({ err, events: batch.length }, 'events of runs could not be written: trying again');
      waiting = [...batch, ...waiting].slice(-MAX_WAITING);
      if (!stopped) schedule();
    }
  };
  const schedule = () => {
    timer ??= setTimeout(() => {
      writing = writing.then(flush);
    }, FLUSH_MS).unref();
  };
  return {
    add(event) {
      waiting.push(event);
      if (waiting.length > MAX_WAITING) waiting.shift();
      schedule();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await writing;
      await flush();
    },
  };
}
