import { sendUpload } from '@flint/shared/api/send-upload';
import { REFERENCE_IMAGES_MAX } from '@flint/shared/contracts/prompt-from-images';
import { FileDrop } from '@flint/shared/ui/file-drop';
import text from '@flint/shared/ui/text.module.css';
import { useFileUploads } from '@flint/shared/ui/use-file-uploads';
import clsx from 'clsx';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { Fold } from '../orders/fields/fold';
import { AddressField } from './address-field';
import { ChosenPictures } from './chosen-pictures';
import { LibraryPictures } from './library-pictures';
import { type Chosen, reverseOrderAtom } from './order';

/** Up to four pictures: files, what an address leads to, or own ones of the library. */
export function PicturesField({ fault }: { fault: string | undefined }) {
  const [{ pictures }, change] = useAtom(reverseOrderAtom);
  const room = REFERENCE_IMAGES_MAX - pictures.length;
  const add = (picture: Chosen) => {
    if (room > 0 && pictures.every(({ ref }) => ref !== picture.ref)) change({ pictures: [...pictures, picture] });
  };
  const remove = (ref: string) => change({ pictures: pictures.filter((one) => one.ref !== ref) });
  const uploads = useFileUploads({
    purpose: 'source-image',
    max: Math.max(1, room),
    send: (file, options) => sendUpload('source-image', file, options),
  });

  // What has arrived stands among the chosen, beside what came from elsewhere.
  const arrived = uploads.files.find(({ uploadId }) => uploadId !== undefined);
  useEffect(() => {
    if (!arrived?.uploadId) return;
    add({ ref: arrived.uploadId, name: arrived.file.name, src: null });
    uploads.remove(arrived.id);
  });

  return (
    <>
      <FileDrop label="Pictures" uploads={uploads} disabled={room === 0} />
      {room > 0 && <AddressField onAdd={add} />}
      <Fold summary="From your library" filled={false} faulty={false}>
        <LibraryPictures chosen={pictures} full={room === 0} onAdd={add} onRemove={remove} />
      </Fold>
      <ChosenPictures pictures={pictures} onRemove={remove} />
      {fault && (
        <p role="alert" className={clsx(text.small, text.bad)}>
          {fault}
        </p>
      )}
    </>
  );
}
