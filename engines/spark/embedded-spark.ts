import { setImmediate } from 'node:timers/promises';
import { estimatePromptTokens, estimateTokens } from '@flint/shared/contracts/prices/tokens';
import type { AnswerModel } from '../spec/chat-model';
import { cutAt, piecesOf } from '../text/cut';
import { seedOf } from '../text/seed';
import { createWorkerPool } from '../workers/worker-pool';
import type { PlatformLimit } from './limits/answer';
import type { SparkReply } from './write-spark';

/** Model name of its answers: no language model wrote them. */
const EMBEDDED_SPARK = 'flint-spark';

export interface EmbeddedSparkOptions {
  /** The built `spark.worker`. */
  readonly workerFile: URL;
  /** Folder of the help pages. */
  readonly guide: string;
  /** The platforms' limits. */
  readonly limits: readonly PlatformLimit[];
}

export interface EmbeddedSpark extends AnswerModel {
  /** Stops the worker; pending answers are rejected. */
  close(): Promise<void>;
}

/** The built-in Spark, in a worker thread: answers from the help pages, else by the copywriter. */
export function createEmbeddedSpark({ workerFile, guide, limits }: EmbeddedSparkOptions): EmbeddedSpark {
  const pool = createWorkerPool({ workerFile, idleMs: 60_000 });
  return {
    servedBy: 'embedded',
    async stream(order, signal, tell) {
      // Pictures are left out: this model reads text only.
      const messages = order.messages.map(({ role, content, data }) => ({ role, content, data }));
      const reply: SparkReply = await pool
        .run<SparkReply>({ messages, seed: seedOf(order), guide, limits }, { signal })
        .catch((error: unknown) => {
          signal.throwIfAborted();
          throw error;
        });
      if (reply.free) tell({ type: 'free' });
      const pieces = piecesOf(reply.text);
      const kept = cutAt(pieces, order.maxTokens);
      for (const text of kept) {
        tell({ type: 'delta', text });
        await setImmediate();
        signal.throwIfAborted();
      }
      for (const json of reply.proposals) tell({ type: 'proposal', json });
      const usage = {
        promptTokens: estimatePromptTokens(messages),
        completionTokens: estimateTokens(kept.join('')),
      };
      tell({ type: 'end', end: kept.length < pieces.length ? 'length' : 'stop', usage, model: EMBEDDED_SPARK });
    },
    close: () => pool.close(),
  };
}
