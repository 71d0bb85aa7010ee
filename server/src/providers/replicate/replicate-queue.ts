import { ProviderError } from '@flint/engines/spec/provider-error';
import type { QueuedModel, RequestState } from '@flint/engines/spec/queued-model';
import * as z from 'zod/mini';
import { retryQuestion } from '../common/retry-question';
import { faultOfEnd } from './replicate-fault';
import { fileAddress } from './replicate-hosts';
import { countedUnits } from './replicate-usage';
import { callOnce, type ReplicateOptions } from './single-shot';

/** Adapter of one kind of work to the queue: converts orders to inputs, and results from outputs. */
export interface ReplicateWork<Order, Result> {
  /** `owner/name`, or `owner/name:version`. */
  readonly model: string;
  readonly whyNot?: (order: Order) => string | undefined;
  /** The model's input fields. @throws ProviderError `refused` for an order that it cannot make */
  readonly toInput: (order: Order) => object;
  /** @param urls addresses of an output's files, rewritten for download; at least one */
  readonly toResult: (urls: readonly string[]) => Result;
}

const Accepted = z.object({ id: z.string().check(z.minLength(1)) });
const Prediction = z.object({
  status: z.enum(['starting', 'processing', 'succeeded', 'failed', 'canceled', 'aborted']),
  output: z.optional(z.unknown()),
  error: z.optional(z.unknown()),
  metrics: z.nullish(z.record(z.string(), z.unknown())),
});
/** One file, or several. */
const Output = z.union([z.array(z.url()), z.url()]);

/** Statuses of ended predictions. The vendor answers every cancellation with 200, so none is ever `too_late`. */
const ENDED = ['succeeded', 'failed', 'canceled', 'aborted'];

const toState = (status: string): RequestState => {
  if (ENDED.includes(status)) return { state: 'done' };
  return status === 'processing' ? { state: 'running', logs: [] } : { state: 'queued', ahead: null };
};

/** Reference to a model by name, or by version. */
const reference = (model: string) => {
  const [name = '', version] = model.split(':');
  return version === undefined ? { model: name } : { version };
};

/**
 * One kind of work of Replicate: a prediction is created once, then polled.
 * @returns a model whose `submit` throws `refused` with the message of `whyNot` before anything is sent
 */
export function createReplicateQueue<Order, Result>(
  options: ReplicateOptions,
  { model, whyNot, toInput, toResult }: ReplicateWork<Order, Result>,
): QueuedModel<Order, Result> {
  const { retryPausesMs = [250, 500, 1000], baseUrl } = options;

  const ask = (requestId: string, signal: AbortSignal) => {
    const question = () =>
      callOnce(options, 'question', signal, (client) => client.predictions.get(requestId, { signal }));
    return retryQuestion(async () => read(await question(), requestId), retryPausesMs, signal);
  };

  return {
    servedBy: 'replicate',

    ...(whyNot && { whyNot }),

    async submit(order, signal) {
      const refusal = whyNot?.(order);
      if (refusal !== undefined) throw new ProviderError('refused', { message: refusal });
      const wish = { ...reference(model), input: toInput(order), signal };
      const answer = await callOnce(options, 'order', signal, (client) => client.predictions.create(wish as never));
      const accepted = z.safeParse(Accepted, answer);
      if (!accepted.success) throw new ProviderError('lost_response', { diagnostic: z.prettifyError(accepted.error) });
      return { requestId: accepted.data.id, model: model.split(':')[0] ?? model };
    },

    poll: async (requestId, signal) => toState((await ask(requestId, signal)).status),

    async result(requestId, signal, tell) {
      const { status, output, error, metrics } = await ask(requestId, signal);
      tell?.({ units: countedUnits(metrics) });
      if (status === 'failed' || status === 'canceled' || status === 'aborted')
        throw faultOfEnd(status, String(error ?? ''), requestId);
      const parsed = z.safeParse(Output, output);
      const urls = parsed.success ? [parsed.data].flat() : [];
      if (urls.length === 0) throw new ProviderError('failed', { requestId, diagnostic: 'no files in the output' });
      return toResult(urls.map((url) => fileAddress(url, baseUrl)));
    },

    async cancel(requestId, signal) {
      const before = await ask(requestId, signal);
      if (ENDED.includes(before.status)) return 'too_late';
      const stop = () =>
        callOnce(options, 'question', signal, (client) => client.predictions.cancel(requestId, { signal }));
      await retryQuestion(stop, retryPausesMs, signal);
      return 'cancelled';
    },
  };
}

function read(answer: unknown, requestId: string): z.infer<typeof Prediction> {
  const parsed = z.safeParse(Prediction, answer);
  if (parsed.success) return parsed.data;
  throw new ProviderError('failed', { requestId, retryable: true, diagnostic: z.prettifyError(parsed.error) });
}
