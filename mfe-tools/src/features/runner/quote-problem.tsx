import type { useQuote } from '@flint/shared/orders/use-quote';
import { Note } from '@flint/shared/ui/note';
import { RetryNote } from '@flint/shared/ui/retry-note';

/** Why a recording could not be measured; nothing where it could. */
export function QuoteProblem({ quote: { error, missing, reload } }: { quote: ReturnType<typeof useQuote> }) {
  if (!error) return null;
  if (missing)
    return (
      <Note tone="warn" role="alert" title="Transcripts are not set up here.">
        {error} Nothing was charged.
      </Note>
    );
  return (
    <RetryNote title={error} onRetry={reload}>
      Nothing was charged.
    </RetryNote>
  );
}
