import type { BaseLogger } from 'pino';
import type { Db } from '../db/database';
import { afterCommit, beforeCommit, type Tx } from '../db/transaction';
import { listen, publish } from './channels';
import type { MoneyEvent, NotedEvent, RunEvent, RunRef } from './run-event';
import { insertRunEvents } from './run-event-repository';
import { createRunEventWriter, type RunEventWriter } from './run-event-writer';
import { currentScope } from './scope';

const collected = new WeakMap<Tx, NotedEvent[]>();
let writer: RunEventWriter | undefined;
let lastAt = 0;

/**
 * Monotonic clock in milliseconds since 1970: strictly increasing within a process, so that events keep their order.
 */
function stamp(): number {
  lastAt = Math.max(Date.now(), lastAt + 0.001);
  return lastAt;
}

/**
 * Records an event in its transaction: all of a transaction's events are written in one statement before its commit and
 * logged after it. A rollback discards them.
 */
export function recordRunEvent(tx: Tx, run: RunRef, event: RunEvent): void {
  const noted = { run, at: stamp(), event };
  const before = collected.get(tx);
  if (before) return void before.push(noted);
  const events = [noted];
  collected.set(tx, events);
  beforeCommit(tx, () => insertRunEvents(tx, events));
  afterCommit(tx, () => {
    for (const each of events) publish('run', each);
  });
}

/** Records an event outside transactions: logged at once, written in a batch. */
export function noteRunEvent(run: RunRef, event: RunEvent): void {
  const noted = { run, at: stamp(), event };
  publish('run', noted);
  writer?.add(noted);
}

/** As `noteRunEvent`, for the run of the current scope; does nothing outside of one. */
export function noteCurrentRun(event: RunEvent): void {
  const { runId, userId, requestId = null } = currentScope();
  if (runId !== undefined && userId !== undefined) noteRunEvent({ runId, userId, requestId }, event);
}

/** Logs a movement of credits after its transaction's commit. The ledger itself is the permanent record. */
export function recordMoney(tx: Tx, movement: MoneyEvent): void {
  const { requestId = null } = currentScope();
  afterCommit(tx, () => publish('money', { ...movement, requestId }));
}

/**
 * Starts writing events of runs to the log and the database.
 * @returns writes pending events and stops
 */
export function startRunLog({ db, log }: { db: Db; log: Pick<BaseLogger, 'info' | 'warn'> }): () => Promise<void> {
  const own = createRunEventWriter({ db, log });
  writer = own;
  const ends = [
    listen('run', ({ run, event }) => {
      const { event: name, ...detail } = event;
      log.info({ event: `run.${name}`, ...run, ...detail }, `run ${name.replace('_', ' ')}`);
    }),
    listen('money', ({ movement, ...detail }) => {
      log.info({ event: `money.${movement}`, ...detail }, `credits ${movement}`);
    }),
  ];
  return async () => {
    if (writer === own) writer = undefined;
    await own.stop();
    for (const end of ends) end();
  };
}
