import { createFalClient } from '@fal-ai/client';
import { ProviderError } from '@flint/engines/spec/provider-error';
import type { QueuedModel } from '@flint/engines/spec/queued-model';
import type { UsageUnits } from '@flint/engines/spec/vendor-usage';
import { retryQuestion } from '../common/retry-question';
import { billedUnits, toRequestId, toRequestState } from './fal-answers';
import { FalAnswerError } from './fal-fault';
import { createFalFetch } from './fal-fetch';
import { falAddress } from './fal-hosts';
import { joinRequestId, splitRequestId } from './request-id';

export interface FalOptions {
  /** The vendor's API key. */
  readonly key: string;
  /** Calls this base instead of the vendor's hosts; see `falAddress`. */
  readonly baseUrl?: string | undefined;
  /** Milliseconds one HTTP call may take; the default is 30,000. */
  readonly timeoutMs?: number;
  /** Backoff in milliseconds before each retry of a question after a transient fault. */
  readonly retryPausesMs?: readonly number[];
}

/** A request to the vendor: endpoint and input. */
export interface FalCall {
  readonly endpoint: string;
  readonly input: object;
}

/** Adapter of one kind of work to the queue: converts orders to requests, and results from responses. */
export interface FalWork<Order, Result> {
  readonly whyNot?: (order: Order) => string | undefined;
  /** @throws ProviderError `refused` for an order that this vendor cannot make */
  readonly toCall: (order: Order) => FalCall;
  /**
   * @param address rewrites the address of a result's file for download
   * @throws ProviderError for an invalid or empty result
   */
  readonly toResult: (output: unknown, requestId: string, address: (url: string) => string) => Result;
}

/**
 * One kind of work of fal.ai, over its queue.
 * @returns a model whose `submit` throws `refused` with the message of `whyNot` before anything is sent
 */
export function createFalQueue<Order, Result>(
  options: FalOptions,
  { whyNot, toCall, toResult }: FalWork<Order, Result>,
): QueuedModel<Order, Result> {
  const { key, baseUrl, timeoutMs = 30_000, retryPausesMs = [250, 500, 1000] } = options;
  const connect = (hear?: (headers: Headers) => void) =>
    createFalClient({ credentials: key, fetch: createFalFetch({ baseUrl, timeoutMs, hear }) }).queue;
  const queue = connect();

  return {
    servedBy: 'fal',

    ...(whyNot && { whyNot }),

    async submit(order, signal) {
      const refusal = whyNot?.(order);
      if (refusal !== undefined) throw new ProviderError('refused', { message: refusal });
      const { endpoint, input } = toCall(order);
      signal.throwIfAborted();
      const answer = await queue.submit(endpoint, { input, abortSignal: signal });
      return { requestId: joinRequestId(endpoint, toRequestId(answer)), model: endpoint };
    },

    async poll(joined, signal) {
      const { app, requestId } = splitRequestId(joined);
      const ask = () => queue.status(app, { requestId, logs: true, abortSignal: signal });
      return toRequestState(await retryQuestion(ask, retryPausesMs, signal));
    },

    async result(joined, signal, tell) {
      const { app, requestId } = splitRequestId(joined);
      let units: UsageUnits | null = null;
      const hearing = connect((headers) => {
        units = billedUnits(headers);
      });
      const ask = () => hearing.result(app, { requestId, abortSignal: signal });
      const { data } = await retryQuestion(ask, retryPausesMs, signal).finally(() => tell?.({ units }));
      return toResult(data, requestId, (url) => falAddress(url, baseUrl));
    },

    async cancel(joined, signal) {
      const { app, requestId } = splitRequestId(joined);
      const ask = () => queue.cancel(app, { requestId, abortSignal: signal });
      try {
        await retryQuestion(ask, retryPausesMs, signal);
        return 'cancelled';
      } catch (error) {
        if (error instanceof FalAnswerError && error.outcome === 'ALREADY_COMPLETED') return 'too_late';
        throw error;
      }
    },
  };
}
