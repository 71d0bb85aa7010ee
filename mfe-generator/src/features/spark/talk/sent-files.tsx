import type { SparkAttachment } from '@flint/shared/contracts/spark-attachments';
import { Icon } from '@flint/shared/ui/icon';
import { FileAudio, FileText } from 'lucide-react';
import styles from './message.module.css';

/** A message's attachments: pictures as thumbnails, others by their text. */
export function SentFiles({ attachments }: { attachments: readonly SparkAttachment[] }) {
  if (attachments.length === 0) return null;
  return (
    <ul className={styles.files} aria-label="Files">
      {attachments.map((file) => (
        <li key={file.id}>
          {file.url ? <img src={file.url} alt={file.name} loading="lazy" /> : <ReadFile file={file} />}
        </li>
      ))}
    </ul>
  );
}

function ReadFile({ file: { kind, name, text } }: { file: SparkAttachment }) {
  const what = (
    <>
      <Icon of={kind === 'audio' ? FileAudio : FileText} small />
      <span>{name}</span>
    </>
  );
  if (text === null) return <span className={styles.file}>{what}</span>;
  return (
    <details className={styles.fileText}>
      <summary className={styles.file}>{what}</summary>
      <p>{text}</p>
    </details>
  );
}
