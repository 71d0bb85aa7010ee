import { KEPT_AFTER_DELETE_DAYS } from '@flint/shared/contracts/library';
import { getHref } from '@flint/shared/contracts/routes';
import { acceptedKinds, maxSize } from '@flint/shared/contracts/upload-rules';
import { useOnline } from '@flint/shared/orders/use-online';
import { Button } from '@flint/shared/ui/button';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { StatePanel } from '@flint/shared/ui/state-panel';
import { countFilters, type Filters } from '../filters/filters';

/** Why the list could not be read. Retried by hand, or when the network is back. */
export function LibraryFailed({ error, onRetry }: { error: string; onRetry: () => void }) {
  const online = useOnline();
  return (
    <RetryNote title={online ? error : 'You are offline.'} onRetry={onRetry}>
      Your items are safe.
    </RetryNote>
  );
}

interface LibraryEmptyProps {
  filters: Filters;
  onClear: () => void;
  onAddPhotos: () => void;
}

/** Empty state: nothing made yet, an empty collection, or no match. */
export function LibraryEmpty({ filters, onClear, onAddPhotos }: LibraryEmptyProps) {
  const set = countFilters(filters);
  const noPhotos = set === 1 && filters.kind === 'upload';
  if (set === 0)
    return (
      <StatePanel
        title="Nothing here yet"
        actions={
          <ButtonLink href={getHref('generator')} variant="ink">
            Make a picture
          </ButtonLink>
        }
      >
        <p>What you make is kept, with how it was made, and so are photos that you add.</p>
      </StatePanel>
    );
  const { title, hint } = wordsFor(filters, set);
  return (
    <StatePanel
      title={title}
      actions={
        <>
          {noPhotos && (
            <Button variant="ink" onClick={onAddPhotos}>
              Add photos
            </Button>
          )}
          <Button variant="line" onClick={onClear}>
            Clear filters
          </Button>
        </>
      }
    >
      <p>{hint}</p>
    </StatePanel>
  );
}

function wordsFor(filters: Filters, set: number): { title: string; hint: string } {
  if (set === 1 && filters.kind === 'upload')
    return {
      title: 'No photos of your own yet',
      hint: `Choose Add photos, or drop them on this page: ${acceptedKinds('source-image')}, up to ${maxSize('source-image')} each. It is free.`,
    };
  if (set > 1 || !(filters.favourite || filters.collection || filters.deleted))
    return { title: 'Nothing found', hint: 'Nothing you made fits the search and all filters.' };
  if (filters.favourite) return { title: 'No favourites yet', hint: 'Press the heart of an item to keep it here.' };
  if (filters.collection)
    return {
      title: 'This collection is empty',
      hint: 'Select items and add them to the collection, or add photos while it is shown.',
    };
  return {
    title: 'Nothing was deleted',
    hint: `What you delete waits here for ${KEPT_AFTER_DELETE_DAYS} days, then it goes for good.`,
  };
}
