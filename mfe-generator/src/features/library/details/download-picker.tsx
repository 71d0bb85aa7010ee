import { addressOf } from '@flint/shared/api/address';
import { downloadName } from '@flint/shared/contracts/download-name';
import {
  DOWNLOAD_QUALITY_DEFAULT,
  type DownloadFormat,
  downloadItem,
  type LibraryPicture,
} from '@flint/shared/contracts/library';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { Icon } from '@flint/shared/ui/icon';
import { Segmented } from '@flint/shared/ui/segmented';
import text from '@flint/shared/ui/text.module.css';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import styles from './details.module.css';

const FORMATS = [
  { value: 'png', label: 'PNG' },
  { value: 'jpeg', label: 'JPEG' },
  { value: 'webp', label: 'WebP' },
] as const satisfies readonly { value: DownloadFormat; label: string }[];

/** Downloads the picture in a format and, where it has one, a quality. */
export function DownloadPicker({ item }: { item: LibraryPicture }) {
  const [format, setFormat] = useState<DownloadFormat>('png');
  const [quality, setQuality] = useState(DOWNLOAD_QUALITY_DEFAULT);
  const id = useId();
  const exact = format === 'png';
  const query = exact ? { format } : { format, quality };
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={text.small}>
        <strong>Download</strong>
      </h3>
      <div className={styles.formats}>
        <Segmented label="Format" segments={FORMATS} value={format} onChange={setFormat} />
        <ButtonLink
          variant="line"
          reloadDocument
          href={addressOf(downloadItem, { params: { id: item.id }, query })}
          download={downloadName({ ...item.image, content_type: `image/${format}` })}
        >
          <Icon of={Download} small />
          Download
        </ButtonLink>
      </div>
      {exact ? (
        <p className={styles.hint}>Every pixel as it is kept.</p>
      ) : (
        <label className={styles.quality}>
          <span>Quality</span>
          <input
            type="range"
            min={1}
            max={100}
            value={quality}
            onChange={(event) => setQuality(event.target.valueAsNumber)}
          />
          <output className={styles.number}>{quality}</output>
        </label>
      )}
    </section>
  );
}
