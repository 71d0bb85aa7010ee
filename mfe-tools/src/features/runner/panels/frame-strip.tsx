import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './instagram.module.css';

export interface Frame {
  /** Its place or its time. */
  readonly lead: string;
  readonly words: string;
  readonly below?: string;
  /** What stands below the words, such as a sticker. */
  readonly extra?: ReactNode;
}

interface FrameStripProps {
  label: string;
  shape: 'slide' | 'upright';
  frames: readonly Frame[];
}

/** What scrolls must be reachable by keyboard, which not every browser sees to. */
const FOCUSABLE = { tabIndex: 0 };

/** Pictures in order, side by side, with the words that stand on them: to be swiped or tapped through. */
export function FrameStrip({ label, shape, frames }: FrameStripProps) {
  return (
    <section className={styles.strip} aria-label={label} {...FOCUSABLE}>
      <ol className={styles.frames}>
        {frames.map(({ lead, words, below, extra }) => (
          <li key={lead} className={clsx(styles.frame, styles[shape])}>
            <span className={styles.lead}>{lead}</span>
            {words && <p className={styles.words}>{words}</p>}
            {below && <p className={styles.below}>{below}</p>}
            {extra}
          </li>
        ))}
      </ol>
    </section>
  );
}
