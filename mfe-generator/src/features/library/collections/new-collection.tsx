import { emit } from '@flint/shared/api/bus';
import { COLLECTION_NAME_MAX } from '@flint/shared/contracts/collections';
import { formatNumber } from '@flint/shared/ui/format-number';
import { useStore } from 'jotai';
import { useRef } from 'react';
import { NameDialog } from '../../names/name-dialog';
import { makeCollection } from './change-collections';

interface NewCollectionProps {
  /** Items to add at once. */
  ids: readonly string[];
  onMade?: () => void;
  onClose: () => void;
}

/** Creates a collection, optionally with items. */
export default function NewCollection({ ids, onMade, onClose }: NewCollectionProps) {
  const store = useStore();
  const key = useRef<{ name: string; key: string } | null>(null);
  const items = `${formatNumber(ids.length)} ${ids.length === 1 ? 'item goes' : 'items go'} into it.`;
  const make = async (name: string) => {
    // Idempotent: the same name keeps its key.
    if (key.current?.name !== name) key.current = { name, key: crypto.randomUUID() };
    await makeCollection(store, name, ids, key.current.key);
    if (ids.length > 0) emit('toast', { text: `${formatNumber(ids.length)} added to ${name}.` });
    onMade?.();
  };
  return (
    <NameDialog
      of="collection"
      max={COLLECTION_NAME_MAX}
      title="New collection"
      verb="Create"
      {...(ids.length > 0 && { description: items })}
      onSubmit={make}
      onClose={onClose}
    />
  );
}
