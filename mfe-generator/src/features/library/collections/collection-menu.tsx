import { Menu, type MenuItem } from '@flint/shared/ui/menu';
import { Check, Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { useCollections } from './use-collections';

interface CollectionMenuProps {
  trigger: ReactElement;
  /** Collections that everything in question is in. */
  inside: (id: string) => boolean;
  onToggle: (collection: { id: string; name: string }, inside: boolean) => void;
  onNew: () => void;
}

/** Puts things into collections and takes them out: a tick says that they are in. */
export function CollectionMenu({ trigger, inside, onToggle, onNew }: CollectionMenuProps) {
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
      trigger={trigger}
      align="start"
      items={[...items, { key: 'new', label: 'New collection', icon: Plus, onSelect: onNew }]}
    />
  );
}
