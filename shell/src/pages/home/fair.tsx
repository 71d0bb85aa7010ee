import { Bill } from '@flint/shared/ui/bill';
import { formatCredits } from '@flint/shared/ui/format-number';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import styles from './fair.module.css';
import section from './section.module.css';
import { SHOWCASE } from './showcase';
import { ShowcasePicture } from './showcase-picture';

const LINES = [
  { label: 'You press Generate for four pictures', value: '4 held' },
  { label: 'Three pictures arrive', value: '3 taken' },
  { label: 'The fourth fails', value: '1 returned' },
];

/** Explains how credits are returned after a failure. */
export function Fair() {
  const piece = SHOWCASE.find(({ file }) => file === 'pears');
  return (
    <section className={clsx(section.section, section.band, styles.fair)}>
      {piece && <ShowcasePicture piece={piece} className={styles.picture} sizes="(max-width: 64rem) 100vw, 42vw" />}
      <div className={styles.text}>
        <h2 className={text.d3}>If it fails, you pay nothing</h2>
        <p className={text.lead}>
          Credits are held when a job starts and taken only when it delivers. If it fails or you cancel it, they return
          on their own, and your history says so.
        </p>
        <div className={styles.bill}>
          <Bill lines={LINES} sum={{ label: 'You paid', value: formatCredits(3) }} />
        </div>
      </div>
    </section>
  );
}
