import { addressOf } from '@flint/shared/api/address';
import type { GeneratedMedia } from '@flint/shared/contracts/generated-media';
import { downloadItem, type LibraryMedia } from '@flint/shared/contracts/library';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { Icon } from '@flint/shared/ui/icon';
import text from '@flint/shared/ui/text.module.css';
import { Download } from 'lucide-react';
import { useId } from 'react';
import styles from './details.module.css';

const ROLES: Readonly<Record<GeneratedMedia['role'], string>> = {
  video: 'Video',
  audio: 'Sound',
  stem: 'Stem',
  midi: 'Score (MIDI)',
  subtitles: 'Subtitles',
};

/** Downloads the file and its accompanying files. */
export function MediaFiles({ item }: { item: LibraryMedia }) {
  const title = useId();
  return (
    <section className={styles.part} aria-labelledby={title}>
      <h3 id={title} className={text.small}>
        <strong>Download</strong>
      </h3>
      <div className={styles.files}>
        <ButtonLink
          variant="line"
          reloadDocument
          href={addressOf(downloadItem, { params: { id: item.id }, query: {} })}
        >
          <Icon of={Download} small />
          {ROLES[item.media.role]}
        </ButtonLink>
        {item.parts.map((part) => (
          <ButtonLink key={part.id} variant="line" size="sm" reloadDocument href={`${part.url}&download=1`}>
            <Icon of={Download} small />
            {part.name ? `${ROLES[part.role]}: ${part.name}` : ROLES[part.role]}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}
