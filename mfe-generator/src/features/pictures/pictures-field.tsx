import { sendUpload } from '@flint/shared/api/send-upload';
import { ChoosePicture } from '@flint/shared/orders/parts/choose-picture';
import { useViewer } from '@flint/shared/orders/use-viewer';
import { FileDrop } from '@flint/shared/ui/file-drop';
import text from '@flint/shared/ui/text.module.css';
import { useFileUploads } from '@flint/shared/ui/use-file-uploads';
import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { AddressField } from './address-field';
import { type Chosen, chosenOfLibrary } from './chosen';
import { ChosenPictures } from './chosen-pictures';
import { smallCopy } from './small-copy';

const THUMBNAIL = { side: 96, quality: 0.8 };

interface PicturesFieldProps {
  label: string;
  pictures: readonly Chosen[];
  /** Maximum number of pictures. */
  max: number;
  fault: string | undefined;
  onChange: (pictures: Chosen[]) => void;
}

/** Chooses pictures: uploads, URLs, or pictures of the library. */
export function PicturesField({ label, pictures, max, fault, onChange }: PicturesFieldProps) {
  const { viewer } = useViewer();
  const room = max - pictures.length;
  const add = (picture: Chosen) => {
    if (room > 0 && pictures.every(({ ref }) => ref !== picture.ref)) onChange([...pictures, picture]);
  };
  const remove = (ref: string) => onChange(pictures.filter((one) => one.ref !== ref));
  const uploads = usePictureUploads(Math.max(1, room), add);

  return (
    <>
      {room > 0 ? (
        <>
          <FileDrop label={label} uploads={uploads} disabled={viewer === 'guest'} />
          {viewer === 'guest' && <p className={clsx(text.small, text.soft)}>Sign in to send files.</p>}
          <AddressField fault={fault} onAdd={add} />
        </>
      ) : (
        <p className={clsx(text.small, text.strong)}>{label}</p>
      )}
      <ChoosePicture
        max={max}
        chosen={pictures.map(({ ref }) => ref)}
        full={room <= 0}
        onChoose={(picture) => (max === 1 ? onChange([chosenOfLibrary(picture)]) : add(chosenOfLibrary(picture)))}
        onRemove={remove}
      />
      <ChosenPictures pictures={pictures} onRemove={remove} />
    </>
  );
}

/** Uploads in progress; finished ones join the chosen pictures. */
function usePictureUploads(max: number, onArrived: (picture: Chosen) => void) {
  const seen = useRef(new Map<string, string | null>());
  const uploads = useFileUploads({
    purpose: 'source-image',
    max,
    async send(file, options) {
      const [id, src] = await Promise.all([sendUpload('source-image', file, options), smallCopy(file, THUMBNAIL)]);
      seen.current.set(id, src);
      return id;
    },
  });
  const arrived = uploads.files.find(({ uploadId }) => uploadId !== undefined);
  useEffect(() => {
    if (!arrived?.uploadId) return;
    const { id, uploadId, file } = arrived;
    onArrived({ ref: uploadId, name: file.name, src: seen.current.get(uploadId) ?? null });
    uploads.remove(id);
  });
  return uploads;
}
