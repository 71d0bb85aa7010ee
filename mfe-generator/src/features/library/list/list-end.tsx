import { RetryNote } from '@flint/shared/ui/retry-note';
import type { LibraryState } from './library-atom';
import { WaitingTiles } from './waiting-tiles';

/** After the last read item: loading, or the error of the next page. */
export function ListEnd({ more, next, onMore }: Pick<LibraryState, 'more' | 'next'> & { onMore: () => void }) {
  if (next === null) return null;
  if (more === 'failed')
    return (
      <RetryNote title="Failed to load what follows." onRetry={onMore}>
        What is here stays.
      </RetryNote>
    );
  return <WaitingTiles label="Loading more" count={6} />;
}
