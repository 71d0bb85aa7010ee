import type { LibraryItem } from '@flint/shared/contracts/library';
import { Button } from '@flint/shared/ui/button';
import { Icon } from '@flint/shared/ui/icon';
import { Toolbar } from '@flint/shared/ui/toolbar';
import { FolderPlus, Heart, Trash, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { CollectionMenu } from '../collections/collection-menu';
import NewCollection from '../collections/new-collection';
import type { Acts } from '../list/use-acts';
import styles from './details.module.css';

interface ItemToolsProps {
  item: LibraryItem;
  acts: Acts;
  onLeft: () => void;
}

/** Actions on one item. */
export function ItemTools({ item, acts, onLeft }: ItemToolsProps) {
  const [naming, setNaming] = useState(false);
  const ids = [item.id];
  const leave = (act: (ids: readonly string[]) => Promise<boolean>) => {
    void act(ids);
    onLeft();
  };
  if (item.deletedAt !== null)
    return (
      <Toolbar label="Picture" className={styles.tools}>
        <Button size="sm" onClick={() => leave(acts.takeBack)}>
          <Icon of={Undo2} small />
          Take back
        </Button>
      </Toolbar>
    );
  return (
    <Toolbar label="Picture" className={styles.tools}>
      <Button
        size="sm"
        className={styles.heart}
        aria-pressed={item.favourite}
        onClick={() => void acts.favourite(ids, !item.favourite)}
      >
        <Icon of={Heart} small />
        Favourite
      </Button>
      <CollectionMenu
        trigger={
          <Button size="sm">
            <Icon of={FolderPlus} small />
            Collections
          </Button>
        }
        inside={(id) => item.collectionIds.includes(id)}
        onToggle={(collection, inside) => void (inside ? acts.empty(collection, ids) : acts.fill(collection, ids))}
        onNew={() => setNaming(true)}
      />
      <Button size="sm" onClick={() => leave(acts.remove)}>
        <Icon of={Trash} small />
        Delete
      </Button>
      {naming && <NewCollection ids={ids} onClose={() => setNaming(false)} />}
    </Toolbar>
  );
}
