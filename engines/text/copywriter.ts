import { setImmediate } from 'node:timers/promises';
import { LLM_MODELS } from '@flint/shared/contracts/models';
import { estimateUsage } from '@flint/shared/contracts/prices/tokens';
import type { ChatModel } from '../spec/chat-model';
import { createWorkerPool } from '../workers/worker-pool';
import { cutAt, piecesOf } from './cut';
import { seedOf } from './seed';
import type { CopyReply, CopyRequest } from './write';

/** Model name of its answers: no model of the list wrote them. */
export const COPYWRITER = 'flint-copywriter';

export interface CopywriterOptions {
  /** The built `copywriter.worker`. */
  readonly workerFile: string | URL;
}

export interface Copywriter extends ChatModel {
  /** Stops the worker; pending answers are rejected. */
  close(): Promise<void>;
}

/**
 * The built-in copywriter: templates over the user's own words, in a worker thread, because loading the POS tagger
 * takes 0.2 s and a pasted text of 32,000 characters up to 1 s (measured, Node 20, two cores; a usual answer takes 10
 * ms). It answers for every model.
 */
export function createCopywriter({ workerFile }: CopywriterOptions): Copywriter {
  const pool = createWorkerPool({ workerFile, idleMs: 60_000 });
  return {
    servedBy: 'embedded',
    models: async () => LLM_MODELS.map(({ id }) => ({ id, runsAs: COPYWRITER })),

    async stream(order, signal, tell) {
      const request: CopyRequest = { messages: order.messages, seed: seedOf(order) };
      const { text: whole, free }: CopyReply = await pool
        .run<CopyReply>(request, { signal })
        .catch((error: unknown) => {
          signal.throwIfAborted();
          throw error;
        });
      if (free) tell({ type: 'free' });
      const pieces = piecesOf(whole);
      const kept = cutAt(pieces, order.maxTokens);
      for (const text of kept) {
        tell({ type: 'delta', text });
        // Yields to the event loop between pieces.
        await setImmediate();
        signal.throwIfAborted();
      }
      const usage = estimateUsage(order.messages, kept.join(''));
      tell({ type: 'end', end: kept.length < pieces.length ? 'length' : 'stop', usage, model: COPYWRITER });
    },

    close: () => pool.close(),
  };
}
