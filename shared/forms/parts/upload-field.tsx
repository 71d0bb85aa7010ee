import { type Announce, sendUpload } from '@flint/shared/api/send-upload';
import { ChoosePicture } from '@flint/shared/orders/parts/choose-picture';
import { useViewer } from '@flint/shared/orders/use-viewer';
import type { Field as ToolField } from '@flint/shared/tools/fields';
import { FileDrop } from '@flint/shared/ui/file-drop';
import { IconButton } from '@flint/shared/ui/icon-button';
import text from '@flint/shared/ui/text.module.css';
import { useFileUploads } from '@flint/shared/ui/use-file-uploads';
import { usePassedFocus } from '@flint/shared/ui/use-passed-focus';
import clsx from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { SentFile } from '../form-values';
import styles from './form.module.css';

interface UploadFieldProps {
  field: Extract<ToolField, { type: 'upload' }>;
  value: SentFile | null;
  fault: string | undefined;
  /** Asks for the address to send it to; by default by the general call. */
  announce?: Announce | undefined;
  onChange: (value: SentFile | null) => void;
}

const PURPOSES = { picture: 'source-image', recording: 'recording', 'text-file': 'text-file' } as const;

/** A file, uploaded as soon as it is chosen; the form stores its name and upload id. */
export function UploadField({ field, value, fault, announce, onChange }: UploadFieldProps) {
  const { viewer } = useViewer();
  const purpose = PURPOSES[field.accepts];
  const uploads = useFileUploads({
    purpose,
    send: (file, options) => sendUpload(purpose, file, { ...options, announce }),
  });

  // Finished uploads go into the form, so that they survive a reload.
  const arrived = uploads.files.find(({ uploadId }) => uploadId !== undefined);
  useEffect(() => {
    if (!arrived?.uploadId) return;
    onChange({ id: arrived.uploadId, name: arrived.file.name });
    uploads.remove(arrived.id);
  });

  return (
    <div className={styles.upload}>
      {value ? (
        <Sent label={field.label} name={value.name} onRemove={() => onChange(null)} />
      ) : (
        <FileDrop label={field.label} uploads={uploads} disabled={viewer === 'guest'} />
      )}
      {field.accepts === 'picture' && (
        <ChoosePicture chosen={value ? [value.id] : []} onChoose={({ id, name }) => onChange({ id, name })} />
      )}
      {!value && field.help && <p className={clsx(text.tiny, text.faint)}>{field.help}</p>}
      {!value && viewer === 'guest' && <p className={clsx(text.small, text.soft)}>Sign in to send files.</p>}
      {fault && (
        <p role="alert" className={clsx(text.small, text.bad)}>
          {fault}
        </p>
      )}
    </div>
  );
}

function Sent({ label, name, onRemove }: { label: string; name: string; onRemove: () => void }) {
  const row = useRef<HTMLDivElement>(null);
  usePassedFocus(row);
  return (
    <div ref={row} className={styles.sent}>
      <p className={text.small}>{label}</p>
      <p className={clsx(text.small, text.strong, text.clip)}>{name}</p>
      <IconButton icon={X} size="sm" label={`Remove ${name}`} onClick={onRemove} />
    </div>
  );
}
