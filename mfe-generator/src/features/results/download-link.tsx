import { downloadName } from '@flint/shared/contracts/download-name';
import type { GeneratedImage } from '@flint/shared/contracts/generated-image';
import { Icon } from '@flint/shared/ui/icon';
import { Download } from 'lucide-react';
import styles from './results.module.css';

/** Downloads one picture. */
export function DownloadLink({ image, place }: { image: GeneratedImage; place: number }) {
  const name = `Download picture ${place}`;
  return (
    <a className={styles.download} href={image.url} download={downloadName(image)} aria-label={name} title={name}>
      <Icon of={Download} small />
    </a>
  );
}
