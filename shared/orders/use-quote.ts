import { ApiError } from '@flint/shared/api/api-error';
import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { quoteTranscript, type SpeechToTextBody, type TranscriptQuote } from '@flint/shared/contracts/speech';
import { useEffect, useState } from 'react';

/** How long typing an address has to rest before it is looked at, in milliseconds. */
const REST_MS = 600;

interface QuoteState {
  quote: TranscriptQuote | null;
  /** Why there is none, in words. */
  error: string | null;
  /** Whether this server cannot do it at all. */
  missing: boolean;
  busy: boolean;
}

const NONE: QuoteState = { quote: null, error: null, missing: false, busy: false };

/** The length and the price of what is chosen, as the server tells them; asked again whenever something else is. */
export function useQuote(body: SpeechToTextBody | null): QuoteState & { reload: () => void } {
  const [state, setState] = useState(NONE);
  const [attempt, setAttempt] = useState(0);
  const asked = body && JSON.stringify(body);
  useEffect(() => {
    if (asked === null) return setState(NONE);
    const abort = new AbortController();
    setState({ ...NONE, busy: true });
    const rest = setTimeout(
      () =>
        request(quoteTranscript, { body: JSON.parse(asked) }, { signal: abort.signal }).then(
          (quote) => setState({ ...NONE, quote }),
          (error: unknown) => {
            if (abort.signal.aborted) return;
            const missing = error instanceof ApiError && error.code === 'not_configured';
            setState({ ...NONE, error: toMessage(error), missing });
          },
        ),
      attempt === 0 && asked.includes('audio_url') ? REST_MS : 0,
    );
    return () => {
      clearTimeout(rest);
      abort.abort();
    };
  }, [asked, attempt]);
  return { ...state, reload: () => setAttempt((count) => count + 1) };
}
