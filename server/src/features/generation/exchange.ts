import { ProviderError } from '@flint/engines/spec/provider-error';
import { noteCurrentRun } from '../../platform/telemetry/run-log';
import { stopReasonOf } from './stop-signal';

interface Exchange<T> {
  readonly provider: string;
  /** The request's place in its run. */
  readonly position: number;
  readonly signal: AbortSignal;
  /** Told of it when it succeeds; nothing where this part of an exchange is none of interest by itself. */
  readonly done: 'provider_accepted' | 'provider_delivered';
  /** The vendor's id of the request; null where it gives none. */
  idOf(result: T): string | null;
}

/** An exchange with a provider: timed, and logged with its run as accepted, delivered or failed. */
export async function exchange<T>(
  { provider, position, signal, done, idOf }: Exchange<T>,
  work: () => Promise<T>,
): Promise<T> {
  const from = performance.now();
  const about = () => ({ provider, position, ms: Math.round(performance.now() - from) });
  try {
    const result = await work();
    noteCurrentRun({ event: done, ...about(), providerRequestId: idOf(result) });
    return result;
  } catch (error) {
    noteCurrentRun({ event: 'provider_failed', ...about(), code: faultOf(error, signal) });
    throw error;
  }
}

/** The same for a provider that answers at once, without an id; for a built-in engine it only does the work. */
export function exchangeAtOnce<T>(provider: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  if (provider === 'embedded') return work();
  return exchange({ provider, position: 0, signal, done: 'provider_delivered', idOf: () => null }, work);
}

function faultOf(error: unknown, signal: AbortSignal): string {
  const stopped = stopReasonOf(signal);
  if (stopped) return stopped;
  return error instanceof ProviderError ? error.kind : 'internal';
}
