import { Chip } from '@flint/shared/ui/chip';
import { formatNumber } from '@flint/shared/ui/format-number';
import { Icon } from '@flint/shared/ui/icon';
import { Heart, Plus, Trash } from 'lucide-react';
import type { Filters } from '../filters/filters';
import type { FilterControl } from '../filters/use-filters';
import { useFacets } from '../list/use-facets';
import styles from './collections.module.css';
import { Cover } from './cover';
import { useCollections } from './use-collections';

interface ViewChipsProps extends Pick<FilterControl, 'filters' | 'change'> {
  onNew: () => void;
}

const EVERYTHING = { favourite: false, collection: '', deleted: false } satisfies Partial<Filters>;

/** Chooses the shown part of the library: everything, favourites, a collection, or deleted items. */
export function ViewChips({ filters, change, onNew }: ViewChipsProps) {
  const facets = useFacets();
  const collections = useCollections();
  const { favourite, collection, deleted } = filters;
  const show = (part: Partial<Filters>) => change({ ...EVERYTHING, ...part });
  return (
    <ul className={styles.chips} aria-label="Show">
      <li>
        <Chip pressed={!favourite && !collection && !deleted} onClick={() => show({})}>
          Everything
        </Chip>
      </li>
      <li>
        <Chip pressed={favourite} onClick={() => show({ favourite: !favourite })}>
          <Icon of={Heart} small />
          Favourites <Count of={facets?.favourites} />
        </Chip>
      </li>
      {collections.map(({ id, name, count, coverUrl }) => (
        <li key={id}>
          <Chip pressed={id === collection} onClick={() => show({ collection: id === collection ? '' : id })}>
            <Cover url={coverUrl} />
            <span className={styles.name}>{name}</span> <Count of={count} />
          </Chip>
        </li>
      ))}
      <li>
        <Chip onClick={onNew}>
          <Icon of={Plus} small />
          New collection
        </Chip>
      </li>
      <li>
        <Chip pressed={deleted} onClick={() => show({ deleted: !deleted })}>
          <Icon of={Trash} small />
          Recently deleted <Count of={facets?.deleted} />
        </Chip>
      </li>
    </ul>
  );
}

function Count({ of }: { of: number | undefined }) {
  return of === undefined ? null : <span className={styles.count}>{formatNumber(of)}</span>;
}
