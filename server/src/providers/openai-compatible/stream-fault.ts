import { diagnoseText } from '@flint/engines/spec/diagnose';
import { ProviderError } from '@flint/engines/spec/provider-error';
import { BROKEN_OFF, faultOfSilence, UNREADABLE } from './fault';

const READING_FAULTS = /^AI_(?:JSONParse|TypeValidation)Error$/;

/** Converts an error of the SDK to a ProviderError. @param begun whether part of the answer had arrived */
export function toFault(error: unknown, begun: boolean): ProviderError {
  // An error event of the stream is passed on by the SDK as plain data.
  if (!(error instanceof Error))
    return new ProviderError('failed', { diagnostic: diagnoseText(JSON.stringify(error)) });
  const { name, message: diagnostic } = error;
  if (READING_FAULTS.test(name)) return new ProviderError('failed', { message: UNREADABLE, diagnostic: name });
  // The stream ended without a finish reason: a proxy timed out, or a server was stopped.
  if (name === 'AI_InvalidResponseDataError' && begun) {
    return new ProviderError('failed', { message: BROKEN_OFF, diagnostic });
  }
  return faultOfSilence(error, { begun, isOrder: true });
}
