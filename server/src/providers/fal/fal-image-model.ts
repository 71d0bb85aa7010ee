import { createFalClient } from '@fal-ai/client';
import type { ProviderPicture, QueuedImageModel } from '../spec/image-model';
import { toRequestId, toRequestState } from './fal-answers';
import { picturesPerRequest, toFalCall } from './fal-call';

import { FalAnswerError } from './fal-fault';
import { createFalFetch } from './fal-fetch';
import { falAddress } from './fal-hosts';
import { toPictures } from './fal-pictures';
import { toVariationCall, whyNotVaried } from './fal-variations';
import { joinRequestId, splitRequestId } from './request-id';
import { retryQuestion } from './retry-question';

export interface FalOptions {
  /** The vendor's API key. */
  readonly key: string;
  /** Calls this base instead of the vendor's hosts; see `falAddress`. */
  readonly baseUrl?: string | undefined;
  /** Milliseconds one HTTP call may take; the default is 30,000. */
  readonly timeoutMs?: number;
  /** Milliseconds before each further attempt of a question that met a passing fault. */
  readonly retryPausesMs?: readonly number[];
}

/** The image models of fal.ai, over its queue. */
export function createFalImageModel(options: FalOptions): QueuedImageModel {
  const { key, baseUrl, timeoutMs = 30_000, retryPausesMs = [250, 500, 1000] } = options;
  const { queue } = createFalClient({ credentials: key, fetch: createFalFetch({ baseUrl, timeoutMs }) });
  const atOurAddress = (picture: ProviderPicture) => ({ ...picture, url: falAddress(picture.url, baseUrl) });

  return {
    servedBy: 'fal',

    whyNotVaried,

    picturesPerRequest: (order) => picturesPerRequest(order.model),

    async submit(order, signal) {
      const { variation, imageUrl } = order;
      const { endpoint, input } = variation && imageUrl ? toVariationCall(order, imageUrl) : toFalCall(order);
      signal.throwIfAborted();
      const answer = await queue.submit(endpoint, { input, abortSignal: signal });
      return { requestId: joinRequestId(endpoint, toRequestId(answer)) };
    },

    async poll(joined, signal) {
      const { app, requestId } = splitRequestId(joined);
      const ask = () => queue.status(app, { requestId, logs: true, abortSignal: signal });
      return toRequestState(await retryQuestion(ask, retryPausesMs, signal));
    },

    async result(joined, signal) {
      const { app, requestId } = splitRequestId(joined);
      const ask = () => queue.result(app, { requestId, abortSignal: signal });
      const { data } = await retryQuestion(ask, retryPausesMs, signal);
      return toPictures(data, requestId).map(atOurAddress);
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
