import { ChoosePicture } from '@flint/shared/orders/parts/choose-picture';
import { usePhotoUploads } from '@flint/shared/orders/use-photo-uploads';
import { useViewer } from '@flint/shared/orders/use-viewer';
import { FileDrop } from '@flint/shared/ui/file-drop';
import { IconButton } from '@flint/shared/ui/icon-button';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { X } from 'lucide-react';
import styles from './thumbnail.module.css';
import { useHandedPicture, useOwnPicture } from './use-own-picture';

/** Chooses a picture of the user's own to set words on: a photo, which joins the library, or one of the library. */
export default function OwnPictureField() {
  const { viewer } = useViewer();
  useHandedPicture();
  const { id, item, choose } = useOwnPicture();
  const uploads = usePhotoUploads((added) => choose(added.id), 1);
  const name = item?.title ?? 'A picture of your library';
  return (
    <section className={styles.own} aria-label="Your own picture">
      <h2 className={text.h}>Your own picture</h2>
      <p className={clsx(text.small, text.soft)}>Have one already? Set words on it here, free of charge.</p>
      {id === null || viewer === 'guest' ? (
        <FileDrop label="Photo" uploads={uploads} disabled={viewer === 'guest'} />
      ) : (
        <div className={styles.chosen}>
          {item && <img src={item.image.url} alt="" className={styles.thumb} decoding="async" />}
          <span className={clsx(text.small, text.clip)}>{name}</span>
          <IconButton icon={X} label={`Remove ${name}`} onClick={() => choose(null)} />
        </div>
      )}
      {viewer === 'guest' && <p className={clsx(text.small, text.soft)}>Sign in to send files.</p>}
      <ChoosePicture chosen={id === null ? [] : [id]} onChoose={(picture) => choose(picture.id)} />
    </section>
  );
}
