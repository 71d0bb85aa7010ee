import { BrandMark } from '../brand-mark';
import type { BrandForm } from '../form/brand-form';
import type { Look } from './look-of';
import styles from './preview.module.css';
import { wordsOf } from './words-of';

export interface PreviewProps {
  form: BrandForm;
  look: Look;
}

/** Preview of a post of the brand. */
export function PostPreview({ form, look }: PreviewProps) {
  const { name, handle, post, hashtags } = wordsOf(form);
  const picture = form.references[0]?.src;
  return (
    <figure className={styles.sheet}>
      <figcaption className={styles.caption}>Post</figcaption>
      <div className={styles.poster}>
        <BrandMark name={name} logoUrl={form.logo?.src ?? null} colour={look.primary} size="sm" round />
        <span>
          <strong>{name}</strong>
          <small>{handle}</small>
        </span>
      </div>
      <div className={styles.picture} style={{ background: look.primary }}>
        {picture ? (
          <img src={picture} alt="" />
        ) : (
          <>
            <span style={{ background: look.accent }} />
            <span style={{ background: look.onPrimary }} />
          </>
        )}
      </div>
      <p className={styles.words}>{post}</p>
      {hashtags.length > 0 && (
        <p className={styles.tags} style={{ color: look.link }}>
          {hashtags.join(' ')}
        </p>
      )}
    </figure>
  );
}
