import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import frame from './panel.module.css';
import styles from './x.module.css';

interface XScreensProps {
  /** Note below the preview. */
  note: string;
  /** The posts, as list items. */
  children: ReactNode;
}

/** A preview of X in both of its themes. */
export function XScreens({ note, children }: XScreensProps) {
  return (
    <section className={frame.panel} aria-label="On X">
      <h3 className={text.h}>On X</h3>
      <div className={clsx(frame.themes, frame.pair)}>
        {(['light', 'dark'] as const).map((theme) => (
          <figure key={theme} className={styles.screen} data-theme={theme}>
            <ol className={styles.posts}>{children}</ol>
          </figure>
        ))}
      </div>
      <p className={clsx(text.tiny, text.faint)}>{note} Name and account are samples.</p>
    </section>
  );
}

/** Explains X's count below posts. */
export const COUNTED = 'Counted as X counts: an emoji or a Chinese, Japanese or Korean sign 2, a link 23.';
