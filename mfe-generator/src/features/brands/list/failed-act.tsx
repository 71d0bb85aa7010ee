import { RetryNote } from '@flint/shared/ui/retry-note';
import type { Failure } from './use-brand-acts';

/** Shows a failed action with a Retry button. */
export function FailedAct({ failure }: { failure: Failure | null }) {
  if (!failure) return null;
  return (
    <RetryNote title={failure.text} onRetry={failure.again}>
      Everything is as it was.
    </RetryNote>
  );
}
