import { lazyPart } from '@flint/shared/ui/lazy-part';
import { Page } from '@flint/shared/ui/page';
import { Suspense, useMemo, useState } from 'react';
import { ViewChips } from './collections/view-chips';
import { useOpenItem } from './details/use-open-item';
import { FilterBar } from './filters/filter-bar';
import { useFilters } from './filters/use-filters';
import { LibraryHead } from './library-head';
import { LibraryList } from './library-list';
import { LibraryEmpty, LibraryFailed } from './list/library-states';
import { ResultLine } from './list/result-line';
import { TroubleNote } from './list/trouble-note';
import { useActs } from './list/use-acts';
import { useLibrary } from './list/use-library';
import { useReloadOnline } from './list/use-reload-online';
import { WaitingTiles } from './list/waiting-tiles';
import { usePhotoPanel } from './photos/use-photo-panel';
import { useSelection } from './selection/use-selection';

const AddPhotos = lazyPart(() => import(/* webpackChunkName: "add-photos" */ './photos/add-photos'));
const BulkBar = lazyPart(() => import(/* webpackChunkName: "library-more" */ './selection/bulk-bar'));
const DetailsBox = lazyPart(() => import(/* webpackChunkName: "library-more" */ './details/details-box'));
const NewCollection = lazyPart(() => import(/* webpackChunkName: "library-more" */ './collections/new-collection'));

/** Everything the user made, newest first, with its recipes, and photos of their own. */
export default function LibraryPage() {
  const filtering = useFilters();
  const { filters, clear } = filtering;
  const library = useLibrary(filters);
  const { items, phase, error, count, reload } = library;
  const order = useMemo(() => items.map(({ id }) => id), [items]);
  const selection = useSelection(order);
  const chosen = useMemo(() => items.filter(({ id }) => selection.ids.has(id)), [items, selection.ids]);
  const acts = useActs();
  const { openId, open, close } = useOpenItem();
  const [naming, setNaming] = useState<readonly string[] | null>(null);
  const photos = usePhotoPanel();
  const letGo = () => selection.act({ type: 'clear' });
  useReloadOnline(phase === 'failed', reload);

  return (
    <Page width="wide">
      <LibraryHead filtering={filtering} acts={acts} photos={photos} />
      {photos.open !== null && (
        <Suspense fallback={null}>
          <AddPhotos open={photos.open} dropped={photos.dropped} collection={filters.collection} onAdded={reload} />
        </Suspense>
      )}
      <FilterBar {...filtering} />
      <ViewChips {...filtering} onNew={() => setNaming([])} />
      <ResultLine filters={filters} count={count} settled={phase === 'ready'} onClear={clear} />
      {phase === 'loading' && items.length === 0 && <WaitingTiles label="Loading your library" count={12} />}
      {phase === 'failed' && <LibraryFailed error={error ?? ''} onRetry={reload} />}
      {phase === 'ready' && count === 0 && <LibraryEmpty filters={filters} onClear={clear} onAddPhotos={photos.show} />}
      {items.length > 0 && (
        <LibraryList
          library={library}
          order={order}
          selection={selection}
          acts={acts}
          openId={openId}
          onOpen={open}
          deleted={filters.deleted}
        />
      )}
      <TroubleNote />
      <Suspense fallback={null}>
        {chosen.length > 0 && (
          <BulkBar
            items={chosen}
            deleted={filters.deleted}
            acts={acts}
            onNewCollection={() => setNaming([...selection.ids])}
            onClear={letGo}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {naming && <NewCollection ids={naming} onMade={letGo} onClose={() => setNaming(null)} />}
      </Suspense>
      {openId !== null && (
        <Suspense fallback={null}>
          <DetailsBox
            openId={openId}
            items={items}
            total={count}
            acts={acts}
            onOpen={open}
            onClose={close}
            onMade={reload}
          />
        </Suspense>
      )}
    </Page>
  );
}
