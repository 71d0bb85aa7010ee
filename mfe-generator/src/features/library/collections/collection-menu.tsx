import { Menu, type MenuItem, type MenuProps } from '@flint/shared/ui/menu';
import { Check, Plus } from 'lucide-react';
import { useCollections } from './use-collections';

interface CollectionMenuProps extends Pick<MenuProps, 'trigger' | 'floor'> {
  /** Whether all selected items are in a collection. */
  inside: (id: string) => boolean;
  onToggle: (collection: { id: string; name: string }, inside: boolean) => void;
  onNew: () => void;
}

/** A menu with a checkbox for each collection: adds and removes items. */
export function CollectionMenu({ inside, onToggle, onNew, ...menu }: CollectionMenuProps) {
  const items = useCollections().map(({ id, name }): MenuItem => {
    const within = inside(id);
    return {
      key: id,
      label: within ? (
        <>
          {name}
          <span className="sr">, take out</span>
        </>
      ) : (
        name
      ),
      ...(within && { icon: Check }),
      onSelect: () => onToggle({ id, name }, within),
    };
  });
  return (
    <Menu
      {...menu}
      align="start"
      items={[...items, { key: 'new', label: 'New collection', icon: Plus, onSelect: onNew }]}
    />
  );
}
