import { EventEmitter } from 'node:events';
import { GrowingText } from './growing-text';

/** An answer that this process is writing. */
export interface LiveAnswer {
  /** Text so far. */
  readonly text: GrowingText;
  tell(piece: string): void;
  end(): void;
}

/**
 * Receives new text.
 * @returns a promise that resolves when it can take more (backpressure); undefined when it can at once
 */
export type Say = (text: string) => Promise<void> | undefined;

/**
 * In-memory publish/subscribe of answers written by this process: its readers get each piece at once, without the round
 * trip through the database that readers of other processes need.
 */
export interface LiveAnswers {
  begin(runId: string): LiveAnswer;
  /**
   * Streams an answer from an offset on until it ends here or the signal fires; returns at once when it is not written
   * here. A slow reader gets the rest when it can take it (backpressure).
   * @returns the offset reached
   */
  follow(runId: string, from: number, signal: AbortSignal, say: Say): Promise<number>;
  /** Calls back when an answer starts here. @returns unsubscribe */
  onBegin(runId: string, listener: () => void): () => void;
  /** Number of answers in progress. */
  readonly size: number;
}

interface Writing {
  readonly text: GrowingText;
  ended: boolean;
  /** Subscribers, each called with the newest piece; with an empty one at the end. */
  readonly readers: Set<(piece: string) => void>;
}

export function createLiveAnswers(): LiveAnswers {
  const writings = new Map<string, Writing>();
  const begun = new EventEmitter().setMaxListeners(0);

  return {
    begin(runId) {
      const writing: Writing = { text: new GrowingText(), ended: false, readers: new Set() };
      writings.set(runId, writing);
      begun.emit(runId);
      const call = (piece: string) => {
        for (const read of writing.readers) read(piece);
      };
      return {
        text: writing.text,
        tell(piece) {
          writing.text.append(piece);
          call(piece);
        },
        end() {
          writing.ended = true;
          if (writings.get(runId) === writing) writings.delete(runId);
          call('');
        },
      };
    },
    async follow(runId, from, signal, say) {
      const writing = writings.get(runId);
      return writing ? read(writing, from, signal, say) : from;
    },
    onBegin(runId, listener) {
      begun.on(runId, listener);
      return () => void begun.off(runId, listener);
    },
    get size() {
      return writings.size;
    },
  };
}

function read(writing: Writing, from: number, signal: AbortSignal, say: Say): Promise<number> {
  return new Promise((resolve, reject) => {
    let told = from;
    let waiting = false;
    // Reading `signal.aborted` for each token is the most expensive part of this loop.
    let left = signal.aborted;
    const leave = () => {
      writing.readers.delete(go);
      signal.removeEventListener('abort', onAbort);
    };
    const onAbort = () => {
      left = true;
      go('');
    };
    const fail = (error: unknown) => {
      leave();
      reject(error);
    };
    function go(piece: string): void {
      if (!waiting) speak(piece);
      if (!left && (!writing.ended || waiting || told < writing.text.length)) return;
      leave();
      resolve(told);
    }
    function speak(piece: string): void {
      const { length } = writing.text;
      if (left || length <= told) return;
      const text = piece !== '' && told === length - piece.length ? piece : writing.text.slice(told);
      told = length;
      try {
        const slow = say(text);
        if (!slow) return;
        waiting = true;
        slow.then(() => {
          waiting = false;
          go('');
        }, fail);
      } catch (error) {
        // A failing reader must not affect the answer's other readers.
        fail(error);
      }
    }
    writing.readers.add(go);
    signal.addEventListener('abort', onAbort);
    go('');
  });
}
