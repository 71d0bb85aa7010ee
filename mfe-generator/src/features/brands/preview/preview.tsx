import { Segmented } from '@flint/shared/ui/segmented';
import text from '@flint/shared/ui/text.module.css';
import { useState } from 'react';
import type { BrandForm } from '../form/brand-form';
import { BioPreview } from './bio-preview';
import { lookOf } from './look-of';
import { PostPreview } from './post-preview';
import styles from './preview.module.css';
import { ThumbnailPreview } from './thumbnail-preview';

const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** Scrollable regions must be focusable for the keyboard, which not every browser ensures. */
const FOCUSABLE = { tabIndex: 0 };

/** Live preview of a post, a thumbnail and a bio of the brand. */
export function Preview({ form }: { form: BrandForm }) {
  const [theme, setTheme] = useState<(typeof THEMES)[number]['value']>('light');
  const look = lookOf(form, theme);
  return (
    <aside className={styles.preview} aria-label="Preview">
      <div className={styles.head}>
        <h2 className={text.h}>Preview</h2>
        <Segmented label="Preview in" segments={THEMES} value={theme} onChange={setTheme} />
      </div>
      <section className={styles.stage} aria-label="Post, thumbnail and bio" data-theme={theme} {...FOCUSABLE}>
        <PostPreview form={form} look={look} />
        <ThumbnailPreview form={form} look={look} />
        <BioPreview form={form} look={look} />
      </section>
    </aside>
  );
}
