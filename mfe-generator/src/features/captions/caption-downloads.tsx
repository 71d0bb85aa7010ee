import { fileName } from '@flint/shared/contracts/download-name';
import type { Segment } from '@flint/shared/contracts/speech';
import { TRANSCRIPT_FILES, TRANSCRIPT_FORMATS } from '@flint/shared/contracts/transcript-export';
import styles from '@flint/shared/orders/parts/stream.module.css';
import { saveFile } from '@flint/shared/orders/save-file';
import { Button } from '@flint/shared/ui/button';
import { Icon } from '@flint/shared/ui/icon';
import { Download } from 'lucide-react';

interface CaptionDownloadsProps {
  /** Its source, for the file name. */
  title: string;
  tail: string | null;
  segments: readonly Segment[];
  /** Length of the sound. */
  seconds?: number | undefined;
}

/** Downloads the spoken text as plain text or captions. Generated in the browser from the run's output. */
export function CaptionDownloads({ title, tail, segments, seconds }: CaptionDownloadsProps) {
  return (
    <ul className={styles.acts} aria-label="Download the words">
      {TRANSCRIPT_FORMATS.map((format) => {
        const { extension, contentType, write } = TRANSCRIPT_FILES[format];
        const save = () => saveFile(fileName(title, tail, extension), contentType, write(segments, seconds));
        return (
          <li key={format}>
            <Button size="sm" variant="line" aria-label={`Download ${format.toUpperCase()}`} onClick={save}>
              <Icon of={Download} small />
              {format.toUpperCase()}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
