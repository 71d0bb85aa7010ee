import type { ProviderError } from '@flint/engines/spec/provider-error';
import Replicate from 'replicate';
import type { CallKind } from '../common/call-kind';
import { faultOfSilence } from '../common/silence-fault';
import { faultOfAnswer } from './replicate-fault';
import { apiBase } from './replicate-hosts';

export interface ReplicateOptions {
  /** The vendor's API token. */
  readonly token: string;
  /** Calls this base instead of the vendor's hosts. */
  readonly baseUrl?: string | undefined;
  /** Models that answer in place of the defaults, `owner/name` or `owner/name:version`. */
  readonly imageModel?: string | undefined;
  readonly videoModel?: string | undefined;
  readonly musicModel?: string | undefined;
  /** Milliseconds one HTTP call may take; the default is 30,000. */
  readonly timeoutMs?: number;
  /** Backoff in milliseconds before each retry of a question after a transient fault. */
  readonly retryPausesMs?: readonly number[];
}

/** Status returned to the client in place of a fault, which it never retries. */
const GAVE_UP = 400;

/**
 * Makes exactly one HTTP request through the vendor's client. The client repeats an order after a 429, and after every
 * broken connection up to five times, each of which may be a second paid order; no option stops it (replicate 1.4.0,
 * lib/util.js, `withAutomaticRetries`). So its `fetch` never throws and never answers a status that it would repeat:
 * a fault is stored and thrown after the client has given up.
 *
 * @throws ProviderError on anything but a complete, successful response; the caller's abort reason when it aborted.
 */
export async function callOnce<T>(
  { token, baseUrl, timeoutMs = 30_000 }: ReplicateOptions,
  kind: CallKind,
  signal: AbortSignal,
  call: (client: Replicate) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  let fault: ProviderError | undefined;
  const once: typeof fetch = async (input, init) => {
    try {
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      const answer = await fetch(input, { ...init, signal: deadline });
      const text = await answer.text();
      if (answer.ok) {
        JSON.parse(text);
        return new Response(text, { status: 200, headers: { 'content-type': 'application/json' } });
      }
      fault = faultOfAnswer(answer, text, kind);
    } catch (error) {
      fault = faultOfSilence(error, kind);
    }
    return new Response(null, { status: GAVE_UP });
  };
  const client = new Replicate({ auth: token, baseUrl: apiBase(baseUrl), fetch: once, useFileOutput: false });
  try {
    return await call(client);
  } catch (error) {
    signal.throwIfAborted();
    throw fault ?? error;
  }
}
