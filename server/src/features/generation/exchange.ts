import { ProviderError } from '@flint/engines/spec/provider-error';
import { noteCurrentRun } from '../../platform/telemetry/run-log';
import { currentScope } from '../../platform/telemetry/scope';
import { span } from '../../platform/telemetry/tracing';
import { stopReasonOf } from './stop-signal';

interface Exchange<T> {
  readonly provider: string;
  /** Position of the request in its run. */
  readonly position: number;
  readonly signal: AbortSignal;
  /** Event that is logged on success. */
  readonly done: 'provider_accepted' | 'provider_delivered';
  /** The provider's id of the request; null where it gives none. */
  idOf(result: T): string | null;
}

/** An exchange with a provider: timed, and logged with its run as accepted, delivered or failed. */
export async function exchange<T>(
  { provider, position, signal, done, idOf }: Exchange<T>,
  work: () => Promise<T>,
): Promise<T> {
  const from = performance.now();
  currentScope().provider = provider;
  const about = () => ({ provider, position, ms: Math.round(performance.now() - from) });
  const name = `provider ${provider} ${done === 'provider_accepted' ? 'submit' : 'collect'}`;
  const attributes = { 'flint.provider': provider, 'flint.position': position };
  return span({ name, kind: 'client', attributes }, async (live) => {
    try {
      const result = await work();
      const providerRequestId = idOf(result);
      if (providerRequestId) live.set({ 'flint.provider_request_id': providerRequestId });
      noteCurrentRun({ event: done, ...about(), providerRequestId });
      return result;
    } catch (error) {
      const code = faultOf(error, signal);
      live.set({ 'flint.fault': code });
      noteCurrentRun({ event: 'provider_failed', ...about(), code });
      throw error;
    }
  });
}

/**
 * As `exchange`, for a provider that answers directly, without a request id; for a built-in engine only does the work.
 */
export function exchangeAtOnce<T>(provider: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  if (provider === 'embedded') {
    currentScope().provider = provider;
    return work();
  }
  return exchange({ provider, position: 0, signal, done: 'provider_delivered', idOf: () => null }, work);
}

function faultOf(error: unknown, signal: AbortSignal): string {
  const stopped = stopReasonOf(signal);
  if (stopped) return stopped;
  return error instanceof ProviderError ? error.kind : 'internal';
}
