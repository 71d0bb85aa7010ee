import { RetryNote } from '@flint/shared/ui/retry-note';
import type { Failure } from './use-brand-acts';

/** What could not be done, and the way to try it again. */
export function FailedAct({ failure }: { failure: Failure | null }) {
  if (!failure) return null;
  return (
    <RetryNote title={failure.text} onRetry={failure.again}>
      Everything is as it was.
    </RetryNote>
  );
}
