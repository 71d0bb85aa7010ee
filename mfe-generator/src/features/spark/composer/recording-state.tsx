import { toMessage } from '@flint/shared/api/message';
import { readAttachment, type SparkAttachment } from '@flint/shared/contracts/spark-attachments';
import { useQuote } from '@flint/shared/orders/use-quote';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { Button } from '@flint/shared/ui/button';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from './composer.module.css';
import { attach, type PendingFile } from './use-attachments';

/** Poll interval of a running transcription, in milliseconds. */
const AGAIN_MS = 1_000;

interface RecordingStateProps {
  file: PendingFile;
  onAttached: (uploadId: string, attachment: SparkAttachment) => void;
}

/** A recording attachment is transcribed: shows the price before it is ordered, then the progress. */
export function RecordingState({ file: { chosen, attachment }, onAttached }: RecordingStateProps) {
  const { uploadId } = chosen;
  const { quote, error } = useQuote(uploadId && !attachment ? { upload_id: uploadId } : null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  useRead(uploadId, attachment, onAttached);

  const press = async () => {
    if (!uploadId || busy) return;
    setBusy(true);
    setFault(null);
    try {
      onAttached(uploadId, await attach(uploadId, 'audio'));
    } catch (failure) {
      setFault(toMessage(failure));
    }
    setBusy(false);
  };
  if (attachment?.state === 'reading') return <p className={styles.hint}>Being transcribed</p>;
  if (attachment) return <p className={styles.hint}>{attachment.state === 'ready' && `Heard: ${attachment.text}`}</p>;
  return (
    <div className={styles.hint}>
      <p>Will be transcribed: Spark reads what is said in it.</p>
      {quote && (
        <Button size="sm" variant="ember" price={quote.price} busy={busy} onClick={press}>
          Transcribe
        </Button>
      )}
      {(fault ?? error) && <p role="alert">{fault ?? error}</p>}
    </div>
  );
}

/** Polls a recording while it is being transcribed. */
function useRead(
  uploadId: string | undefined,
  attachment: SparkAttachment | undefined,
  onRead: RecordingStateProps['onAttached'],
) {
  const take = useEffectEvent(onRead);
  const id = attachment?.state === 'reading' ? attachment.id : undefined;
  const { data } = useResource(id === undefined ? null : attachmentOf(id));
  const read = data?.attachment;
  useEffect(() => {
    if (uploadId !== undefined && read && read.state !== 'reading') take(uploadId, read);
  }, [uploadId, read]);
}

const attachmentOf = (id: string) =>
  callResource(
    readAttachment,
    { params: { id } },
    { again: (read) => (read === undefined || read.attachment.state === 'reading' ? AGAIN_MS : undefined) },
  );
