import { sendUpload } from '@flint/shared/api/send-upload';
import { BRAND_LIMITS } from '@flint/shared/contracts/brand-limits';
import { ChoosePicture } from '@flint/shared/orders/parts/choose-picture';
import { FileDrop } from '@flint/shared/ui/file-drop';
import { IconButton } from '@flint/shared/ui/icon-button';
import text from '@flint/shared/ui/text.module.css';
import { useFileUploads } from '@flint/shared/ui/use-file-uploads';
import clsx from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { smallCopy } from '../../pictures/small-copy';
import { Thumb } from '../../pictures/thumb';
import { PREVIEW } from '../preview-size';
import type { BrandForm } from './brand-form';
import styles from './form.module.css';

type References = BrandForm['references'];

interface ReferencesFieldProps {
  references: References;
  error: string | undefined;
  onChange: (references: References) => void;
}

/** Pictures that show the brand's style. */
export function ReferencesField({ references, error, onChange }: ReferencesFieldProps) {
  const room = BRAND_LIMITS.references - references.length;
  const copies = useRef(new Map<string, string | null>());
  const uploads = useFileUploads({
    purpose: 'source-image',
    max: Math.max(1, room),
    async send(file, options) {
      const [uploadId, src] = await Promise.all([sendUpload('source-image', file, options), smallCopy(file, PREVIEW)]);
      copies.current.set(uploadId, src);
      return uploadId;
    },
  });
  const arrived = uploads.files.find(({ uploadId }) => uploadId !== undefined);
  useEffect(() => {
    const id = arrived?.uploadId;
    if (!arrived || id === undefined) return;
    if (room > 0) onChange([...references, { id, src: copies.current.get(id) ?? null }]);
    uploads.remove(arrived.id);
  });

  return (
    <>
      <FileDrop label="Reference pictures" uploads={uploads} disabled={room <= 0} />
      <ChoosePicture
        max={BRAND_LIMITS.references}
        chosen={references.map(({ id }) => id)}
        full={room <= 0}
        onChoose={({ id, src }) => onChange([...references, { id, src }])}
        onRemove={(id) => onChange(references.filter((one) => one.id !== id))}
      />
      {room <= 0 && <p className={clsx(text.small, text.soft)}>{BRAND_LIMITS.references} at most.</p>}
      {references.length > 0 && (
        <ul className={styles.references} aria-label="Reference pictures">
          {references.map(({ id, src }, at) => (
            <li key={id}>
              <Thumb key={src} src={src} alt={`Reference ${at + 1}`} />
              <IconButton
                icon={X}
                size="sm"
                variant="line"
                label={`Remove reference ${at + 1}`}
                className={styles.removeReference}
                onClick={() => onChange(references.filter((one) => one.id !== id))}
              />
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p role="alert" className={clsx(text.small, text.bad)}>
          {error}
        </p>
      )}
    </>
  );
}
