import { EventEmitter } from 'node:events';
import { GrowingText } from './growing-text';

/** An answer while this process writes it. */
export interface LiveAnswer {
  /** What has been told. */
  readonly text: GrowingText;
  tell(piece: string): void;
  end(): void;
}

/** Told what is new of an answer. @returns when it can take more, where it cannot take more at once */
export type Say = (text: string) => Promise<void> | undefined;

/**
 * Answers as they are written in this process: its own readers are told each piece at once, without the way through the
 * database that readers elsewhere go by.
 */
export interface LiveAnswers {
  begin(runId: string): LiveAnswer;
  /**
   * Says an answer from an offset on, the moment it is written, until it ends here or the signal fires; nothing where it
   * is not written here. A reader that is slow is told the rest when it can take it.
   * @returns the offset it was said up to
   */
  follow(runId: string, from: number, signal: AbortSignal, say: Say): Promise<number>;
  /** Calls back when an answer begins here. @returns unsubscribe */
  onBegin(runId: string, listener: () => void): () => void;
  /** Answers under way. */
  readonly size: number;
}

interface Writing {
  readonly text: GrowingText;
  ended: boolean;
  /** Each told the newest piece; an empty one at the end. */
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
    // Asking a signal costs more than the rest of a token's way here.
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
        // Its own trouble: the answer is written for others too.
        fail(error);
      }
    }
    writing.readers.add(go);
    signal.addEventListener('abort', onAbort);
    go('');
  });
}
