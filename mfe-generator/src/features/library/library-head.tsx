import { Button } from '@flint/shared/ui/button';
import { Icon } from '@flint/shared/ui/icon';
import { lazyPart } from '@flint/shared/ui/lazy-part';
import { PageHead } from '@flint/shared/ui/page';
import { ImagePlus } from 'lucide-react';
import { Suspense } from 'react';
import { useCollections } from './collections/use-collections';
import type { FilterControl } from './filters/use-filters';
import type { Acts } from './list/use-acts';
import type { PhotoPanel } from './photos/use-photo-panel';

const CollectionHead = lazyPart(() => import(/* webpackChunkName: "library-more" */ './collections/collection-head'));

interface LibraryHeadProps {
  filtering: FilterControl;
  acts: Acts;
  photos: PhotoPanel;
}

/** Header of the library: title, the shown collection, and the way to add photos. */
export function LibraryHead({ filtering: { filters, change }, acts, photos }: LibraryHeadProps) {
  const collection = useCollections().find(({ id }) => id === filters.collection);
  const remove = async (id: string) => {
    if (await acts.removeCollection(id)) change({ collection: '' }, { replace: true });
  };
  return (
    <PageHead
      title="Library"
      lead="Everything you make: pictures, videos, sounds and words, with how each was made."
      actions={
        <>
          {collection && (
            <Suspense fallback={null}>
              <CollectionHead key={collection.id} collection={collection} onRemove={() => void remove(collection.id)} />
            </Suspense>
          )}
          <Button variant="line" aria-expanded={photos.open ?? false} onClick={photos.toggle}>
            <Icon of={ImagePlus} small />
            Add photos
          </Button>
        </>
      }
    />
  );
}
