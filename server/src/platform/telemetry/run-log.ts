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

/** Now, in milliseconds since 1970; later calls of this process answer more, so that events keep their order. */
function stamp(): number {
  lastAt = Math.max(Date.now(), lastAt + 0.001);
  return lastAt;
}

/**
 * Records an event with the transaction that makes it true: all of a transaction's events are one statement before
 * its commit, and are logged after it. A rollback takes them along.
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

/** Records an event that belongs to no transaction: logged now, written in a batch. */
export function noteRunEvent(run: RunRef, event: RunEvent): void {
  const noted = { run, at: stamp(), event };
  publish('run', noted);
  writer?.add(noted);
}

/** The same for the run in whose scope this is called; nothing outside of one. */
export function noteCurrentRun(event: RunEvent): void {
  const { runId, userId, requestId = null } = currentScope();
  if (runId !== undefined && userId !== undefined) noteRunEvent({ runId, userId, requestId }, event);
}

/** Logs a movement of credits once its transaction is committed. The ledger itself is the lasting record. */
export function recordMoney(tx: Tx, movement: MoneyEvent): void {
  const { requestId = null } = currentScope();
  afterCommit(tx, () => publish('money', { ...movement, requestId }));
}

/**
 * Starts writing what runs go through into the log and the database.
 * @returns ends it, with everything written
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
