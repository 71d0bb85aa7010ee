import { ApiError } from '@flint/shared/api/api-error';
import { toMessage } from '@flint/shared/api/message';
import { pause } from '@flint/shared/api/pause';
import { request } from '@flint/shared/api/request';
import { quoteTranscript, type SpeechToTextBody, type TranscriptQuote } from '@flint/shared/contracts/speech';
import type { Resource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';

/** Debounce of a typed address, in milliseconds: the next character aborts the waiting read. */
const REST_MS = 600;

interface QuoteState {
  quote: TranscriptQuote | null;
  /** Why there is no quote, as a message. */
  error: string | null;
  /** Whether this server has no provider for it. */
  missing: boolean;
  busy: boolean;
}

const quoteOf = (body: SpeechToTextBody): Resource<TranscriptQuote> => ({
  key: `${quoteTranscript.id} ${JSON.stringify(body)}`,
  async read({ signal, attempt }) {
    await pause(attempt === 0 && body.audio_url !== undefined ? REST_MS : 0, signal);
    return request(quoteTranscript, { body }, { signal });
  },
});

/** The duration and price of the chosen recording, read from the server whenever the choice changes. */
export function useQuote(body: SpeechToTextBody | null): QuoteState & { reload: () => void } {
  const { status, data, error, reload } = useResource(body && quoteOf(body));
  return {
    quote: status === 'ready' ? data : null,
    error: status === 'failed' ? toMessage(error) : null,
    missing: error instanceof ApiError && error.code === 'not_configured',
    busy: status === 'loading',
    reload,
  };
}
