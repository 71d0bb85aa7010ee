import type { SparkAnswer, SparkEvent } from '../contracts/spark';

type Started = Extract<SparkEvent, { started: unknown }>['started'];

/** What is told while an answer is written. */
export interface SparkListener {
  /** Who answers what, before the first piece. */
  readonly onStarted?: ((started: Started) => void) | undefined;
  /** The text so far, each time there is more, and what came now. */
  onText(text: string, piece: string): void;
}

/** What has been read of an answer; handed on when the reading goes on by another request. */
export interface Reading {
  text: string;
  started?: Started;
  failure?: string;
  answer?: SparkAnswer;
}

/**
 * Reads events until one says that the answer is done, or none come any more. What comes after the end is not told;
 * events that say nothing known are passed over.
 */
export async function readSpark(
  events: AsyncIterable<unknown>,
  listener: SparkListener,
  reading: Reading,
): Promise<void> {
  for await (const told of events) {
    const event = told as SparkEvent | null;
    if (typeof event !== 'object' || event === null) continue;
    if ('done' in event) {
      if ('answer' in event) reading.answer = { answer: event.answer, balance: event.balance };
      return;
    }
    if ('error' in event) reading.failure = event.message;
    else if ('started' in event) begin(event.started);
    else if ('content' in event) {
      reading.text += event.content;
      listener.onText(reading.text, event.content);
    }
  }

  function begin(started: Started): void {
    reading.started = started;
    listener.onStarted?.(started);
  }
}
