import { emit } from '@flint/shared/api/bus';
import { toMessage } from '@flint/shared/api/message';
import { followSpark } from '@flint/shared/api/spark';
import type { SparkListener } from '@flint/shared/api/spark-events';
import { SparkFailure } from '@flint/shared/api/spark-failure';
import type { Store } from '@flint/shared/contracts/remotes';
import type { SparkAnswer, SparkEvent } from '@flint/shared/contracts/spark';
import type { SparkMessage } from '@flint/shared/contracts/spark-messages';
import { beginLive, endLive, showAhead, showLive } from './live-text';
import { talkAtom } from './talk-atom';

export type Started = Extract<SparkEvent, { started: unknown }>['started'];
type Read = (listener: SparkListener) => Promise<SparkAnswer | null>;

interface Reading {
  readonly store: Store;
  /** Aborts the reading; the server goes on writing. */
  readonly signal: AbortSignal;
  /** Adds the question and its answer to the conversation. */
  readonly begin: (started: Started) => void;
  /** Reads the conversation again, when some of it is unknown here. */
  readonly reread: () => void;
}

/**
 * Requests an answer and shows it as it is streamed, to its end.
 * @returns when it has begun
 * @throws as `streamSpark`, when it never began
 */
export function readAnswer(reading: Reading, read: Read): Promise<void> {
  const { store, begin } = reading;
  return new Promise((resolve, reject) => {
    let answerId: string | undefined;
    const listener: SparkListener = {
      onStarted(started) {
        // Each resumed connection repeats the start event.
        if (answerId !== undefined) return;
        answerId = started.answer.id;
        begin(started);
        beginLive(store, answerId, '');
        resolve();
      },
      onAhead: (ahead) => answerId !== undefined && showAhead(store, answerId, ahead),
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

/** Follows an answer that was unfinished when the page was opened. */
export function resumeAnswer(reading: Omit<Reading, 'begin'>, { id, content, run }: SparkMessage): void {
  const { store, signal } = reading;
  beginLive(store, id, content);
  const listener: SparkListener = {
    onAhead: (ahead) => showAhead(store, id, ahead),
    onText: (text) => showLive(store, id, text),
  };
  followSpark(id, content, listener, signal, run?.moved).then(
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

/** Updates a displayed message. */
function putMessage(store: Store, message: SparkMessage): void {
  store.set(talkAtom, (talk) => ({
    ...talk,
    messages: talk.messages.map((each) => (each.id === message.id ? message : each)),
  }));
}
