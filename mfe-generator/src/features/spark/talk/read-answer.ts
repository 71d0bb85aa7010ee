import { emit } from '@flint/shared/api/bus';
import { toMessage } from '@flint/shared/api/message';
import { followSpark } from '@flint/shared/api/spark';
import type { SparkListener } from '@flint/shared/api/spark-events';
import { SparkFailure } from '@flint/shared/api/spark-failure';
import type { Store } from '@flint/shared/contracts/remotes';
import type { SparkAnswer, SparkEvent } from '@flint/shared/contracts/spark';
import type { SparkMessage } from '@flint/shared/contracts/spark-messages';
import { beginLive, endLive, showLive } from './live-text';
import { talkAtom } from './talk-atom';

export type Started = Extract<SparkEvent, { started: unknown }>['started'];
type Read = (listener: SparkListener) => Promise<SparkAnswer | null>;

interface Reading {
  readonly store: Store;
  /** Ends the reading; the answer goes on being written. */
  readonly signal: AbortSignal;
  /** Puts what was asked and what answers it into the conversation. */
  readonly begin: (started: Started) => void;
  /** Reads the conversation again: something of it is not known here. */
  readonly reread: () => void;
}

/**
 * Has an answer written and shows it as it comes, to its end.
 * @returns when it has begun
 * @throws as `streamSpark`, when it never began
 */
export function readAnswer(reading: Reading, read: Read): Promise<void> {
  const { store, begin } = reading;
  return new Promise((resolve, reject) => {
    let answerId: string | undefined;
    const listener: SparkListener = {
      onStarted(started) {
        // Told again by each connection that goes on.
        if (answerId !== undefined) return;
        answerId = started.answer.id;
        begin(started);
        beginLive(store, answerId, '');
        resolve();
      },
      onText: (text) => answerId !== undefined && showLive(store, answerId, text),
    };
    read(listener).then(
      (end) => resolve(settle(reading, answerId, end)),
      (error: unknown) => {
        if (answerId === undefined) reject(error);
        else fail(reading, answerId, error);
      },
    );
  });
}

/** Goes on reading an answer that was under way when the page was opened. */
export function resumeAnswer(reading: Omit<Reading, 'begin'>, { id, content }: SparkMessage): void {
  const { store, signal } = reading;
  beginLive(store, id, content);
  followSpark(id, content, { onText: (text) => showLive(store, id, text) }, signal).then(
    (end) => settle(reading, id, end),
    (error: unknown) => fail(reading, id, error),
  );
}

function settle({ store, reread }: Pick<Reading, 'store' | 'reread'>, id: string | undefined, end: SparkAnswer | null) {
  if (end === null) reread();
  else {
    putMessage(store, end.answer);
    emit('creditsChanged', { balance: end.balance });
  }
  if (id !== undefined) endLive(store, id);
}

function fail({ store, signal, reread }: Omit<Reading, 'begin'>, id: string, error: unknown): void {
  if (signal.aborted) return;
  const partial = error instanceof SparkFailure ? error.partial : undefined;
  store.set(talkAtom, (talk) => ({ ...talk, failure: { answerId: id, words: toMessage(error) } }));
  settle({ store, reread }, id, partial ?? null);
}

/** Takes over what is newly known of a message that is shown. */
function putMessage(store: Store, message: SparkMessage): void {
  store.set(talkAtom, (talk) => ({
    ...talk,
    messages: talk.messages.map((each) => (each.id === message.id ? message : each)),
  }));
}
