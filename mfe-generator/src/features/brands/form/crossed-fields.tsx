import text from '@flint/shared/ui/text.module.css';
import type { BrandForm } from './brand-form';
import styles from './form.module.css';
import type { Crossed } from './use-crossed';

const LABELS: Record<keyof BrandForm, string> = {
  ...{ name: 'Name', description: 'Description', tone: 'Tone', audience: 'Audience', logo: 'Logo' },
  ...{ primaryColor: 'Primary colour', palette: 'Palette', hashtags: 'Hashtags', wordsToUse: 'Words to use' },
  ...{ wordsToAvoid: 'Words to avoid', samplePosts: 'Sample posts', references: 'Reference pictures' },
};

/** Both values of fields that two edits have changed: saving again keeps the viewer's. */
export function CrossedFields({ crossed }: { crossed: readonly Crossed[] }) {
  return (
    <div className={text.small}>
      <p>Save again to keep yours. Discard to keep what is saved.</p>
      <dl className={styles.crossed}>
        {crossed.map(({ field, yours, saved }) => (
          <div key={field}>
            <dt>{LABELS[field]}</dt>
            <dd>Yours: {inWords(yours)}</dd>
            <dd>Saved: {inWords(saved)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function inWords(value: BrandForm[keyof BrandForm]): string {
  if (typeof value === 'string') return value.trim() || 'empty';
  if (value === null) return 'none';
  if (!Array.isArray(value)) return 'another file';
  const words = value.filter((each) => typeof each === 'string');
  return words.length > 0 ? words.join(', ') : `${value.length} entries`;
}
