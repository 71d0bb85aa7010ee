import { COLLECTION_NAME_MAX, type Collection } from '@flint/shared/contracts/collections';
import { Button } from '@flint/shared/ui/button';
import { Dialog } from '@flint/shared/ui/dialog';
import { formatNumber } from '@flint/shared/ui/format-number';
import { useStore } from 'jotai';
import { useRef, useState } from 'react';
import { NameDialog } from '../../names/name-dialog';
import { nameCollection } from './change-collections';
import styles from './collections.module.css';

interface CollectionHeadProps {
  collection: Collection;
  onRemove: () => void;
}

/** Header of the shown collection: rename or delete it. */
export default function CollectionHead({ collection, onRemove }: CollectionHeadProps) {
  const store = useStore();
  const [asking, setAsking] = useState<'name' | 'remove' | null>(null);
  const close = () => setAsking(null);
  return (
    <>
      <Button size="sm" onClick={() => setAsking('name')}>
        Rename collection
      </Button>
      <Button size="sm" className={styles.remove} onClick={() => setAsking('remove')}>
        Remove collection
      </Button>
      {asking === 'name' && (
        <NameDialog
          of="collection"
          max={COLLECTION_NAME_MAX}
          title={`Rename “${collection.name}”`}
          verb="Rename"
          name={collection.name}
          onSubmit={(name) => nameCollection(store, collection.id, name)}
          onClose={close}
        />
      )}
      {asking === 'remove' && <RemoveDialog collection={collection} onRemove={onRemove} onClose={close} />}
    </>
  );
}

function RemoveDialog({ collection, onRemove, onClose }: CollectionHeadProps & { onClose: () => void }) {
  const safe = useRef<HTMLButtonElement>(null);
  const { name, count } = collection;
  const pieces = count === 1 ? 'Its item stays' : `Its ${formatNumber(count)} items stay`;
  const remove = () => {
    onClose();
    onRemove();
  };
  return (
    <Dialog
      open
      alert
      onOpenChange={(open) => !open && onClose()}
      title={`Remove “${name}”?`}
      description={
        count === 0 ? 'The collection goes. It is empty.' : `The collection goes. ${pieces} in your library.`
      }
      initialFocus={safe}
      actions={
        <>
          <Button ref={safe} onClick={onClose}>
            Keep it
          </Button>
          <Button variant="bad" onClick={remove}>
            Remove
          </Button>
        </>
      }
    />
  );
}
