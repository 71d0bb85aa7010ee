import type { SparkAnswer, SparkEvent } from '../contracts/spark';
import { STREAM_FAILURE } from './stream-failure';

type Started = Extract<SparkEvent, { started: unknown }>['started'];

/** Callbacks while an answer is being written. */
export interface SparkListener {
  /** Called before the first piece of text, with the message and its answer. */
  readonly onStarted?: ((started: Started) => void) | undefined;
  /** Receives the number of answers that come first, while it waits. */
  readonly onAhead?: ((ahead: number) => void) | undefined;
  /** Receives the text so far and the new piece. */
  onText(text: string, piece: string): void;
}

/** State of an answer being read; passed on when another request continues it. */
export interface Reading {
  text: string;
  /** Where the text begins in the answer's stream. */
  moved?: number;
  started?: Started;
  failure?: string;
  answer?: SparkAnswer;
}

/**
 * Reads events until one reports the end of the answer, or the stream ends. Ignores events after the end and events of
 * unknown types.
 */
export async function readSpark(
  events: AsyncIterable<unknown>,
  listener: SparkListener,
  reading: Reading,
): Promise<void> {
  for await (const told of events) {
    const event = told as SparkEvent | null;
    if (typeof event !== 'object' || event === null) continue;
    if ('error' in event) reading.failure = event.message || STREAM_FAILURE;
    if ('done' in event) {
      if ('answer' in event) reading.answer = { answer: event.answer, balance: event.balance };
      return;
    }
    if ('started' in event) begin(event.started);
    else if ('ahead' in event) listener.onAhead?.(event.ahead ?? 0);
    else if ('content' in event) {
      if ('moved' in event && event.moved !== undefined) Object.assign(reading, { text: '', moved: event.moved });
      reading.text += event.content;
      listener.onText(reading.text, event.content);
    }
  }

  function begin(started: Started): void {
    reading.started = started;
    listener.onStarted?.(started);
  }
}
