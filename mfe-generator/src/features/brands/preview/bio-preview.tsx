import { BrandMark } from '../brand-mark';
import type { PreviewProps } from './post-preview';
import styles from './preview.module.css';
import { BIO_MAX, wordsOf } from './words-of';

/** Preview of the brand's profile header on a platform. */
export function BioPreview({ form, look }: PreviewProps) {
  const { name, handle, bio, hashtags } = wordsOf(form);
  return (
    <figure className={styles.sheet}>
      <figcaption className={styles.caption}>
        Bio · {bio.length} / {BIO_MAX}
      </figcaption>
      <div className={styles.bio}>
        <BrandMark name={name} logoUrl={form.logo?.src ?? null} colour={look.primary} size="lg" round />
        <div>
          <strong>{name}</strong>
          <small>{handle}</small>
          <p>{bio}</p>
          {hashtags[0] && <p style={{ color: look.link }}>{hashtags[0]}</p>}
          <span className={styles.follow} style={{ background: look.primary, color: look.onPrimary }}>
            Follow
          </span>
        </div>
      </div>
    </figure>
  );
}
