import { BrandMark } from '../brand-mark';
import type { PreviewProps } from './post-preview';
import styles from './preview.module.css';
import { wordsOf } from './words-of';

/** Preview of a thumbnail of the brand, 16:9. */
export function ThumbnailPreview({ form, look }: PreviewProps) {
  const { name, title } = wordsOf(form);
  return (
    <figure className={styles.sheet}>
      <figcaption className={styles.caption}>Thumbnail</figcaption>
      <div className={styles.thumbnail} style={{ background: look.primary, color: look.onPrimary }}>
        <p>{title}</p>
        <span className={styles.bar} style={{ background: look.accent }} />
        <span className={styles.corner}>
          <BrandMark name={name} logoUrl={form.logo?.src ?? null} colour={look.accent} size="sm" />
        </span>
      </div>
    </figure>
  );
}
