import { EventEmitter } from 'node:events';
import { GrowingText } from './growing-text';

/** An answer that this process is writing. */
export interface LiveAnswer {
  /** Text so far. */
  readonly text: GrowingText;
  /** Where the text begins in what was told: what was retracted, and each retraction, takes places of its own. */
  readonly moved: number;
  tell(piece: string): void;
  /** All text so far was no answer. */
  retract(): void;
  end(): void;
}

/**
 * Receives new text.
 * @param moved the position at which it begins, when what was told before is retracted
 * @returns a promise that resolves when it can take more (backpressure); undefined when it can at once
 */
export type Say = (text: string, moved?: number) => Promise<void> | undefined;

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
  /** See {@link LiveAnswer.moved}. */
  moved: number;
  ended: boolean;
  /** Subscribers, each called with the newest piece; with an empty one at the end. */
  readonly readers: Set<(piece: string) => void>;
}

export function createLiveAnswers(): LiveAnswers {
  const writings = new Map<string, Writing>();
  const begun = new EventEmitter().setMaxListeners(0);

  return {
    begin(runId) {
      const writing: Writing = { text: new GrowingText(), moved: 0, ended: false, readers: new Set() };
      writings.set(runId, writing);
      begun.emit(runId);
      const call = (piece: string) => {
        for (const read of writing.readers) read(piece);
      };
      return {
        text: writing.text,
        get moved() {
          return writing.moved;
        },
        retract() {
          writing.moved += writing.text.length + 1;
          writing.text.clear();
          call('');
        },
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
      if (!left && (!writing.ended || waiting || told < writing.moved + writing.text.length)) return;
      leave();
      resolve(told);
    }
    function speak(piece: string): void {
      const { text: all, moved } = writing;
      const length = moved + all.length;
      if (left || length <= told) return;
      const isMoved = told < moved;
      const isNext = piece !== '' && told === length - piece.length;
      const text = isNext ? piece : all.slice(isMoved ? 0 : told - moved);
      told = length;
      try {
        const slow = isMoved ? say(text, moved) : say(text);
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
