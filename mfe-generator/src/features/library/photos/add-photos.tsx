import { emit } from '@flint/shared/api/bus';
import { usePhotoUploads } from '@flint/shared/orders/use-photo-uploads';
import { FileDrop } from '@flint/shared/ui/file-drop';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { fillCollection } from '../collections/change-collections';
import { useCollections } from '../collections/use-collections';

interface AddPhotosProps {
  /** Hidden, it goes on with what is under way. */
  open: boolean;
  /** Files that were dropped elsewhere on the page. */
  dropped: readonly File[];
  /** Id of the collection that is shown, which photos join; empty for none. */
  collection: string;
  /** Called after each new item. */
  onAdded: () => void;
}

/** Puts the user's own pictures into the library, and into the collection that is shown when they are chosen. */
export default function AddPhotos({ open, dropped, collection, onAdded }: AddPhotosProps) {
  const store = useStore();
  const joined = useCollections().find(({ id }) => id === collection);
  const uploads = usePhotoUploads(async ({ id }) => {
    if (collection !== '') await fillCollection(store, collection, [id]);
    onAdded();
  });
  const take = useEffectEvent((files: readonly File[]) => {
    const leftOut = uploads.add(files);
    if (leftOut === 0) return;
    const words = leftOut === 1 ? 'One file was' : `${leftOut} files were`;
    emit('toast', { text: `${words} left out: ${uploads.max} at a time.` });
  });
  useEffect(() => {
    if (dropped.length > 0) take(dropped);
  }, [dropped]);
  return (
    <div hidden={!open}>
      <FileDrop label="Photos of your own" uploads={uploads} disabled={!open} />
      <p className={clsx(text.small, text.soft)}>
        They are kept upright, without the place and the camera. Adding them is free.
        {joined && ` They join the collection “${joined.name}”.`}
      </p>
    </div>
  );
}
