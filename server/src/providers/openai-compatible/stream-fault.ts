import { diagnoseText } from '@flint/engines/spec/diagnose';
import { ProviderError } from '@flint/engines/spec/provider-error';
import { BROKEN_OFF, faultOfSilence, UNREADABLE } from './fault';

const READING_FAULTS = /^AI_(?:JSONParse|TypeValidation)Error$/;

/** What the SDK's answer failed with, as ours. @param begun whether some of the answer had arrived */
export function toFault(error: unknown, begun: boolean): ProviderError {
  // An event of the stream that tells of a fault is handed on as it came.
  if (!(error instanceof Error))
    return new ProviderError('failed', { diagnostic: diagnoseText(JSON.stringify(error)) });
  const { name, message: diagnostic } = error;
  if (READING_FAULTS.test(name)) return new ProviderError('failed', { message: UNREADABLE, diagnostic: name });
  // The stream's end without a reason for it: a proxy that gave up, or a server that was stopped.
  if (name === 'AI_InvalidResponseDataError' && begun) {
    return new ProviderError('failed', { message: BROKEN_OFF, diagnostic });
  }
  return faultOfSilence(error, { begun, isOrder: true });
}
