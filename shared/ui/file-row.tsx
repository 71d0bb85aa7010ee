import { FileAudio, FileImage, FileText, FileVideo, type LucideIcon, RotateCw, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { kindOf } from '../contracts/upload-rules';
import styles from './file-row.module.css';
import { formatBytes } from './format-number';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { Progress } from './progress';
import type { ChosenFile } from './use-file-uploads';
import { usePassedFocus } from './use-passed-focus';

export interface FileRowProps {
  chosen: ChosenFile;
  onRetry: () => void;
  onRemove: () => void;
}

const PHASES: Record<ChosenFile['state'], string> = {
  sending: 'Sending',
  waiting: 'Connection lost, goes on when it is back',
  sent: 'Sent',
  failed: 'Not sent',
  refused: 'Not taken',
};

/** A chosen file with its progress, and buttons to cancel, retry or remove it. */
export function FileRow({ chosen, onRetry, onRemove }: FileRowProps) {
  const { file, state, percent, error } = chosen;
  const moving = state === 'sending' || state === 'waiting';
  const row = useRef<HTMLDivElement>(null);
  usePassedFocus(row);
  return (
    <div ref={row} className={styles.row} data-state={state}>
      <Progress
        label={file.name}
        phase={PHASES[state]}
        value={moving ? percent : null}
        detail={formatBytes(file.size)}
        media={<Preview file={file} />}
        cancel={
          <span className={styles.acts}>
            {state === 'failed' && (
              <IconButton icon={RotateCw} label={`Send ${file.name} again`} size="sm" onClick={onRetry} />
            )}
            <IconButton icon={X} label={`${moving ? 'Cancel' : 'Remove'} ${file.name}`} size="sm" onClick={onRemove} />
          </span>
        }
      />
      {error && (state === 'failed' || state === 'refused') && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** Thumbnail of a picture; an icon for other types. */
function Preview({ file }: { file: File }) {
  const [address, setAddress] = useState<string | null>(null);
  const isPicture = file.type.startsWith('image/') && file.type !== 'image/svg+xml';
  useEffect(() => {
    if (!isPicture) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file, isPicture]);
  if (address) return <img className={styles.preview} src={address} alt="" onError={() => setAddress(null)} />;
  return <Icon of={iconOf(file)} />;
}

function iconOf(file: File): LucideIcon {
  if (file.type.startsWith('image/')) return FileImage;
  if (file.type.startsWith('video/')) return FileVideo;
  return kindOf('text-file', file) ? FileText : FileAudio;
}
