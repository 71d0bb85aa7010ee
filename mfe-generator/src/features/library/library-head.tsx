import { lazyPart } from '@flint/shared/ui/lazy-part';
import { PageHead } from '@flint/shared/ui/page';
import { Suspense } from 'react';
import { useCollections } from './collections/use-collections';
import type { FilterControl } from './filters/use-filters';
import type { Acts } from './list/use-acts';

const CollectionHead = lazyPart(() => import(/* webpackChunkName: "library-more" */ './collections/collection-head'));

interface LibraryHeadProps {
  filtering: FilterControl;
  acts: Acts;
}

/** Header of the library: title and the shown collection. */
export function LibraryHead({ filtering: { filters, change }, acts }: LibraryHeadProps) {
  const collection = useCollections().find(({ id }) => id === filters.collection);
  const remove = async (id: string) => {
    if (await acts.removeCollection(id)) change({ collection: '' }, { replace: true });
  };
  return (
    <PageHead
      title="Library"
      lead="Everything you make: pictures, videos, sounds and words, with how each was made."
      actions={
        collection && (
          <Suspense fallback={null}>
            <CollectionHead key={collection.id} collection={collection} onRemove={() => void remove(collection.id)} />
          </Suspense>
        )
      }
    />
  );
}
