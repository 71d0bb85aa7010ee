import { FileRow } from '@flint/shared/ui/file-row';
import styles from './composer.module.css';
import { RecordingState } from './recording-state';
import type { Attachments } from './use-attachments';

/** The attachments of the unsent message, with their progress and actions. */
export function PendingFiles({ attachments }: { attachments: Attachments }) {
  const { files, fault, retry, remove, keep } = attachments;
  return (
    <>
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      {files.length > 0 && (
        <ul className={styles.files} aria-label="Files to send">
          {files.map((file) => (
            <li key={file.chosen.id}>
              <FileRow chosen={file.chosen} onRetry={() => retry(file)} onRemove={() => remove(file)} />
              {file.kind === 'audio' && <RecordingState file={file} onAttached={keep} />}
              {file.attachment?.state === 'failed' && (
                <p className={styles.fault} role="alert">
                  {file.attachment.message ?? 'This file cannot be used.'}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
