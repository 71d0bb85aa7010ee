import { fileName } from '@flint/shared/contracts/download-name';
import type { GeneratedMedia } from '@flint/shared/contracts/generated-media';
import { DownloadLink } from '@flint/shared/ui/download-link';
import styles from './music.module.css';
import { capitalised } from './words';

interface FilesProps {
  title: string;
  seed: number;
  media: readonly GeneratedMedia[];
}

/** Downloads of a piece: itself, its stems, its notes. */
export function Files({ title, seed, media }: FilesProps) {
  return (
    <ul className={styles.files} aria-label="Downloads">
      {media.map((file) => (
        <li key={file.id}>
          <DownloadLink
            variant="line"
            href={file.url}
            name={fileName(title, file.name ? `${seed}-${file.name}` : seed, extensionOf(file), 'piece')}
          >
            {labelOf(file)}
          </DownloadLink>
        </li>
      ))}
    </ul>
  );
}

const ENDINGS: Record<string, string> = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/midi': 'mid',
};

function extensionOf({ contentType }: GeneratedMedia): string {
  return ENDINGS[contentType] ?? contentType.split('/')[1] ?? 'bin';
}

function labelOf(file: GeneratedMedia): string {
  if (file.role === 'midi') return 'MIDI';
  return file.name ? capitalised(file.name) : extensionOf(file).toUpperCase();
}
