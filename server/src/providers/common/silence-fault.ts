import { ProviderError } from '@flint/engines/spec/provider-error';
import type { CallKind } from './call-kind';

/** Error codes of faults before the first byte of a request was sent. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const property = (thing: unknown, name: string): unknown =>
  typeof thing === 'object' && thing !== null ? (thing as Record<string, unknown>)[name] : undefined;

/** Classifies a call without a complete response. */
export function faultOfSilence(error: unknown, call: CallKind): ProviderError {
  const code = property(property(error, 'cause'), 'code');
  const diagnostic = `${String(error)} (${String(code ?? 'no code')})`;
  if (typeof code === 'string' && NEVER_SENT.has(code)) {
    return new ProviderError('unreachable', { retryable: true, diagnostic });
  }
  if (call === 'order') return new ProviderError('lost_response', { diagnostic });
  const kind = property(error, 'name') === 'TimeoutError' ? 'timeout' : 'unreachable';
  return new ProviderError(kind, { retryable: true, diagnostic });
}
