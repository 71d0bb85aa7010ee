import { DOWNLOAD_FORMATS, type LibraryItem, SELECTION_MAX } from '@flint/shared/contracts/library';
import { Button } from '@flint/shared/ui/button';
import { formatNumber } from '@flint/shared/ui/format-number';
import { Icon } from '@flint/shared/ui/icon';
import { IconButton } from '@flint/shared/ui/icon-button';
import { Menu } from '@flint/shared/ui/menu';
import { Toolbar } from '@flint/shared/ui/toolbar';
import { Download, FolderPlus, Heart, HeartOff, type LucideIcon, Trash, Undo2, X } from 'lucide-react';
import { CollectionMenu } from '../collections/collection-menu';
import styles from '../library.module.css';
import type { Acts } from '../list/use-acts';

interface BulkBarProps {
  /** The selected items. */
  items: readonly LibraryItem[];
  /** Whether the list shows deleted items. */
  deleted: boolean;
  acts: Acts;
  onNewCollection: () => void;
  onClear: () => void;
}

const FORMAT_LABELS = { png: 'PNG', jpeg: 'JPEG', webp: 'WebP' } as const;

/** Bulk actions on the selection. */
export default function BulkBar({ items, deleted, acts, onNewCollection, onClear }: BulkBarProps) {
  const ids = items.map(({ id }) => id);
  const chosen = `${formatNumber(items.length)} selected`;
  const then = (act: Promise<boolean>) => void act.then((done) => done && onClear());
  return (
    <section className={styles.floor} aria-label="Selection">
      <Toolbar label={chosen} className={styles.bulk}>
        <p className={styles.chosen} role="status">
          {chosen}
        </p>
        {deleted ? (
          <Button size="sm" onClick={() => then(acts.takeBack(ids))}>
            <Icon of={Undo2} small />
            Take back
          </Button>
        ) : (
          <KeptTools items={items} ids={ids} acts={acts} then={then} onNewCollection={onNewCollection} />
        )}
        <IconButton icon={X} label="Clear selection" size="sm" onClick={onClear} />
      </Toolbar>
    </section>
  );
}

interface KeptToolsProps extends Pick<BulkBarProps, 'items' | 'acts' | 'onNewCollection'> {
  ids: readonly string[];
  /** Clears the selection once an action is done. */
  then: (act: Promise<boolean>) => void;
}

function KeptTools({ items, ids, acts, then, onNewCollection }: KeptToolsProps) {
  const all = items.every(({ favourite }) => favourite);
  const tooMany = ids.length > SELECTION_MAX;
  return (
    <>
      <Tool icon={all ? HeartOff : Heart} onClick={() => void acts.favourite(ids, !all)}>
        {all ? 'No favourite' : 'Favourite'}
      </Tool>
      <CollectionMenu
        floor
        trigger={<Tool icon={FolderPlus}>Add to collection</Tool>}
        inside={(id) => items.every(({ collectionIds }) => collectionIds.includes(id))}
        onToggle={(collection, inside) => then(inside ? acts.empty(collection, ids) : acts.fill(collection, ids))}
        onNew={onNewCollection}
      />
      <Menu
        floor
        align="start"
        trigger={
          <Tool
            icon={Download}
            disabled={tooMany}
            {...(tooMany && { title: `A zip takes at most ${SELECTION_MAX} items.` })}
          >
            Download zip
          </Tool>
        }
        items={[
          { key: 'kept', label: 'As they are kept', onSelect: () => void acts.download(ids) },
          ...DOWNLOAD_FORMATS.map((format) => ({
            key: format,
            label: `As ${FORMAT_LABELS[format]}`,
            onSelect: () => void acts.download(ids, format),
          })),
        ]}
      />
      <Tool icon={Trash} onClick={() => then(acts.remove(ids))}>
        Delete
      </Tool>
    </>
  );
}

/** In narrow windows the label is hidden; the accessible name stays. */
function Tool({
  icon,
  children,
  ...rest
}: React.ComponentProps<typeof Button> & { icon: LucideIcon; children: string }) {
  return (
    <Button size="sm" aria-label={children} {...rest}>
      <Icon of={icon} small />
      <span className={styles.word}>{children}</span>
    </Button>
  );
}
