import { Button } from '@flint/shared/ui/button';
import { Note } from '@flint/shared/ui/note';
import type { LibraryState } from './library-atom';
import { WaitingTiles } from './waiting-tiles';

/** After the last picture that was read: what is on its way, or why it is not. */
export function ListEnd({ more, next, onMore }: Pick<LibraryState, 'more' | 'next'> & { onMore: () => void }) {
  if (next === null) return null;
  if (more === 'failed')
    return (
      <Note
        tone="bad"
        role="alert"
        title="Failed to load what follows."
        action={
          <Button variant="line" size="sm" onClick={onMore}>
            Retry
          </Button>
        }
      >
        What is here stays.
      </Note>
    );
  return <WaitingTiles label="Loading more" count={6} />;
}
