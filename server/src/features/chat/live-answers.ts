import { EventEmitter } from 'node:events';

/** An answer while this process writes it. */
export interface LiveAnswer {
  tell(piece: string): void;
  end(): void;
}

/**
 * Answers as they are written in this process: its own readers are told each piece at once, without the way through the
 * database that readers elsewhere go by.
 */
export interface LiveAnswers {
  begin(runId: string): LiveAnswer;
  /** What an answer says from an offset on, until it ends here; nothing where it is not written here. */
  read(runId: string, from: number, signal: AbortSignal): AsyncGenerator<string>;
  /** Calls back when an answer begins here. @returns unsubscribe */
  onBegin(runId: string, listener: () => void): () => void;
  /** Answers under way. */
  readonly size: number;
}

interface Writing {
  text: string;
  ended: boolean;
  readonly wake: Set<() => void>;
}

export function createLiveAnswers(): LiveAnswers {
  const writings = new Map<string, Writing>();
  const begun = new EventEmitter().setMaxListeners(0);

  return {
    begin(runId) {
      const writing: Writing = { text: '', ended: false, wake: new Set() };
      writings.set(runId, writing);
      begun.emit(runId);
      const call = () => {
        for (const wake of writing.wake) wake();
      };
      return {
        tell(piece) {
          writing.text += piece;
          call();
        },
        end() {
          writing.ended = true;
          if (writings.get(runId) === writing) writings.delete(runId);
          call();
        },
      };
    },
    async *read(runId, from, signal) {
      const writing = writings.get(runId);
      if (!writing) return;
      for (let told = from; !signal.aborted; ) {
        const { text } = writing;
        if (text.length > told) {
          yield text.slice(told);
          told = text.length;
        } else if (writing.ended) return;
        else await changeOf(writing, signal);
      }
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

function changeOf({ wake }: Writing, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      wake.delete(done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    wake.add(done);
    signal.addEventListener('abort', done);
  });
}
