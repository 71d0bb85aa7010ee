import { emit } from '@flint/shared/api/bus';
import { FileDrop } from '@flint/shared/ui/file-drop';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useEffect, useEffectEvent } from 'react';
import { usePhotoUploads } from './use-photo-uploads';

interface AddPhotosProps {
  /** Hidden, it goes on with what is under way. */
  open: boolean;
  /** Files that were dropped elsewhere on the page. */
  dropped: readonly File[];
  /** Called with the id of each new item. */
  onAdded: (id: string) => void;
}

/** Puts the user's own pictures into the library. */
export default function AddPhotos({ open, dropped, onAdded }: AddPhotosProps) {
  const uploads = usePhotoUploads(onAdded);
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
      </p>
    </div>
  );
}
