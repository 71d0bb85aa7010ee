import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
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
  /** The one that is looked at. */
  chosen: number;
}

/** What scrolls must be reachable by keyboard, which not every browser sees to. */
const FOCUSABLE = { tabIndex: 0 };

/** Room for the line around the one that is looked at, in pixels. */
const EDGE = 4;

/** Pictures in order, side by side, with the words that stand on them: to be swiped or tapped through. */
export function FrameStrip({ label, shape, frames, chosen }: FrameStripProps) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const frame = strip.current?.querySelectorAll<HTMLElement>('li')[chosen];
    // Sideways alone: the page stays where its reader is.
    if (frame && strip.current) strip.current.scrollLeft = frame.offsetLeft - strip.current.offsetLeft - EDGE;
  }, [chosen]);
  return (
    <section ref={strip} className={styles.strip} aria-label={label} {...FOCUSABLE}>
      <ol className={styles.frames}>
        {frames.map(({ lead, words, below, extra }, at) => (
          <li key={lead} data-chosen={at === chosen || undefined} className={clsx(styles.frame, styles[shape])}>
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
