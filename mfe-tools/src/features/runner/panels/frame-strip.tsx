import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './instagram.module.css';

export interface Frame {
  /** Its number or its time. */
  readonly lead: string;
  readonly words: string;
  readonly below?: string;
  /** Content below the text, such as a sticker. */
  readonly extra?: ReactNode;
}

interface FrameStripProps {
  label: string;
  shape: 'slide' | 'upright';
  frames: readonly Frame[];
  /** Index of the selected frame. */
  chosen: number;
}

/** Scrollable regions must be focusable for the keyboard, which not every browser ensures. */
const FOCUSABLE = { tabIndex: 0 };

/** Room for the selection's outline, in pixels. */
const EDGE = 4;

/** Frames in order with their texts, to swipe or tap through. */
export function FrameStrip({ label, shape, frames, chosen }: FrameStripProps) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const frame = strip.current?.querySelectorAll<HTMLElement>('li')[chosen];
    // Scrolls only the strip, not the page.
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
